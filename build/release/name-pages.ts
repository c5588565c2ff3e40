import type { PageEntry, PageFacts } from '../../worker/model/manifest.ts';
import type { PageFrames } from '../../worker/model/page-frames.ts';
import { PAGE_RECORD_FORMAT } from '../../worker/model/page-record.ts';
import type { PreviewCard } from '../../worker/model/preview-image.ts';
import type { CompiledSite } from '../compile-site.ts';
import type { CompiledPage } from '../compiled-page.ts';
import { contentHash, validatorHash } from './content-hash.ts';
import type { RecordSource } from './lazy-records.ts';
import { toPageRecord } from './page-record.ts';

/** The hashes of a page with an image. */
export type KnownHashes = WeakMap<CompiledPage, PageHashes>;

interface PageHashes {
  readonly image: PreviewCard | null;
  readonly article: string;
  /** KV key of the record. */
  readonly key: string;
}

export interface NamedPages {
  readonly entries: ReadonlyMap<string, PageEntry>;
  readonly records: readonly (readonly [key: string, source: RecordSource])[];
}

/**
 * Gives each page the key of its record and its validator. What is stored decides the key; the article and what the frame
 * shows of the page decide the validator, so a label that a neighbour shows changes no record.
 */
export function namePages(
  { pages, previewImages }: CompiledSite,
  facts: ReadonlyMap<string, PageFacts>,
  frames: PageFrames,
  known: KnownHashes,
): NamedPages {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const entries = new Map<string, PageEntry>();
  const records: [string, RecordSource][] = [];
  for (const [path, own] of facts) {
    const page = byPath.get(path);
    if (page === undefined) continue;
    const { article, markdown } = page;
    const image = previewImages.cards.get(path) ?? null;
    const hashes = hashPage(page, image, known);
    const { key } = hashes;
    entries.set(path, { ...own, key, validator: validatorHash(hashes.article, frames.describe(path, own)) });
    records.push([key, () => toPageRecord(key, { article, markdown, image: toJson(image) })]);
  }
  return { entries, records };
}

function hashPage(page: CompiledPage, image: PreviewCard | null, known: KnownHashes): PageHashes {
  const memoized = known.get(page);
  if (memoized?.image === image) return memoized;
  const article = contentHash(page.article);
  const key = `page/${contentHash(PAGE_RECORD_FORMAT, article, page.markdown, toJson(image))}`;
  const hashes = { image, article, key };
  known.set(page, hashes);
  return hashes;
}

function toJson(image: PreviewCard | null): Uint8Array {
  return Buffer.from(image === null ? '' : JSON.stringify(image));
}
