import { searchKey } from '../../../worker/model/records/record-keys.ts';
import { compareCodeUnits } from '../../base/code-unit-order.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';
import { type IndexedPage, type MadeSearchIndex, makeSearchIndex } from '../search/make-search-index.ts';
import { checksum } from './content-hash.ts';
import { PageTrails } from './pages/page-trails.ts';

/** Creates the search index of a site, with all listed pages in path order. */
export function indexSite({ frame, pages, sidebars, synonyms }: CompiledSite): MadeSearchIndex {
  const trails = new PageTrails(sidebars, frame.navbar);
  const { versions, locale } = frame;
  const labels = new Map(versions?.flatMap(({ name, label, isLast }) => (isLast ? [] : [[name, label] as const])));
  const indexed = pages.flatMap(({ path, entry, search }): IndexedPage[] => {
    if (search === null) return [];
    const label = labels.get(entry.version ?? '');
    const trail = trails.find(path, entry.sidebar);
    return [{ path, entry, trail: label === undefined ? trail : [label, ...trail], analysis: search }];
  });
  indexed.sort((a, b) => compareCodeUnits(a.path, b.path));
  return makeSearchIndex(indexed, { synonyms, locale, versions }, (record) => searchKey(checksum(record)));
}
