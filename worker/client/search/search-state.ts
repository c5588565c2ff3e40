import type { SearchAnswer, SearchQuery } from '../../model/search.ts';
import type { SearchFault } from './search-client.ts';

/** What the dialog shows below its field. */
export type SearchState =
  /** No words yet. */
  | { readonly kind: 'start' }
  /** An answer is waited for; the one before stays in view, and `slow` ones show that they are waited for. */
  | { readonly kind: 'asking'; readonly shown: SearchAnswer | null; readonly slow: boolean }
  | { readonly kind: 'answered'; readonly query: SearchQuery; readonly answer: SearchAnswer }
  /** No results; `answer` may have a suggestion. */
  | { readonly kind: 'nothing'; readonly query: SearchQuery; readonly answer: SearchAnswer }
  | { readonly kind: 'failed'; readonly query: SearchQuery; readonly fault: SearchFault };

type SearchEvent =
  | { readonly kind: 'emptied' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'delayed' }
  | { readonly kind: 'answered'; readonly query: SearchQuery; readonly answer: SearchAnswer }
  | { readonly kind: 'failed'; readonly query: SearchQuery; readonly fault: SearchFault };

/** The state that an event leads to. */
export function nextState(state: SearchState, event: SearchEvent): SearchState {
  switch (event.kind) {
    case 'emptied':
      return { kind: 'start' };
    case 'asked':
      return { kind: 'asking', shown: shownAnswer(state), slow: state.kind === 'asking' && state.slow };
    case 'delayed':
      return state.kind === 'asking' ? { ...state, slow: true } : state;
    case 'answered': {
      const { query, answer } = event;
      return { kind: answer.results.length === 0 ? 'nothing' : 'answered', query, answer };
    }
    case 'failed':
      return event;
  }
}

/** The answer whose results are in view, be it that of other words. */
export function shownAnswer(state: SearchState): SearchAnswer | null {
  if (state.kind === 'answered') return state.answer;
  return state.kind === 'asking' ? state.shown : null;
}
