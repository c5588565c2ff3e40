import type { SearchQuery } from './search.ts';
/** The path of the search page. */
export declare const SEARCH_PATH = "/search";
/** URL of a query's results, based on the address of the search page. Result pages count from 1. */
export declare function searchHref(searchPage: string, { text, area, method, version }: SearchQuery, page?: number): string;
