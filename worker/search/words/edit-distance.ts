import { splitName } from './words.ts';

/**
 * The number of differing letters, at most `limit`; `limit + 1` if there are more. Optimal string alignment: an
 * insertion, deletion, substitution or swap of neighbors each counts as one.
 */
export function editDistance(a: string, b: string, limit: number): number {
  return measureFrom(a, limit)(b);
}

/** The same for many words. Reuses its rows, and computes only the cells near the diagonal. */
export function measureFrom(a: string, limit: number): (b: string) => number {
  let [beforePrevious, previous, current]: [number[], number[], number[]] = [[], [], []];
  return (b) => {
    if (Math.abs(a.length - b.length) > limit) return limit + 1;
    for (let j = 0; j <= b.length; j++) previous[j] = j;
    for (let i = 1; i <= a.length; i++) {
      const from = Math.max(1, i - limit);
      const to = Math.min(b.length, i + limit);
      current[from - 1] = from === 1 ? i : limit + 1;
      let least = from === 1 ? i : limit + 1;
      for (let j = from; j <= to; j++) {
        const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
        const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        const swap = swapped ? (beforePrevious[j - 2] ?? 0) + 1 : substitution;
        const above = j < i + limit ? (previous[j] ?? 0) + 1 : limit + 1;
        const distance = Math.min(substitution, swap, above, (current[j - 1] ?? 0) + 1);
        current[j] = distance;
        least = Math.min(least, distance);
      }
      if (least > limit) return limit + 1;
      [beforePrevious, previous, current] = [previous, current, beforePrevious];
    }
    return Math.min(limit + 1, previous[b.length] ?? 0);
  };
}

/**
 * Whether a word of a name starts with, or nearly matches, a word of a text. Of a name in camel case, these are the long
 * words after the verb: `task` in `getTaskById`.
 */
export function isLike(name: string, text: string): boolean {
  const [, ...nouns] = splitName(name);
  const others = wordsOf(text);
  return wordsOf(nouns.filter((noun) => noun.length > 3).join(' ') || name).some((word) => {
    const faults = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    const begin = word.slice(0, Math.max(4, word.length - 2));
    const isNear = (other: string): boolean =>
      other.startsWith(begin) || (canBe(word, other) && editDistance(word, other, faults) <= faults);
    return others.some(isNear);
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** With one of four letters replaced, a word is another one: `nope` is not `note`. */
function canBe(word: string, other: string): boolean {
  return word.length > 4 || word.length !== other.length || [...word].sort().join() === [...other].sort().join();
}
