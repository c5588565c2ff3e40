/** Letters of scripts that write words without spaces. About two of them are a word. */
const UNSPACED =
  /(?=\p{L})[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/gu;

/** The number of words of a text in any language, for estimates. */
export function countWords(text: string): number {
  const unspaced = countUnspacedWords(text);
  const spaced = unspaced === 0 ? text : text.replace(UNSPACED, ' ');
  return unspaced + countMatches(spaced, /[\p{L}\p{N}]+/gu);
}

/** The number of its words in scripts without spaces. */
export function countUnspacedWords(text: string): number {
  return Math.ceil(countMatches(text, UNSPACED) / 2);
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
