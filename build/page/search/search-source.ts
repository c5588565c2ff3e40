import type { SearchPlace } from '../../../worker/model/search/search.ts';

/** The search data of a page, in addition to its manifest entry. */
export interface SearchSource {
  /** Other names of the page: operation id, tags. */
  readonly names: readonly string[];
  /** Scopes that the operation requires; absent for other pages. */
  readonly scopes?: readonly string[];
  /** Whether readers should use something else; absent otherwise. */
  readonly isDeprecated?: boolean;
  /** ISO 8601 date of a news entry; absent for other pages, and if it is unknown. */
  readonly date?: string;
  /** Plain text outside any place. */
  readonly text: string;
  /** More searchable words that never appear in excerpts, such as code in other tabs; absent otherwise. */
  readonly hidden?: string;
  /** Headings and fields with ids, in reading order. */
  readonly places: readonly SourcePlace[];
}

export interface SourcePlace extends SearchPlace {
  /** Fragment id, prefixed with a path (`/api/a/page-2#response-300`) if it is on another page. */
  readonly id: string;
  readonly text: string;
  /** As for the page. */
  readonly hidden?: string;
}

/** Adjusts places that were moved to continuation pages. `paths` are keyed by fragment id. */
export function movePlaces(source: SearchSource, paths: ReadonlyMap<string, string>): SearchSource {
  if (paths.size === 0) return source;
  const places = source.places.map((place) => {
    const path = paths.get(place.id);
    return path === undefined ? place : { ...place, id: `${path}#${place.id}` };
  });
  return { ...source, places };
}
