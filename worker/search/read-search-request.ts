import type { SearchArea, SearchQuery } from '../model/search.ts';
import { SEARCH_METHODS } from './page-letters.ts';

/** What a request for `/search` asks. */
export interface SearchRequest {
  readonly query: SearchQuery;
  /** Page of the results, from 1. */
  readonly page: number;
}

const AREAS: readonly SearchArea[] = ['guides', 'api'];

/** Results on one page. */
export const PAGE_SIZE = 20;

/** Nobody reads further; and a crawler that does is sent no further. */
export const MAX_PAGES = 10;

/** Reads the query string. Of what is given twice the first counts; what means nothing is as if it were not there. */
export function readSearchRequest(parameters: URLSearchParams): SearchRequest {
  const method = parameters.get('method')?.toUpperCase() ?? '';
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: {
      text: parameters.get('q') ?? '',
      area: AREAS.find((area) => area === parameters.get('in')) ?? null,
      method: SEARCH_METHODS.find((name) => name === method) ?? null,
    },
    page: Number.isInteger(page) ? Math.min(MAX_PAGES, Math.max(1, page)) : 1,
  };
}
