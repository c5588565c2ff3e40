import type { Manifest, PageEntry, PageFacts } from '../../../../worker/model/records/manifest.ts';
import { SharedTexts } from '../../../../worker/model/records/shared-texts.ts';
import { Memo, memoize } from '../../../base/cache/memo.ts';
import type { CompiledPage } from '../../../page/compiled-page.ts';
import { absoluteLinksInBytes, findSiteLinks } from '../../../page/text/markdown/absolute-links.ts';
import type { CompiledSite } from '../../../site/compiled-site.ts';
import { contentHash } from '../content-hash.ts';
import type { RecordSource } from '../lazy-records.ts';
import type { PageText } from '../pack-texts.ts';
import { namePageRecord, type PageParts, type TextFact, toFact, toPageRecord } from '../pages/page-record.ts';

interface NamedPages {
  readonly entries: ReadonlyMap<string, PageEntry>;
  readonly records: readonly (readonly [key: string, source: RecordSource])[];
  /** The Markdown of each page, by path. */
  readonly texts: ReadonlyMap<string, PageText>;
}

/**
 * Assigns each page the key of its record, which depends on the stored content. Pages that are not translated have the
 * records of their originals, and those that are the same in two versions of an API have one; the edge changes their
 * links.
 */
export function namePages(
  { pages, frame: site }: CompiledSite,
  facts: ReadonlyMap<string, PageFacts>,
  redirects: Manifest['redirects'],
): NamedPages {
  const { origin } = site;
  const shared = new SharedTexts({ site, redirects });
  // Everything besides the page that its changed links depend on.
  const links = contentHash(JSON.stringify([site, redirects]));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const entries = new Map<string, PageEntry>();
  const records: [string, RecordSource][] = [];
  const texts = new Map<string, PageText>();
  for (const [path, own] of facts) {
    const page = byPath.get(path);
    if (page === undefined) continue;
    const record = nameRecord(page)(origin);
    entries.set(path, { ...own, key: record.key });
    records.push([record.key, () => toPageRecord(toParts(page, origin), record)]);
    const read = (): Uint8Array => toParts(page, origin).markdown;
    const change = shared.changeOf(own);
    if (change === null) texts.set(path, { path, ...record.markdown, read });
    else {
      const readOther = (): Uint8Array => Buffer.from(change.markdown(new TextDecoder().decode(read())));
      texts.set(path, { path, ...otherTexts(page).get(links, () => toFact(readOther())), read: readOther });
    }
  }
  return { entries, records, texts };
}

/** Length and checksum of a page's Markdown as it is sent, if the page has the record of another one. */
const otherTexts = memoize((_page: CompiledPage) => new Memo<string, TextFact>());

/** The name of a page's record, whose links begin with the origin. */
const nameRecord = memoize((page: CompiledPage) => memoize((origin: string) => namePageRecord(toParts(page, origin))));

/** The page as it is stored: links within the site begin with the origin. */
function toParts(page: CompiledPage, origin: string): PageParts {
  const { article, markdown, tryIt } = page;
  return { article, markdown: absoluteLinksInBytes(markdown, linksOf(page), origin), tryIt };
}

/** A page's Markdown is read for its hash, its record and its pack, but its links are only searched once. */
const linksOf = memoize(({ markdown }: CompiledPage) => findSiteLinks(Buffer.from(markdown).toString('latin1')));
