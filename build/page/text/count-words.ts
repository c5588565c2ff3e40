import { UNSPACED } from '../../../worker/model/text/scripts.ts';

/** About two of them are a word. */
const UNSPACED_LETTER = new RegExp(`(?=\\p{L})${UNSPACED}`, 'gu');

/** The number of words of a text in any language, for estimates. */
export function countWords(text: string): number {
  const unspaced = countUnspacedWords(text);
  const spaced = unspaced === 0 ? text : text.replace(UNSPACED_LETTER, ' ');
  return unspaced + countMatches(spaced, /[\p{L}\p{N}]+/gu);
}

/** The number of its words in scripts without spaces. */
export function countUnspacedWords(text: string): number {
  return Math.ceil(countMatches(text, UNSPACED_LETTER) / 2);
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
