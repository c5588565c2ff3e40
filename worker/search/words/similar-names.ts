import type { OtherWord } from './word-groups.ts';

/** By the similarity of a complete name to the query. */
export const NAME_SHARES = {
  /** The query is a complete name. */
  name: 1,
  /** The same with a corrected, completed or replaced word. */
  nearName: 0.7,
  /** A synonym of a single-word name. */
  nearWord: 0.3,
} as const;

/** How many terms similar to a word are tried in names. */
export const MAX_NEAREST = 4;

/**
 * A name as typed, then with unfinished or misspelled words replaced, then with synonyms: `create invoice`, `add
 * invoice`.
 */
export function findSimilarNames(
  stems: readonly string[],
  nearest: ReadonlyMap<string, readonly string[]>,
  findOthers: (stem: string) => readonly OtherWord[],
): { name: readonly string[]; share: number }[] {
  const corrected = stems.reduce<string[][]>(
    (names, stem) => {
      const choices = nearest.get(stem) ?? [stem];
      return names.flatMap((name) => choices.map((choice) => [...name, choice])).slice(0, MAX_NEAREST);
    },
    [[]],
  );
  const isTyped = stems.every((stem) => !nearest.has(stem));
  const nearShare = stems.length === 1 ? NAME_SHARES.nearWord : NAME_SHARES.nearName;
  return corrected.flatMap((name) => [
    { name, share: isTyped ? NAME_SHARES.name : NAME_SHARES.nearName },
    // The likeliest first, because a query may not be able to try all.
    ...name
      .flatMap((stem, index) => findOthers(stem).map((other) => ({ ...other, index })))
      .sort((a, b) => b.share - a.share)
      .map(({ terms, index }) => ({
        name: name.toSpliced(index, 1, ...terms.map((term) => term.stem)),
        share: nearShare,
      })),
  ]);
}
