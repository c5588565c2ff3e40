/** Words that a search found on a page which is about to be shown. */
export interface ArrivalWords {
  /** The whole address, with its fragment. */
  readonly href: string;
  readonly words: readonly string[];
}

/** Is dispatched on the document with such a detail when a result is chosen. */
export type ArrivalEvent = 'docs:search-choice';
