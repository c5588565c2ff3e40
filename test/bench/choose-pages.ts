import type { Release } from '../../build/release/make-release.ts';
import type { PageEntry } from '../../worker/model/manifest.ts';
import type { PageKind } from '../../worker/model/page-kind.ts';
import { takePart } from '../../worker/model/page-record.ts';

/** Pages that stand for all others of a site; null where it has none of the kind. */
export interface ChosenPages {
  readonly home: string | null;
  /** Of middle size. */
  readonly guide: string | null;
  readonly category: string | null;
  /** Larger than a quarter of the operations. */
  readonly lightOperation: string | null;
  /** The one with the most elements. */
  readonly heavyOperation: string | null;
}

/** The same pages for the same release. */
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

/** Elements of an article, by its start tags. */
export function countElements(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}

/** The article of a page as it is stored. */
export function readArticle({ records }: Release, { key }: PageEntry): string {
  return new TextDecoder().decode(takePart(records.get(key) ?? new Uint8Array(), key, 'article'));
}

/** Paths of all pages of a kind, by the number of their elements. */
function pagesBySize(release: Release, kind: PageKind): string[] {
  return [...release.manifest.pages]
    .filter(([, page]) => page.kind === kind)
    .map(([path, page]) => ({ path, elements: countElements(readArticle(release, page)) }))
    .sort((a, b) => a.elements - b.elements || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
}
