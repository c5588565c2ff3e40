import type { SearchMessages } from '../../model/messages/search-messages.ts';
import { groupByKind, pageOf } from '../../model/result-groups.ts';
import type { SearchAnswer, SearchResult } from '../../model/search.ts';
import type { RecentPage, Recents } from './recents.ts';

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
  | { readonly kind: 'page'; readonly id: string; readonly page: RecentPage }
  | { readonly kind: 'search'; readonly id: string; readonly text: string };

export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Whether the reader can remove its choices. */
  readonly removable: boolean;
}

/** Results by page kind, and a link to all results. */
export function groupResults(
  { results, total, suggestion }: SearchAnswer,
  searchHref: string,
  messages: SearchMessages,
): ChoiceGroup[] {
  const next = counter();
  const groups = groupByKind(results).map(({ name, results: members }): ChoiceGroup => {
    const choices = members.map((result, index): Choice => {
      const before = members[index - 1];
      const continuesPage = before !== undefined && pageOf(before) === pageOf(result);
      return { kind: 'result', id: next(), result, continuesPage };
    });
    return toGroup(name, messages.groups[name], choices);
  });
  if (suggestion !== undefined)
    groups.push(toGroup('suggestion', messages.didYouMean, [{ kind: 'search', id: next(), text: suggestion }]));
  if (total > results.length) {
    groups.push(toGroup('all', '', [{ kind: 'all', id: next(), href: searchHref, total }]));
  }
  return groups;
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
    toGroup('suggestions', messages.goTo, suggestions.map(toPage)),
  ].filter(({ choices }) => choices.length > 0);
}

function toGroup(id: string, label: string, choices: readonly Choice[], removable = false): ChoiceGroup {
  return { id: `finder-group-${id}`, label, choices, removable };
}

/** Generates the ids of a list's elements. */
function counter(): () => string {
  let count = 0;
  return () => `finder-choice-${count++}`;
}
