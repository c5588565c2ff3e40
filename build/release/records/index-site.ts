import { searchKey } from '../../../worker/model/records/record-keys.ts';
import { compareCodeUnits } from '../../base/code-unit-order.ts';
import type { CompiledSite } from '../../site/compile-site.ts';
import { type IndexedPage, type MadeSearchIndex, makeSearchIndex } from '../search/make-search-index.ts';
import { checksum } from './content-hash.ts';
import { PageTrails } from './pages/page-trails.ts';

/** Creates the search index of a site, with all listed pages in path order. */
export function indexSite({ frame, pages, sidebars, synonyms }: CompiledSite): MadeSearchIndex {
  const trails = new PageTrails(sidebars, frame.navbar);
  const indexed = pages.flatMap(({ path, entry, search }): IndexedPage[] =>
    search === null ? [] : [{ path, entry, trail: trails.find(path, entry.sidebar), analysis: search }],
  );
  indexed.sort((a, b) => compareCodeUnits(a.path, b.path));
  return makeSearchIndex(indexed, synonyms, frame.locale, (record) => searchKey(checksum(record)));
}
