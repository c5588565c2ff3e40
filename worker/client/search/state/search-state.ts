import type { SearchQuery } from '../../../model/search/search.ts';
import type { LoadedAnswer, SearchFault } from '../search-client.ts';

/** The content of the dialog below its field. */
export type SearchState =
  /** Nothing typed yet. */
  | { readonly kind: 'start' }
  /** Loading. The previous results stay visible, and a `slow` search shows a spinner. */
  | { readonly kind: 'asking'; readonly shown: LoadedAnswer | null; readonly slow: boolean }
  | { readonly kind: 'answered'; readonly query: SearchQuery; readonly answer: LoadedAnswer }
  /** No results. `answer` may have a suggestion. */
  | { readonly kind: 'nothing'; readonly query: SearchQuery; readonly answer: LoadedAnswer }
  | { readonly kind: 'failed'; readonly query: SearchQuery; readonly fault: SearchFault };

export type SearchEvent =
  | { readonly kind: 'emptied' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'delayed' }
  | { readonly kind: 'answered'; readonly query: SearchQuery; readonly answer: LoadedAnswer }
  | { readonly kind: 'failed'; readonly query: SearchQuery; readonly fault: SearchFault };

/** The next state after an event. */
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

/** The results in view, which may belong to a previous query. */
export function shownAnswer(state: SearchState): LoadedAnswer | null {
  if (state.kind === 'answered') return state.answer;
  return state.kind === 'asking' ? state.shown : null;
}
