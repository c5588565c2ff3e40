import type { PageMessages } from './messages/messages.ts';
import type { PageKind } from './page-kind.ts';
import type { SearchResult } from './search.ts';

type ResultGroupName = keyof PageMessages['resultGroups'];

interface ResultGroup {
  readonly name: ResultGroupName;
  /** Those of one page stand together, where the best of them is. */
  readonly results: readonly SearchResult[];
}

const GROUP_OF_KIND: Readonly<Record<PageKind, ResultGroupName>> = {
  landing: 'guides',
  guide: 'guides',
  category: 'guides',
  operation: 'operations',
  api: 'api',
  tag: 'api',
  schema: 'api',
};

/**
 * Results by kind of page, the kind of the best one first; where there are several kinds, the best page goes above all
 * groups. A kind that this release does not know is listed too.
 */
export function groupByKind(found: readonly SearchResult[]): ResultGroup[] {
  const results = found.flatMap(withSections);
  const groups = groupAll(results);
  const [best] = results;
  if (best === undefined || groups.length < 2) return groups;
  const isBest = (result: SearchResult): boolean => pageOf(result) === pageOf(best);
  const others = groupAll(results.filter((result) => !isBest(result)));
  return [{ name: 'best', results: results.filter(isBest) }, ...others];
}

/** A result, then its further sections as results of their own. */
function withSections(result: SearchResult): SearchResult[] {
  const { sections = [], ...first } = result;
  return [first, ...sections.map((section) => ({ ...first, ...section, scopes: [] }))];
}

function groupAll(results: readonly SearchResult[]): ResultGroup[] {
  const groups = collect(
    results,
    ({ kind }): ResultGroupName => (Object.hasOwn(GROUP_OF_KIND, kind) ? GROUP_OF_KIND[kind] : 'others'),
  );
  return [...groups].map(([name, members]) => ({ name, results: [...collect(members, pageOf).values()].flat() }));
}

/** The page that a result leads to, without the place in it. */
export function pageOf({ href }: SearchResult): string {
  return href.split('#')[0] ?? href;
}

function collect<K>(results: readonly SearchResult[], keyOf: (result: SearchResult) => K): Map<K, SearchResult[]> {
  const collected = new Map<K, SearchResult[]>();
  for (const result of results) collected.set(keyOf(result), [...(collected.get(keyOf(result)) ?? []), result]);
  return collected;
}
