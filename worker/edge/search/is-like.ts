import { editDistance } from '../../search/words/edit-distance.ts';

/** Whether a word of a name starts with, or nearly matches, a word of a text. */
export function isLike(name: string, text: string): boolean {
  const [words, others] = [name, text].map((part) => part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return (words ?? []).some((word) => {
    const faults = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    const begin = word.slice(0, Math.max(4, word.length - 2));
    const isNear = (other: string): boolean =>
      other.startsWith(begin) || (canBe(word, other) && editDistance(word, other, faults) <= faults);
    return (others ?? []).some(isNear);
  });
}

/** With one of four letters replaced, a word is another one: `nope` is not `note`. */
function canBe(word: string, other: string): boolean {
  return word.length > 4 || word.length !== other.length || [...word].sort().join() === [...other].sort().join();
}
