import type { SearchResult } from '../../../model/search/search.ts';
import type { ArrivalEvent, ArrivalWords } from '../../search-highlights/arrival-words.ts';

/** Tells the script that marks words on arrival which page is about to be shown, and which words to mark. */
export function noteChoice(document: Document, { href, words }: SearchResult): void {
  const detail: ArrivalWords = { href: new URL(href, location.href).href, words };
  document.dispatchEvent(new CustomEvent('docs:search-choice' satisfies ArrivalEvent, { detail }));
}
