import type { SearchResult } from '../../model/search/search.ts';

/** Words that a search found on a page that is about to be shown. */
export interface ArrivalWords {
  /** The complete URL, including the fragment. */
  readonly href: string;
  readonly words: readonly string[];
}

/** Dispatched on the document, with such a detail, when the reader chooses a result. */
export type ArrivalEvent = 'docs:search-choice';

/** Tells the script that marks words on arrival which page is about to be shown, and which words to mark. */
export function noteChoice(document: Document, { href, words }: SearchResult): void {
  const detail: ArrivalWords = { href: new URL(href, location.href).href, words };
  document.dispatchEvent(new CustomEvent('docs:search-choice' satisfies ArrivalEvent, { detail }));
}
