import type { SearchPlace } from '../../worker/model/search.ts';

/** What a page is found by, besides what the manifest says of it. */
export interface SearchSource {
  /** Other names of the page: operation id, tags. */
  readonly names: readonly string[];
  /** Scopes that an operation needs; absent for other pages. */
  readonly scopes?: readonly string[];
  /** Plain text outside of all places. */
  readonly text: string;
  /** Words of the same that no excerpt shows, such as the code of further tabs; absent without. */
  readonly hidden?: string;
  /** Headings and fields that can be linked, in reading order. */
  readonly places: readonly SourcePlace[];
}

export interface SourcePlace extends SearchPlace {
  /** Fragment id; behind a path (`/api/a/page-2#response-300`) where it is not on the page itself. */
  readonly id: string;
  /** Plain text of the place. */
  readonly text: string;
  /** As for the page. */
  readonly hidden?: string;
}

/** The same, where places have gone to pages that follow: `paths` by their fragment ids. */
export function movePlaces(source: SearchSource, paths: ReadonlyMap<string, string>): SearchSource {
  if (paths.size === 0) return source;
  const places = source.places.map((place) => {
    const path = paths.get(place.id);
    return path === undefined ? place : { ...place, id: `${path}#${place.id}` };
  });
  return { ...source, places };
}
