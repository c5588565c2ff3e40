/** Shorter parts of a compound are too vague. */
export const MIN_PART_LENGTH = 4;
/** Letters that a compound has besides a part, and those that an ending of it may have. */
const MIN_REST_LENGTH = 3;
const MAX_ENDING_LENGTH = 3;

/** Whether a word begins or ends with a stem, and is longer than its inflections: `versandetiketten` and `etikett`. */
export function isCompoundOf(word: string, stem: string): boolean {
  if (stem.length < MIN_PART_LENGTH || word.length < stem.length + MIN_REST_LENGTH) return false;
  return word.startsWith(stem) || word.lastIndexOf(stem) >= word.length - stem.length - MAX_ENDING_LENGTH;
}

const MIN_SPLIT_LENGTH = 3;
const NO_LINKERS: readonly string[] = [''];

/** The pairs of words that a word may consist of, without a linker between them: `rechnungsnummer` → `rechnung`, `nummer`. */
export function* splitsOf(word: string, linkers = NO_LINKERS): Generator<[first: string, last: string], void> {
  for (let at = MIN_SPLIT_LENGTH; at <= word.length - MIN_SPLIT_LENGTH; at++) {
    for (const linker of linkers) {
      const first = word.slice(0, at - linker.length);
      if (first.length >= MIN_SPLIT_LENGTH && word.startsWith(linker, first.length)) yield [first, word.slice(at)];
    }
  }
  // `qrcode`, `userid`. German words begin and end with such letters too often.
  if (linkers === NO_LINKERS && word.length > 4) for (const at of [2, -2]) yield [word.slice(0, at), word.slice(at)];
}
