import { useCallback, useEffect, useReducer, useState } from 'react';
import { type PagedQuery, type SearchClient, SearchError } from '../search-client.ts';
import { nextState, type SearchState } from './search-state.ts';

/** Search after this pause in typing. */
const DEBOUNCE_MS = 100;

/** Faster searches show no spinner. */
const SPINNER_DELAY_MS = 200;

/** Runs a query. Returns the current state and a function to retry. */
export function useSearch(client: SearchClient, query: PagedQuery): readonly [SearchState, () => void] {
  const [state, dispatch] = useReducer(nextState, { kind: 'start' });
  const [attempt, setAttempt] = useState(0);
  const { text, area, method, page } = query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same search
  useEffect(() => {
    if (text === '') return dispatch({ kind: 'emptied' });
    const asked: PagedQuery = { text, area, method, page };
    const known = client.recall(asked);
    if (known !== null) return dispatch({ kind: 'answered', query: asked, answer: known });

    const asking = new AbortController();
    dispatch({ kind: 'asked' });
    const ask = async (): Promise<void> => {
      try {
        const answer = await client.ask(asked, asking.signal);
        dispatch({ kind: 'answered', query: asked, answer });
      } catch (error) {
        if (asking.signal.aborted) return;
        dispatch({ kind: 'failed', query: asked, fault: error instanceof SearchError ? error.fault : 'unavailable' });
      }
    };
    const timers = [
      setTimeout(() => void ask(), DEBOUNCE_MS),
      setTimeout(() => dispatch({ kind: 'delayed' }), DEBOUNCE_MS + SPINNER_DELAY_MS),
    ];
    return () => {
      asking.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client, text, area, method, page, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useRetryOnline(state, retry);
  return [state, retry];
}

/** Retries a search that failed offline when the connection is back. */
function useRetryOnline(state: SearchState, retry: () => void): void {
  const isOffline = state.kind === 'failed' && state.fault === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline, retry]);
}
