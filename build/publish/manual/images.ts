import { canonicalPath, hrefToPath } from '../../../worker/model/path.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';

/** Media types of images by the end of their names. */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
};

export interface SiteImage {
  /** Path in the site. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The image of the site at an address in its pages; null for any other, because a document loads nothing. */
export function findImage(src: string, { frame, files }: Pick<CompiledSite, 'frame' | 'files'>): SiteImage | null {
  const root = frame.origin;
  if (!URL.canParse(src, root)) return null;
  const url = new URL(src, root);
  if (url.origin !== root) return null;
  const path = hrefToPath(frame.base, url.pathname) ?? originalPath(url.pathname, frame);
  const bytes = path === null ? undefined : (files.get(path) ?? files.get(canonicalPath(path) ?? path));
  const type = TYPES[(path ?? '').slice((path ?? '').lastIndexOf('.') + 1).toLowerCase()];
  return path === null || bytes === undefined || type === undefined ? null : { path, type, bytes };
}

/** Languages share the images of the content. */
function originalPath(pathname: string, { languages = [] }: CompiledSite['frame']): string | null {
  const original = languages.find(({ isOriginal }) => isOriginal);
  return original === undefined ? null : hrefToPath(original.base, pathname);
}
