import type { SearchMessages } from '../../../model/messages/messages.ts';
import type { Finder } from '../finder.ts';
import { type SearchState, shownAnswer } from '../state/search-state.ts';
import { ChoiceList } from './choice-list.ts';
import { followKey } from './dialog-keys.ts';
import { element } from './elements.ts';
import { keyHints } from './key-hints.ts';
import { SearchField } from './search-field.ts';
import { searchFilters } from './search-filters.ts';
import { searchMessage } from './search-message.ts';

/** Announce a state only after this pause, so as not to interrupt typing. */
const QUIET_MS = 500;

/** Creates the content of the dialog: a field, filters, and a list of choices. It follows the finder until `closed`. */
export function searchDialog(finder: Finder, messages: SearchMessages, closed: AbortSignal): HTMLElement {
  const changeText = (text: string): void => {
    finder.change({ text });
    field.input.focus();
  };
  const field = new SearchField(messages, changeText);
  const filters = searchFilters(messages, (changed) => finder.change(changed));
  const message = element('div', { className: 'finder-message' });
  const list = new ChoiceList(finder, messages, field.input);
  const note = element('p', { className: 'finder-note' });
  const body = element('div', { className: 'finder-body' });
  const keys = keyHints(messages.keys);
  const status = statusLine(closed);
  const dropFilters = (): void => {
    finder.change({ area: null, method: null });
    field.input.focus();
  };
  let shownState: SearchState | null = null;
  finder.onChange = () => {
    const { state, groups, text, query, active } = finder;
    const isSlow = state.kind === 'asking' && state.slow;
    field.show({ text, isBusy: isSlow, isExpanded: groups.length > 0, activeId: active?.id ?? null });
    filters.show(query);
    body.toggleAttribute('data-stale', isSlow);
    if (state !== shownState) {
      shownState = state;
      message.replaceChildren(...searchMessage(finder, messages, dropFilters));
      note.replaceChildren(unknownIn(state, messages));
    }
    list.show();
    const parts = [
      ...(message.hasChildNodes() ? [message] : []),
      ...(groups.length === 0 ? [] : [list.element, list.preview]),
    ];
    if (parts.length !== body.children.length || parts.some((part, index) => part !== body.children[index]))
      body.replaceChildren(...parts);
    list.showActive();
    keys.show(groups.length > 0);
    status.say(`${statusOf(state, messages)} ${unknownIn(state, messages)}`.trim());
  };
  const frame = element(
    'div',
    { className: 'finder-frame' },
    ...[field.element, filters.element, note, body],
    keys.element,
    status.element,
  );
  frame.addEventListener('keydown', (event) => followKey(event, field.input, finder));
  return frame;
}

/** Announces texts to screen readers. Behind an open dialog, the page's own live region is silent. */
function statusLine(closed: AbortSignal): { readonly element: HTMLElement; readonly say: (text: string) => void } {
  const line = element('p', { role: 'status', className: 'visually-hidden' });
  let next = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  closed.addEventListener('abort', () => clearTimeout(timer));
  return {
    element: line,
    say(text) {
      if (text === next) return;
      next = text;
      clearTimeout(timer);
      timer = setTimeout(() => line.replaceChildren(text), QUIET_MS);
    },
  };
}

/** The words that no page has; empty if there are none, or if a message without results says so. */
function unknownIn(state: SearchState, t: SearchMessages): string {
  const { unknown = [], query } = (state.kind === 'nothing' ? state.answer : shownAnswer(state)) ?? {};
  const isSaid = state.kind === 'nothing' && state.query.area === null && unknown.join(' ') === query;
  return unknown.length === 0 || isSaid ? '' : t.unknownWords(unknown.join(', '));
}

/** The announcement of a state. */
function statusOf(state: SearchState, t: SearchMessages): string {
  switch (state.kind) {
    case 'start':
      return '';
    case 'asking':
      return state.slow ? t.loading : '';
    case 'answered':
      return t.resultCount(state.answer.results.length, state.answer.total);
    case 'nothing':
      return t.nothing(state.answer.query);
    case 'failed':
      return t.failed[state.fault];
  }
}
