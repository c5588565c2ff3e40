import type { SearchDocument } from '../store/document-store.ts';

/** A page that has the phrases of a query. */
interface PhrasePlace {
  /** 0 if a title or label is a phrase, 1 if it has one, 2 if a text of a guide does, 3 if another text does. */
  readonly rank: number;
  /** The place with the first phrase, from 1; 0 for the page itself. */
  readonly place: number;
}

const IN_TEXT = 2;

/** Where a page has all phrases word for word, as far as a result can show it; null if it lacks one. */
export function findPhrases(document: SearchDocument, phrases: readonly string[]): PhrasePlace | null {
  const [first, ...others] = phrases.map((phrase) => findPhrase(document, toWords(phrase)));
  if (first == null || others.includes(null)) return null;
  // Many operations repeat a sentence that a guide explains.
  return first.rank === IN_TEXT && document.kind !== 'guide' ? { ...first, rank: IN_TEXT + 1 } : first;
}

function findPhrase({ title, description, placeAt }: SearchDocument, phrase: string): PhrasePlace | null {
  let best = rankIn(title, description, phrase, 0);
  for (let number = 1; best?.rank !== 0; number++) {
    const place = placeAt(number - 1);
    if (place === null) break;
    const found = rankIn(place.label, place.text, phrase, number);
    if (found !== null && (best === null || found.rank < best.rank)) best = found;
  }
  return best;
}

function rankIn(name: string, text: string, phrase: string, place: number): PhrasePlace | null {
  const words = toWords(name);
  if (words === phrase) return { rank: 0, place };
  if (words.includes(phrase)) return { rank: 1, place };
  return toWords(text).includes(phrase) ? { rank: IN_TEXT, place } : null;
}

/** The words of a text between spaces. */
function toWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
