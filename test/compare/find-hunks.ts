/** A place where two sequences differ: the items at `at` of the old one are replaced. */
export interface Hunk {
  readonly at: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** A longer change ends at the end of both sequences, because the time to find its end grows with the square. */
const MAX_LENGTH = 1_000;

/** The differences of two sequences. Each ends at the nearest items that are equal again. */
export function findHunks(before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let end = 0;
  const shorter = Math.min(before.length, after.length);
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, now] = [before.slice(0, before.length - end), after.slice(0, after.length - end)];
  for (let [x, y] = [0, 0]; x < old.length || y < now.length; x++, y++) {
    if (old[x] === now[y]) continue;
    const [nextX, nextY] = findEnd(old, now, x, y);
    hunks.push({ at: x, removed: old.slice(x, nextX), added: now.slice(y, nextY) });
    [x, y] = [nextX, nextY];
  }
  return hunks;
}

/** Where two items in a row are equal again: a single one, such as "the", is often a coincidence. */
function findEnd(old: readonly string[], now: readonly string[], x: number, y: number): readonly [number, number] {
  for (let length = 1; length <= MAX_LENGTH; length++)
    for (let removed = 0; removed <= length; removed++) {
      const [i, j] = [x + removed, y + length - removed];
      if (i <= old.length && j <= now.length && old[i] === now[j] && old[i + 1] === now[j + 1]) return [i, j];
    }
  return [old.length, now.length];
}
