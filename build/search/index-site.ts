import type { CompiledSite } from '../compile-site.ts';
import type { CompiledPage } from '../compiled-page.ts';
import { type IndexedPage, type MadeSearchIndex, makeSearchIndex } from './make-search-index.ts';
import { PageTrails } from './page-trails.ts';

/** Writes the search index of a site: of every page that is listed, in the order of their paths. */
export function indexSite(
  { frame, sidebars, synonyms }: CompiledSite,
  pagesInOrder: readonly CompiledPage[],
  toKey: (record: Uint8Array) => string,
): MadeSearchIndex {
  const trails = new PageTrails(sidebars, frame.navbar);
  const pages = pagesInOrder.flatMap(({ path, entry, search }): IndexedPage[] =>
    search === null ? [] : [{ path, entry, trail: trails.find(path, entry.sidebar), analysis: search }],
  );
  return makeSearchIndex(pages, synonyms, toKey);
}
