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
