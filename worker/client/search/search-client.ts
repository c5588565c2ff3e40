import { type SearchAnswer, type SearchQuery, searchHref } from '../../model/search/search.ts';
import { parseAnswer } from './parse-answer.ts';
import { prepareText, sendableText } from './sendable-text.ts';

/** Why a search failed, which determines the message. */
export type SearchFault = 'offline' | 'outdated' | 'unavailable';

/** Thrown by `SearchClient.ask`. */
export class SearchError extends Error {
  readonly fault: SearchFault;

  constructor(fault: SearchFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A search for the first `page` pages of a query's results. */
export interface PagedQuery extends SearchQuery {
  readonly page: number;
}

/** The results of these pages, in order. */
export interface LoadedAnswer extends SearchAnswer {
  /** Index of the first result of each page but the first. */
  readonly starts?: readonly number[];
}

/** Maximum number of cached results, a few kilobytes each. */
const MAX_ANSWERS = 50;

/** A slower search counts as failed. */
const TIMEOUT_MS = 10_000;

/** Queries the site's search and caches results as long as the document lives. */
export class SearchClient {
  /** URL of the search page, including the base. */
  readonly #page: string;
  readonly #answers = new Map<string, LoadedAnswer>();

  constructor(page: string) {
    this.#page = page;
  }

  /** URL of a query's results, for readers and programs, without credentials. */
  href(query: SearchQuery, page = 1): string {
    return searchHref(this.#page, { ...query, text: sendableText(query.text) }, page);
  }

  /** The cached result, or null. */
  recall(query: PagedQuery): LoadedAnswer | null {
    return this.#answers.get(this.href(query, query.page)) ?? null;
  }

  /** Throws a SearchError, or the signal's reason if it is aborted. */
  async ask(query: PagedQuery, signal: AbortSignal): Promise<LoadedAnswer> {
    await prepareText(query.text).catch(failSearch);
    const earlier = { ...query, page: query.page - 1 };
    const before = earlier.page > 0 ? (this.recall(earlier) ?? (await this.ask(earlier, signal))) : null;
    const href = this.href(query, query.page);
    const parsed = parseAnswer(await load(href, signal));
    if (parsed === null) throw new SearchError('outdated');
    const answer = before === null ? parsed : append(before, parsed);
    this.#answers.set(href, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }
}

function append({ results, starts = [] }: LoadedAnswer, added: SearchAnswer): LoadedAnswer {
  return { ...added, results: [...results, ...added.results], starts: [...starts, results.length] };
}

async function load(href: string, signal: AbortSignal): Promise<unknown> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(href, { headers: { Accept: 'application/json' }, signal: limit });
    if (response.status >= 500 || response.status === 429) throw new SearchError('unavailable');
    // A site with another search, or without one, returns a page instead of JSON.
    if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/json')) return null;
    return await response.json();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SearchError) throw error;
    if (error instanceof SyntaxError) return null;
    return failSearch();
  }
}

function failSearch(): never {
  throw new SearchError(navigator.onLine ? 'unavailable' : 'offline');
}
