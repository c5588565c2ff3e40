import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchMessages } from '../../model/messages/messages.ts';
import type { SearchArea } from '../../model/search.ts';
import { isApple } from '../apple.ts';
import { ChoiceList } from './choice-list.tsx';
import { type Choice, type ChoiceGroup, groupResults, groupStart } from './choices.ts';
import { KeyHints } from './key-hints.tsx';
import { useMessages } from './messages.ts';
import { noteChoice } from './note-choice.ts';
import { addPage, addSearch, type RecentPage } from './recents.ts';
import type { SearchClient } from './search-client.ts';
import { SearchField } from './search-field.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchMessage } from './search-message.tsx';
import { type SearchState, shownAnswer } from './search-state.ts';
import { Status } from './status.tsx';
import { useActiveChoice } from './use-active-choice.ts';
import { useRecents } from './use-recents.ts';
import { useSearch } from './use-search.ts';

interface SearchDialogProps {
  readonly client: SearchClient;
  /** What was typed before the dialog came. */
  readonly initialText: string;
  readonly suggestions: readonly RecentPage[];
  /** Closes the dialog for a page that is about to be shown. */
  readonly close: () => void;
}

const NO_GROUPS: readonly ChoiceGroup[] = [];

/** Everything in the dialog: a field, filters, and a list of what can be opened. */
export function SearchDialog({ client, initialText, suggestions, close }: SearchDialogProps): ReactElement {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  /** Enter was pressed before its answer had come. */
  const isAwaited = useRef(false);
  const [text, setText] = useState(initialText);
  const [area, setArea] = useState<SearchArea | null>(null);
  const [method, setMethod] = useState<string | null>(null);
  const [recents, changeRecents] = useRecents();
  const query = { text: text.trim().replace(/\s+/g, ' '), area, method: area === 'api' ? method : null };
  const [state, retry] = useSearch(client, query);

  const answer = state.kind === 'nothing' ? state.answer : shownAnswer(state);
  const searchHref = client.href(query);
  const groups = useMemo(() => {
    if (answer !== null) return groupResults(answer, searchHref, t);
    return state.kind === 'start' ? groupStart(recents, suggestions, t) : NO_GROUPS;
  }, [answer, searchHref, state.kind, recents, suggestions, t]);
  // Before a word is typed Enter opens nothing by itself.
  const { active, activate, moveByKey } = useActiveChoice(groups, state.kind === 'start' ? -1 : 0);

  useEffect(() => {
    if (state.kind === 'asking') return;
    if (state.kind === 'answered' && isAwaited.current) pressChoice(groups[0]?.choices[0]);
    isAwaited.current = false;
  }, [state, groups]);

  const changeText = (changed: string): void => {
    isAwaited.current = false;
    setText(changed);
    field.current?.focus();
  };
  const choose = (choice: Choice, staysOpen: boolean): void => {
    if (choice.kind === 'search') {
      changeText(choice.text);
      return;
    }
    changeRecents((present) => {
      const searched = query.text === '' ? present : addSearch(present, query.text);
      const page = toRecentPage(choice);
      return page === null ? searched : addPage(searched, page);
    });
    if (choice.kind === 'result') noteChoice(document, choice.result);
    if (!staysOpen) close();
  };
  const enter = (inNewTab: boolean): void => {
    const link = active === null ? null : document.getElementById(active.id);
    if (state.kind === 'failed') retry();
    else if (state.kind === 'asking') isAwaited.current = true;
    else if (inNewTab && active !== null && link instanceof HTMLAnchorElement) {
      choose(active, true);
      window.open(link.href);
    } else link?.click();
  };
  const followKey = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, nativeEvent } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey;
    if (nativeEvent.isComposing) return;
    if (key === 'k' && (isApple() ? metaKey : ctrlKey)) {
      event.currentTarget.closest('dialog')?.close();
    } else if (target !== field.current) {
      // Typing goes on from wherever the focus is; the page has no part in it.
      if (!isPlain || key.length !== 1 || key === ' ') return;
      field.current?.focus();
      field.current?.setSelectionRange(text.length, text.length);
      event.stopPropagation();
      return;
    } else if (key === 'Enter') {
      enter(ctrlKey || metaKey);
    } else if (!isPlain || shiftKey || !moveByKey(key)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="finder-frame" onKeyDown={followKey}>
      <SearchField
        ref={field}
        text={text}
        isBusy={state.kind === 'asking' && state.slow}
        isExpanded={groups.length > 0}
        activeId={active?.id ?? null}
        onChange={changeText}
      />
      <SearchFilters area={area} method={method} onArea={setArea} onMethod={setMethod} />
      <div className="finder-body" data-stale={state.kind === 'asking' && state.slow ? '' : undefined}>
        <SearchMessage
          state={state}
          searchHref={searchHref}
          onRetry={retry}
          onDropFilters={() => {
            setArea(null);
            setMethod(null);
            field.current?.focus();
          }}
        />
        <ChoiceList
          groups={groups}
          active={active}
          label={state.kind === 'start' ? t.start : t.results}
          onActivate={activate}
          onChoose={choose}
          onChangeRecents={changeRecents}
        />
      </div>
      <KeyHints hasChoices={groups.length > 0} />
      <Status text={statusOf(state, t)} />
    </div>
  );
}

/** As a pointer would: what follows links on this site sees it. */
function pressChoice(choice: Choice | undefined): void {
  if (choice !== undefined) document.getElementById(choice.id)?.click();
}

function toRecentPage(choice: Choice): RecentPage | null {
  if (choice.kind === 'page') return choice.page;
  if (choice.kind !== 'result') return null;
  const { href, title, place, operation } = choice.result;
  return { href, title: place === null ? title : `${title} › ${place.label}`, operation };
}

/** What is said of a state to readers who do not see it. */
function statusOf(state: SearchState, t: SearchMessages): string {
  switch (state.kind) {
    case 'start':
      return '';
    case 'asking':
      return state.slow ? t.loading : '';
    case 'answered':
      return t.resultCount(state.answer.results.length, state.answer.total);
    case 'nothing':
      return t.nothing(state.query.text);
    case 'failed':
      return t.failed[state.fault];
  }
}
