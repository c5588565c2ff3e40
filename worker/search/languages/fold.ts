/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };

/**
 * Accents, which several scripts share, and the points of Hebrew and Arabic. In other scripts, marks are vowels and
 * tones, and those of Japanese make other letters: बिल is not बल, and デ is not テ.
 */
const DIACRITIC = /(?![\u3099\u309a])(?=\p{M})[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}]/gu;

/** Lower case without diacritics: `Café` → `cafe`, `Straße` → `strasse`. */
export function foldDiacritics(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII has nothing to fold
  if (/^[\u0000-\u007f]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(DIACRITIC, '')
    .replace(/[ßøæœłđ]/g, (letter) => LETTERS[letter] ?? letter);
}
