import type { PageKind } from '../../model/manifest.ts';
import type { SearchAnswer, SearchResult } from '../../model/search.ts';
import { searchDialogEn } from '../../model/search-dialog-strings.ts';
import type { RecentPage, Recents } from './recents.ts';

/** What can be chosen in the list below the field. */
export type Choice =
  | {
      readonly kind: 'result';
      readonly id: string;
      readonly result: SearchResult;
      /** The result before leads to another place of the same page. */
      readonly continuesPage: boolean;
    }
  | { readonly kind: 'all'; readonly id: string; readonly href: string; readonly total: number }
  | { readonly kind: 'page'; readonly id: string; readonly page: RecentPage }
  | { readonly kind: 'search'; readonly id: string; readonly text: string };

export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The reader may take its choices off the list. */
  readonly removable: boolean;
}

type GroupName = keyof typeof searchDialogEn.groups;

const GROUP_OF_KIND: Readonly<Record<PageKind, GroupName>> = {
  landing: 'guides',
  guide: 'guides',
  category: 'guides',
  operation: 'operations',
  api: 'api',
  tag: 'api',
  schema: 'api',
};

/** Results by kind of page, the kind of the best one first; places of one page stand together. */
export function groupResults({ results, total }: SearchAnswer, searchHref: string): ChoiceGroup[] {
  const found = new Map<GroupName, SearchResult[]>();
  for (const result of results) {
    const name = Object.hasOwn(GROUP_OF_KIND, result.kind) ? GROUP_OF_KIND[result.kind] : 'others';
    found.set(name, [...(found.get(name) ?? []), result]);
  }
  const next = counter();
  const groups = [...found].map(([name, members]): ChoiceGroup => {
    const choices = joinPages(members).map(
      (result, index, all): Choice => ({
        kind: 'result',
        id: next(),
        result,
        continuesPage: index > 0 && pageOf(all[index - 1]) === pageOf(result),
      }),
    );
    return toGroup(name, searchDialogEn.groups[name], choices);
  });
  if (total > results.length) {
    groups.push(toGroup('all', '', [{ kind: 'all', id: next(), href: searchHref, total }]));
  }
  return groups;
}

/** What is offered before a word is typed. */
export function groupStart({ searches, pages }: Recents, suggestions: readonly RecentPage[]): ChoiceGroup[] {
  const next = counter();
  const toPage = (page: RecentPage): Choice => ({ kind: 'page', id: next(), page });
  return [
    toGroup(
      'searches',
      searchDialogEn.recentSearches,
      searches.map((text): Choice => ({ kind: 'search', id: next(), text })),
      true,
    ),
    toGroup('pages', searchDialogEn.recentPages, pages.map(toPage), true),
    toGroup('suggestions', searchDialogEn.goTo, suggestions.map(toPage)),
  ].filter(({ choices }) => choices.length > 0);
}

function toGroup(id: string, label: string, choices: readonly Choice[], removable = false): ChoiceGroup {
  return { id: `finder-group-${id}`, label, choices, removable };
}

/** Brings results of one page together, where the best of them stands. */
function joinPages(results: readonly SearchResult[]): SearchResult[] {
  const pages = new Map<string, SearchResult[]>();
  for (const result of results) pages.set(pageOf(result), [...(pages.get(pageOf(result)) ?? []), result]);
  return [...pages.values()].flat();
}

function pageOf(result: SearchResult | undefined): string {
  return result?.href.split('#')[0] ?? '';
}

/** Makes ids for the elements of one list. */
function counter(): () => string {
  let count = 0;
  return () => `finder-choice-${count++}`;
}
