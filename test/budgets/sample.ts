import { resolve } from 'node:path';
import type { Release } from '../../build/release/records/make-release.ts';
import { page as pageEn } from '../../worker/model/messages/en.ts';
import type { PageKind } from '../../worker/model/page-kinds.ts';
import type { PageEntry } from '../../worker/model/records/manifest.ts';
import { PageFrames } from '../../worker/model/records/pages/page-frames.ts';
import { renderFrame } from '../../worker/ui/frame/document.tsx';
import { readArticle } from '../bench/choose-pages.ts';
import { buildSite } from '../built-site.ts';

/** A page of the sample as it is sent. */
export interface SamplePage {
  readonly path: string;
  readonly article: string;
  /** The whole document. */
  readonly html: string;
}

/** The release of the sample site. */
export async function buildSample(): Promise<Release> {
  return (await buildSite({ contentDir: resolve('content') })).release;
}

/** Every page of a kind. */
export function pagesOf(release: Release, kind: PageKind): SamplePage[] {
  const frames = new PageFrames(release.manifest);
  return [...release.manifest.pages]
    .filter(([, page]) => page.kind === kind)
    .map(([path, page]) => toSamplePage(release, frames, path, page));
}

/** The stored bytes of a file that a page loads. */
export function fileAt({ manifest, records }: Release, path: string): Uint8Array {
  const bytes = records.get(manifest.files[path] ?? '');
  if (bytes === undefined) throw new Error(`The sample has no file at ${path}`);
  return bytes;
}

function toSamplePage(release: Release, frames: PageFrames, path: string, page: PageEntry): SamplePage {
  const article = readArticle(release, page);
  const shared = { ...release.manifest, messages: pageEn };
  return {
    path,
    article,
    // Most pages are only measured without their frame.
    get html() {
      const { before, after } = renderFrame(shared, frames.describe(path, page), (markup) => markup);
      return [...before, article, ...after].join('');
    },
  };
}
