import { type PagedQuery, type SearchClient, SearchError } from '../search-client.ts';
import { nextState, type SearchEvent, type SearchState } from './search-state.ts';

/** Search after this pause in typing. */
const DEBOUNCE_MS = 100;

/** Faster searches show no spinner. */
const SPINNER_DELAY_MS = 200;

/** The search of a dialog: one query at a time. Calls `onChange` after each change of its state. */
export class RunningSearch {
  readonly #client: SearchClient;
  readonly #onChange: () => void;
  #state: SearchState = { kind: 'start' };
  #query: PagedQuery | null = null;
  #stop = (): void => {};

  /** `closed`: ends it. */
  constructor(client: SearchClient, onChange: () => void, closed: AbortSignal) {
    this.#client = client;
    this.#onChange = onChange;
    closed.addEventListener('abort', () => this.#stop());
    addEventListener(
      'online',
      () => {
        if (this.#state.kind === 'failed' && this.#state.fault === 'offline') this.retry();
      },
      { signal: closed },
    );
  }

  get state(): SearchState {
    return this.#state;
  }

  /** Runs a query, unless it runs already or was the last one. */
  run(query: PagedQuery): void {
    if (JSON.stringify(query) === JSON.stringify(this.#query)) return;
    this.#query = query;
    this.retry();
  }

  retry(): void {
    const query = this.#query;
    this.#stop();
    this.#stop = () => {};
    const answer = query === null ? null : this.#client.recall(query);
    if (query === null || query.text === '') this.#follow({ kind: 'emptied' });
    else if (answer === null) this.#begin(query);
    else this.#follow({ kind: 'answered', query, answer });
  }

  #begin(query: PagedQuery): void {
    const asking = new AbortController();
    const timers = [
      setTimeout(() => void this.#ask(query, asking.signal), DEBOUNCE_MS),
      setTimeout(() => this.#follow({ kind: 'delayed' }), DEBOUNCE_MS + SPINNER_DELAY_MS),
    ];
    this.#stop = () => {
      asking.abort();
      for (const timer of timers) clearTimeout(timer);
    };
    this.#follow({ kind: 'asked' });
  }

  async #ask(query: PagedQuery, signal: AbortSignal): Promise<void> {
    try {
      const answer = await this.#client.ask(query, signal);
      if (!signal.aborted) this.#follow({ kind: 'answered', query, answer });
    } catch (error) {
      if (signal.aborted) return;
      this.#follow({ kind: 'failed', query, fault: error instanceof SearchError ? error.fault : 'unavailable' });
    }
  }

  #follow(event: SearchEvent): void {
    const state = nextState(this.#state, event);
    if (state === this.#state) return;
    this.#state = state;
    this.#onChange();
  }
}
