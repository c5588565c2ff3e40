import type { SearchQuery } from './search.ts';

/** The path of the search page. */
export const SEARCH_PATH = '/search';

/** Where a query is answered, below the address of the search page; pages of results are counted from 1. */
export function searchHref(searchPage: string, { text, area, method }: SearchQuery, page = 1): string {
  const parameters = [
    // Half of a letter cannot be encoded (RFC 3986 §2.5), nor be found.
    `q=${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`,
    ...(area === null ? [] : [`in=${area}`]),
    ...(method === null ? [] : [`method=${encodeURIComponent(method)}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return `${searchPage}?${parameters.join('&')}`;
}
