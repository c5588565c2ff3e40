import type { SearchPlace } from '../../worker/model/search.ts';

/** What a page is found by, besides what the manifest says of it. */
export interface SearchSource {
  /** Other names of the page: operation id, tags. */
  readonly names: readonly string[];
  /** Plain text that stands in no place. */
  readonly text: string;
  /** Headings and fields that can be linked, in reading order. */
  readonly places: readonly SourcePlace[];
}

export interface SourcePlace extends SearchPlace {
  /** Fragment id. */
  readonly id: string;
  /** Plain text of the place. */
  readonly text: string;
}
