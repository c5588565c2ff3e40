import { deflateRawSync } from 'node:zlib';
import type { PageEntry, PageFacts } from '../../worker/model/manifest.ts';
import type { PageFrames } from '../../worker/model/page-frames.ts';
import { PAGE_RECORD_FORMAT } from '../../worker/model/page-record.ts';
import { pageKey } from '../../worker/model/record-keys.ts';
import type { CompiledSite } from '../compile-site.ts';
import type { CompiledPage } from '../compiled-page.ts';
import { absoluteLinks } from './absolute-links.ts';
import { contentHash, validatorHash } from './content-hash.ts';
import type { RecordSource } from './lazy-records.ts';
import { toPageRecord } from './page-record.ts';

/** The hashes of pages. */
export type KnownHashes = WeakMap<CompiledPage, PageHashes>;

interface PageHashes {
  readonly article: string;
  /** Hash of the stored content, before the origin is added to links. */
  readonly content: string;
}

interface NamedPages {
  readonly entries: ReadonlyMap<string, PageEntry>;
  readonly records: readonly (readonly [key: string, source: RecordSource])[];
}

/**
 * Assigns each page the key of its record and its validator. The key depends on the stored content. The validator
 * depends on the article and on what the frame shows, so a changed label in another page's frame changes no record.
 */
export function namePages(
  { pages, frame: { origin } }: CompiledSite,
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
    const { article, markdown, tryIt } = page;
    const hashes = hashPage(page, known);
    const key = pageKey(contentHash(hashes.content, origin));
    entries.set(path, { ...own, key, validator: validatorHash(hashes.article, frames.describe(path, own)) });
    records.push([
      key,
      () => toPageRecord(key, { article, markdown: toAddressed(markdown, origin) }, restOf(tryIt).map(toStored)),
    ]);
  }
  return { entries, records };
}

function toAddressed(markdown: Uint8Array, origin: string): Uint8Array {
  return Buffer.from(absoluteLinks(new TextDecoder().decode(markdown), origin));
}

function hashPage(page: CompiledPage, known: KnownHashes): PageHashes {
  const memoized = known.get(page);
  if (memoized !== undefined) return memoized;
  const article = contentHash(page.article);
  const content = contentHash(PAGE_RECORD_FORMAT, article, page.markdown, ...restOf(page.tryIt));
  const hashes = { article, content };
  known.set(page, hashes);
  return hashes;
}

/** The form and responses of an operation. */
function restOf(tryIt: CompiledPage['tryIt']): Uint8Array[] {
  return tryIt === undefined ? [] : [tryIt.form, tryIt.answers];
}

/** One line per value: deflated, because schemas are repetitive, and in Base64, because records are text. */
export function toStored(json: Uint8Array): Uint8Array {
  return Buffer.from(`${deflateRawSync(json).toString('base64')}\n`);
}
