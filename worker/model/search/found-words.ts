import { UNSPACED } from '../text/scripts.ts';

/** Range of a word in a text, in UTF-16 code units. */
interface WordRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A position where a word may begin or end: next to a character that is not a letter, at a capital inside a name
 * (`listInvoices`, `OAuthLogin`), and anywhere in scripts that put no space between words.
 */
const EDGE = new RegExp(
  `(?<=${UNSPACED})|(?=${UNSPACED})|(?<![\\p{L}\\p{N}])|(?![\\p{L}\\p{N}])|(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})`,
  'uy',
);

/** Returns a function that finds the words of a search (`SearchResult.words`) in a text, ignoring case. */
export function makeWordFinder(words: readonly string[]): (text: string) => WordRange[] {
  const sources = words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .sort((a, b) => b.length - a.length)
    // Syntax characters only: the `u` flag allows no other escapes (ECMA-262 §22.2.1).
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  // Without words, it matches nothing.
  const pattern = new RegExp(sources.join('|') || '(?!)', 'giu');
  return (text) =>
    Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ start: index, end: index + word.length })).filter(
      ({ start, end }) => isEdge(text, start) && isEdge(text, end),
    );
}

/** Splits a text at these words, which are the pieces with odd indexes. Joined, they are the text again. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
  let last = 0;
  const pieces = makeWordFinder(words)(text).flatMap(({ start, end }) => {
    const before = text.slice(last, start);
    last = end;
    return [before, text.slice(start, end)];
  });
  return [...pieces, text.slice(last)];
}

function isEdge(text: string, index: number): boolean {
  EDGE.lastIndex = index;
  return EDGE.test(text);
}
