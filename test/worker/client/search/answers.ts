import type { SearchAnswer, SearchResult } from '../../../../worker/model/search/search.ts';

/** A result with defaults for facts that do not matter. */
export function toResult(facts: Partial<SearchResult>): SearchResult {
  return {
    kind: 'guide',
    title: 'Bills',
    href: '/user/bills',
    place: null,
    operation: null,
    trail: [],
    excerpt: '',
    words: [],
    ...facts,
  };
}

export function answer(results: readonly SearchResult[], total = results.length): SearchAnswer {
  return { query: 'bill', total, results };
}
