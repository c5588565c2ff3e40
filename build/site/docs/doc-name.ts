import { posix } from 'node:path';
import { canonicalPath, encodeSegment } from '../../../worker/model/path.ts';
import type { FrontMatter } from './front-matter.ts';
import { takeNumberPrefix, withoutNumberPrefixes } from './number-prefix.ts';

/** A doc's id, path and position. */
export interface DocName {
  /** `user/bills`, as used in sidebars. */
  readonly id: string;
  /** The last part of the id, which is the default title. */
  readonly name: string;
  readonly path: string;
  /** From front matter, or from the file name's number prefix. */
  readonly position: number | null;
  /** Whether the doc is the index page of its folder. */
  readonly isIndex: boolean;
  /** False if the slug in front matter is not a valid path, so the file's own path is used. */
  readonly slugIsPath: boolean;
}

/**
 * Derives a doc's name from its file relative to the docs folder, as Docusaurus 3.8 does: number prefixes determine the
 * order and are removed, an `id` keeps its folder, and `index.md`, `README.md` and `folder/folder.md` represent their
 * folder.
 */
export function nameDoc(
  relativeFile: string,
  basePath: string,
  frontMatter: Pick<FrontMatter, 'id' | 'slug' | 'sidebar_position' | 'parse_number_prefixes'>,
): DocName {
  const { dir, name: stem } = posix.parse(relativeFile);
  const numbered = frontMatter.parse_number_prefixes !== false;
  const unprefixed = numbered ? takeNumberPrefix(stem) : { name: stem, position: null };
  const folder = numbered ? withoutNumberPrefixes(dir) : dir;
  const name = frontMatter.id ?? unprefixed.name;
  const isIndex = isFolderIndex(dir, stem);
  const inFolder = (last: string): string => [folder, last].filter((part) => part !== '').join('/');
  // A file name is not part of a URL, so its `%` is literal.
  const own = canonicalPath(`${basePath}/${encodePath(isIndex ? folder : inFolder(name))}`) ?? '/';
  const given = frontMatter.slug === undefined ? own : resolveSlug(frontMatter.slug, encodePath(folder), basePath);
  return {
    id: inFolder(name),
    name,
    path: given ?? own,
    position: frontMatter.sidebar_position ?? unprefixed.position,
    isIndex,
    slugIsPath: given !== null,
  };
}

/** `guides/index`, `guides/README` and `guides/Guides` are the index page of `guides`, whatever its number prefix. */
function isFolderIndex(dir: string, stem: string): boolean {
  return ['index', 'readme', posix.basename(dir).toLowerCase()].includes(stem.toLowerCase());
}

/** A slug cannot leave the docs: `..` stops at their root. */
function resolveSlug(slug: string, folder: string, basePath: string): string | null {
  const path = canonicalPath(slug.startsWith('/') ? slug : `/${folder}/${slug}`);
  return path === null ? null : canonicalPath(basePath + path);
}

/** Encodes a path of names for a URL. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeSegment).join('/');
}
