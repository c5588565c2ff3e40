import type { SearchArea, SearchQuery } from '../../model/search/search.ts';
import { SEARCH_METHODS } from './search-methods.ts';

/** A parsed request for `/search`. */
export interface SearchRequest {
  readonly query: SearchQuery;
  /** Result page, from 1. */
  readonly page: number;
}

const AREAS: readonly SearchArea[] = ['guides', 'api'];

/** Results per page. */
export const PAGE_SIZE = 20;

/** Nobody reads further, and crawlers should not. */
export const MAX_PAGES = 10;

/** Parses the query string. The first of repeated parameters counts, and invalid ones are ignored. */
export function readSearchRequest(parameters: URLSearchParams): SearchRequest {
  const method = parameters.get('method')?.toUpperCase() ?? '';
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: {
      text: parameters.get('q') ?? '',
      area: AREAS.find((area) => area === parameters.get('in')) ?? null,
      method: SEARCH_METHODS.find((name) => name === method) ?? null,
      version: parameters.get('version'),
    },
    page: Number.isInteger(page) ? Math.min(MAX_PAGES, Math.max(1, page)) : 1,
  };
}
