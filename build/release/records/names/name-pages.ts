import type { PageEntry, PageFacts } from '../../../../worker/model/records/manifest.ts';
import type { PageFrames } from '../../../../worker/model/records/page-frames.ts';
import { memoize } from '../../../base/cache/memo.ts';
import type { CompiledPage } from '../../../page/compiled-page.ts';
import { absoluteLinks } from '../../../page/text/markdown/absolute-links.ts';
import type { CompiledSite } from '../../../site/compile-site.ts';
import { checksum, validatorHash } from '../content-hash.ts';
import type { RecordSource } from '../lazy-records.ts';
import type { PageText } from '../pack-texts.ts';
import { namePageRecord, type PageParts, toPageRecord } from '../pages/page-record.ts';

interface NamedPages {
  readonly entries: ReadonlyMap<string, PageEntry>;
  readonly records: readonly (readonly [key: string, source: RecordSource])[];
  /** The Markdown of each page, by path. */
  readonly texts: ReadonlyMap<string, PageText>;
}

/**
 * Assigns each page the key of its record and its validator. The key depends on the stored content. The validator
 * depends on the article and on what the frame shows, so a changed label in another page's frame changes no record.
 */
export function namePages(
  { pages, frame: { origin } }: CompiledSite,
  facts: ReadonlyMap<string, PageFacts>,
  frames: PageFrames,
): NamedPages {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const entries = new Map<string, PageEntry>();
  const records: [string, RecordSource][] = [];
  const texts = new Map<string, PageText>();
  for (const [path, own] of facts) {
    const page = byPath.get(path);
    if (page === undefined) continue;
    const { article, record } = hashPage(page)(origin);
    entries.set(path, { ...own, key: record.key, validator: validatorHash(article, frames.describe(path, own)) });
    records.push([record.key, () => toPageRecord(toParts(page, origin), record)]);
    texts.set(path, { path, ...record.markdown, read: () => toParts(page, origin).markdown });
  }
  return { entries, records, texts };
}

/** The hashes of a page's article and record, whose links begin with the origin. */
const hashPage = memoize((page: CompiledPage) =>
  memoize((origin: string) => ({ article: checksum(page.article), record: namePageRecord(toParts(page, origin)) })),
);

/** The page as it is stored: links within the site begin with the origin. */
function toParts({ article, markdown, tryIt }: CompiledPage, origin: string): PageParts {
  return { article, markdown: Buffer.from(absoluteLinks(new TextDecoder().decode(markdown), origin)), tryIt };
}
