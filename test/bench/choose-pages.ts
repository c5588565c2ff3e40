import type { Release } from '../../build/release/records/make-release.ts';
import type { PageKind } from '../../worker/model/page-kinds.ts';
import type { PageEntry } from '../../worker/model/records/manifest.ts';
import { takeHeader } from '../../worker/model/records/pages/page-record.ts';

/** Representative pages of a site; null if it has none of the kind. */
export interface ChosenPages {
  readonly home: string | null;
  /** The guide of median size. */
  readonly guide: string | null;
  readonly category: string | null;
  /** An operation that is larger than a quarter of all. */
  readonly lightOperation: string | null;
  /** The operation with the most elements. */
  readonly heavyOperation: string | null;
}

/** Chooses the same pages for the same release. */
export function choosePages(release: Release): ChosenPages {
  const { pages } = release.manifest;
  const guides = pagesBySize(release, 'guide');
  const operations = pagesBySize(release, 'operation');
  return {
    home: pages.has('/') ? '/' : null,
    guide: guides[Math.floor(guides.length / 2)] ?? null,
    category: pagesBySize(release, 'category')[0] ?? null,
    lightOperation: operations[Math.floor(operations.length / 4)] ?? null,
    heavyOperation: operations.at(-1) ?? null,
  };
}

/** Elements of an article, counted by start tags. */
export function countElements(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}

/** The stored article of a page. */
export function readArticle({ records }: Release, { key }: PageEntry): string {
  const record = records.get(key) ?? new Uint8Array();
  const { start, end } = takeHeader(record, key).article;
  return new TextDecoder().decode(record.subarray(start, end));
}

/** Paths of all pages of a kind, sorted by number of elements. */
function pagesBySize(release: Release, kind: PageKind): string[] {
  return [...release.manifest.pages]
    .filter(([, page]) => page.kind === kind)
    .map(([path, page]) => ({ path, elements: countElements(readArticle(release, page)) }))
    .sort((a, b) => a.elements - b.elements || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
}
