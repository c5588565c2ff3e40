/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };

/** Lower case without diacritics: `Café` → `cafe`, `Straße` → `strasse`. */
export function foldDiacritics(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII has nothing to fold
  if (/^[\u0000-\u007f]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđ]/g, (letter) => LETTERS[letter] ?? letter);
}
