/** Words that a search found on a page that is about to be shown. */
export interface ArrivalWords {
  /** The complete URL, including the fragment. */
  readonly href: string;
  readonly words: readonly string[];
}

/** Dispatched on the document, with such a detail, when the reader chooses a result. */
export type ArrivalEvent = 'docs:search-choice';
