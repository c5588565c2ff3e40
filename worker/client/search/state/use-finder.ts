import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { SearchQuery } from '../../../model/search/search.ts';
import { useMessages } from '../messages.ts';
import { addPage, addSearch, type RecentPage, type Recents } from '../recents.ts';
import type { SearchClient } from '../search-client.ts';
import { type Choice, type ChoiceGroup, firstActive, groupResults, groupStart } from './choices.ts';
import { noteChoice } from './note-choice.ts';
import { type SearchState, shownAnswer } from './search-state.ts';
import { type ActiveChoice, useActiveChoice } from './use-active-choice.ts';
import { type AskedQuery, useQuery } from './use-query.ts';
import { useRecents } from './use-recents.ts';
import { useSearch } from './use-search.ts';

export interface FinderOptions {
  readonly client: SearchClient;
  /** The text typed before the dialog opened. */
  readonly initialText: string;
  readonly suggestions: readonly RecentPage[];
  /** Closes the dialog before a page is shown. */
  readonly close: () => void;
}

/** The dialog's content and actions. */
interface Finder extends ActiveChoice {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly query: SearchQuery;
  readonly state: SearchState;
  readonly groups: readonly ChoiceGroup[];
  readonly change: AskedQuery['change'];
  /** Also returns the focus to the field. */
  readonly changeText: (text: string) => void;
  readonly changeRecents: ReturnType<typeof useRecents>[1];
  readonly choose: (choice: Choice, staysOpen: boolean) => void;
  readonly enter: (inNewTab: boolean) => void;
  readonly retry: () => void;
}

const NO_GROUPS: readonly ChoiceGroup[] = [];

/** The dialog's state, from the text in its field to the choice that Enter opens. */
export function useFinder({ client, initialText, suggestions, close }: FinderOptions): Finder {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  /** Whether Enter was pressed before the result arrived. */
  const isAwaited = useRef(false);
  const { text, query, change } = useQuery(initialText);
  const [recents, changeRecents] = useRecents();
  const { area, method } = query;
  const [state, retry] = useSearch(client, query);

  const answer = state.kind === 'nothing' ? state.answer : shownAnswer(state);
  const isStart = state.kind === 'start';
  // Stable while the result is the same, whatever is typed meanwhile.
  const groups = useMemo(() => {
    if (answer === null) return isStart ? groupStart(recents, suggestions, t) : NO_GROUPS;
    return groupResults(answer, client.href({ text: answer.query, area, method }), t);
  }, [answer, client, area, method, isStart, recents, suggestions, t]);
  // Before the reader types, Enter opens nothing.
  const activeChoice = useActiveChoice(groups, answer === null ? -1 : firstActive(groups, answer));

  useEffect(() => {
    if (state.kind === 'asking') return;
    if (state.kind === 'answered' && isAwaited.current) pressChoice(groups[0]?.choices[0]);
    isAwaited.current = false;
  }, [state, groups]);

  const changeText = (changed: string): void => {
    isAwaited.current = false;
    change({ text: changed });
    field.current?.focus();
  };
  const visit = (choice: Choice, staysOpen: boolean): void => {
    changeRecents((present) => addChoice(present, query.text, choice));
    if (choice.kind === 'result') noteChoice(document, choice.result);
    if (!staysOpen) close();
  };
  const choose = (choice: Choice, staysOpen: boolean): void => {
    if (choice.kind === 'search') changeText(choice.text);
    else if (choice.kind !== 'more') visit(choice, staysOpen);
    // While another query runs, the option belongs to the previous one.
    else if (state.kind !== 'asking') change({ page: choice.page });
  };
  const enter = (inNewTab: boolean): void => {
    const { active } = activeChoice;
    const link = active === null ? null : document.getElementById(active.id);
    if (state.kind === 'failed') retry();
    else if (state.kind === 'asking' && query.page === 1) isAwaited.current = true;
    else if (inNewTab && active !== null && link instanceof HTMLAnchorElement) {
      choose(active, true);
      window.open(link.href);
    } else link?.click();
  };

  return {
    ...activeChoice,
    ...{ field, text, query, state, groups },
    ...{ change, changeText, changeRecents, choose, enter, retry },
  };
}

/** Clicks the choice like a pointer would, so that the site's link handling applies. */
function pressChoice(choice: Choice | undefined): void {
  if (choice !== undefined) document.getElementById(choice.id)?.click();
}

function addChoice(recents: Recents, text: string, choice: Choice): Recents {
  const searched = text === '' ? recents : addSearch(recents, text);
  const page = toRecentPage(choice);
  return page === null ? searched : addPage(searched, page);
}

function toRecentPage(choice: Choice): RecentPage | null {
  if (choice.kind === 'page') return choice.page;
  if (choice.kind !== 'result') return null;
  const { href, title, place, operation } = choice.result;
  return { href, title: place === null ? title : `${title} › ${place.label}`, operation };
}
