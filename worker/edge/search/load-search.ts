import type { Manifest } from '../../model/records/manifest.ts';
import { loadOnce } from '../load-once.ts';
import type { SiteSearch } from './site-search.ts';

/** What handlers ask the search. */
export type Search = Pick<SiteSearch, 'answer' | 'suggestPages'>;

/** Search in a module that is loaded with the first query. The build bundles it separately. */
export function loadSearch(manifest: Manifest): Search {
  const load = loadOnce(
    () => import('./site-search.ts'),
    ({ SiteSearch }) => new SiteSearch(manifest),
  );
  return {
    answer: async (...query) => (await load()).answer(...query),
    suggestPages: async (...name) => (await load()).suggestPages(...name),
  };
}
