/** Range of a word in a text, in UTF-16 code units. */
interface WordRange {
  readonly start: number;
  readonly end: number;
}

/** A piece of a text; `isWord` marks a word from the query. */
interface TextPiece {
  readonly text: string;
  readonly isWord: boolean;
}

/**
 * A position where a word may begin or end: next to a character that is not a letter, at a capital inside a name
 * (`listInvoices`, `OAuthLogin`), and anywhere in scripts that put no space between words.
 */
const EDGE =
  /(?<![\p{L}\p{N}])|(?![\p{L}\p{N}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/uy;

/** Returns a function that finds the words of a search (`SearchResult.words`) in a text, ignoring case. */
export function makeWordFinder(words: readonly string[]): (text: string) => WordRange[] {
  const sources = [...new Set(words)]
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .sort((a, b) => b.length - a.length)
    .map(escapePattern);
  if (sources.length === 0) return () => [];
  const pattern = new RegExp(sources.join('|'), 'giu');
  return (text) =>
    Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ start: index, end: index + word.length })).filter(
      ({ start, end }) => isEdge(text, start) && isEdge(text, end),
    );
}

/** Splits a text into pieces. Joined, they are the text again. */
export function splitAtWords(text: string, words: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let last = 0;
  for (const { start, end } of makeWordFinder(words)(text)) {
    if (start > last) pieces.push({ text: text.slice(last, start), isWord: false });
    pieces.push({ text: text.slice(start, end), isWord: true });
    last = end;
  }
  if (last < text.length) pieces.push({ text: text.slice(last), isWord: false });
  return pieces;
}

/** Escapes syntax characters only: the `u` flag allows no other escapes (ECMA-262 §22.2.1). */
function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function isEdge(text: string, index: number): boolean {
  EDGE.lastIndex = index;
  return EDGE.test(text);
}
