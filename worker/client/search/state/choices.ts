import type { SearchMessages } from '../../../model/messages/messages.ts';
import { groupByKind, pageOf } from '../../../model/search/result-groups.ts';
import type { SearchResult } from '../../../model/search/search.ts';
import type { RecentPage, Recents } from '../recents.ts';
import type { LoadedAnswer } from '../search-client.ts';

/** An option in the list below the field. */
export type Choice =
  | {
      readonly kind: 'result';
      readonly id: string;
      readonly result: SearchResult;
      /** Whether the previous result is another place of the same page. */
      readonly continuesPage: boolean;
    }
  | { readonly kind: 'all'; readonly id: string; readonly href: string; readonly total: number }
  | { readonly kind: 'more'; readonly id: string; readonly page: number }
  | { readonly kind: 'page'; readonly id: string; readonly page: RecentPage }
  | { readonly kind: 'search'; readonly id: string; readonly text: string };

export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Whether the reader can remove its choices. */
  readonly removable: boolean;
}

/** Results by page kind, the results of further pages, and an option that leads to the others. */
export function groupResults(answer: LoadedAnswer, searchHref: string, messages: SearchMessages): ChoiceGroup[] {
  const { results, total, missing, nextPage, starts = [] } = answer;
  const suggestion = answer.suggestion ?? shorterQuery(answer);
  const next = counter();
  const toChoice = (result: SearchResult, index: number, members: readonly SearchResult[]): Choice => {
    const before = members[index - 1];
    const continuesPage = before !== undefined && pageOf(before) === pageOf(result);
    return { kind: 'result', id: next(), result, continuesPage };
  };
  const first = { results: results.slice(0, starts[0]), ...(missing === undefined ? {} : { missing }) };
  const groups = groupByKind(first).map(
    ({ name, results: members }): ChoiceGroup => toGroup(name, messages.groups[name], members.map(toChoice)),
  );
  if (suggestion !== undefined)
    groups.push(toGroup('suggestion', messages.didYouMean, [{ kind: 'search', id: next(), text: suggestion }]));
  if (starts.length > 0) groups.push(toGroup('added', messages.moreResults, results.slice(starts[0]).map(toChoice)));
  if (typeof nextPage === 'number') {
    // Another id than the first result that replaces it, so that screen readers announce that result.
    groups.push(toGroup('more', '', [{ kind: 'more', id: 'finder-more', page: nextPage }]));
  } else if (nextPage === undefined && total > results.length) {
    groups.push(toGroup('all', '', [{ kind: 'all', id: next(), href: searchHref, total }]));
  }
  return groups;
}

/** Without results: the words of the query that pages have, and no quotation marks, which ask for all words together. */
function shorterQuery({ query, results, unknown = [] }: LoadedAnswer): string | undefined {
  const words = query.split(/[\s"]+/).filter((word) => !unknown.some((one) => word.includes(one)));
  const text = words.join(' ').trim();
  return results.length > 0 || text === '' || text === query ? undefined : text;
}

/** Index of the choice that Enter opens in a new list: the best result, or the first one of the page added last. */
export function firstActive(groups: readonly ChoiceGroup[], { results, starts = [] }: LoadedAnswer): number {
  const newest = results[starts.at(-1) ?? -1];
  const choices = groups.flatMap((group) => group.choices);
  return Math.max(
    0,
    choices.findIndex((choice) => choice.kind === 'result' && choice.result === newest),
  );
}

/** The choices before the reader types. */
export function groupStart(
  { searches, pages }: Recents,
  suggestions: readonly RecentPage[],
  messages: SearchMessages,
): ChoiceGroup[] {
  const next = counter();
  const toPage = (page: RecentPage): Choice => ({ kind: 'page', id: next(), page });
  return [
    toGroup(
      'searches',
      messages.recentSearches,
      searches.map((text): Choice => ({ kind: 'search', id: next(), text })),
      true,
    ),
    toGroup('pages', messages.recentPages, pages.map(toPage), true),
    ...groupPages(suggestions, messages),
  ].filter(({ choices }) => choices.length > 0);
}

/** The pages that the site leads to first. */
export function groupPages(pages: readonly RecentPage[], messages: SearchMessages): ChoiceGroup[] {
  const choices = pages.map((page, index): Choice => ({ kind: 'page', id: `finder-page-${index}`, page }));
  return choices.length === 0 ? [] : [toGroup('suggestions', messages.goTo, choices)];
}

function toGroup(id: string, label: string, choices: readonly Choice[], removable = false): ChoiceGroup {
  return { id: `finder-group-${id}`, label, choices, removable };
}

/** Generates the ids of a list's elements. */
function counter(): () => string {
  let count = 0;
  return () => `finder-choice-${count++}`;
}
