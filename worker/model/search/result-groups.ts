import { groupBy } from '../group-by.ts';
import type { FrameMessages } from '../messages/messages.ts';
import { RESULT_GROUPS } from '../page-kinds.ts';
import type { SearchAnswer, SearchResult } from './search.ts';

type ResultGroupName = keyof FrameMessages['resultGroups'];

interface ResultGroup {
  readonly name: ResultGroupName;
  /** Results of one page are adjacent, at the position of the best one. */
  readonly results: readonly SearchResult[];
}

/**
 * Groups results by page kind, starting with the kind of the best result. If there are several kinds, the best page
 * goes above all groups if it has all words of the query, and guides go above the objects that they explain. Results of
 * a kind that this release does not know are included.
 */
export function groupByKind({ results: found, missing }: Pick<SearchAnswer, 'results' | 'missing'>): ResultGroup[] {
  const results = found.flatMap(withSections);
  const groups = groupAll(results);
  const [best] = results;
  if (best === undefined || groups.length < 2 || missing !== undefined) return groups;
  const isBest = (result: SearchResult): boolean => pageOf(result) === pageOf(best);
  const others = groupAll(results.filter((result) => !isBest(result)));
  const api = others.findIndex(({ name }) => name === 'api');
  const guides = others.findIndex(({ name }) => name === 'guides');
  if (api !== -1 && api < guides) others.splice(guides, 0, ...others.splice(api, 1));
  return [{ name: 'best', results: results.filter(isBest) }, ...others];
}

/** A result, followed by its other sections as separate results. */
function withSections(result: SearchResult): SearchResult[] {
  const { sections = [], ...first } = result;
  return [first, ...sections.map((section) => ({ ...first, ...section, scopes: [] }))];
}

function groupAll(results: readonly SearchResult[]): ResultGroup[] {
  const groups = groupBy(
    results,
    ({ kind }): ResultGroupName => (Object.hasOwn(RESULT_GROUPS, kind) ? RESULT_GROUPS[kind] : 'others'),
  );
  return [...groups].map(([name, members]) => ({ name, results: [...groupBy(members, pageOf).values()].flat() }));
}

/** The result's page, without the fragment. */
export function pageOf({ href }: SearchResult): string {
  return href.split('#')[0] ?? href;
}
