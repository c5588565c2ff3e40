import type { SearchQuery } from './search.ts';

/** The path of the search page. */
export const SEARCH_PATH = '/search';

/** URL of a query's results, based on the address of the search page. Result pages count from 1. */
export function searchHref(searchPage: string, { text, area, method, version }: SearchQuery, page = 1): string {
  const parameters = [
    // A lone surrogate cannot be encoded (RFC 3986 §2.5) or found.
    `q=${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`,
    ...(area === null ? [] : [`in=${area}`]),
    ...(method === null ? [] : [`method=${encodeURIComponent(method)}`]),
    ...(version == null ? [] : [`version=${encodeURIComponent(version)}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return `${searchPage}?${parameters.join('&')}`;
}
