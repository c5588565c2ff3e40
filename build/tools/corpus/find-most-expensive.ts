import type { CorpusRow } from './compile-one.ts';

/** The number of descriptions to list. */
const COUNT = 10;

/** The descriptions with the highest average cost per operation, most expensive first. */
export function findMostExpensive(
  rows: readonly CorpusRow[],
  cost: (row: CorpusRow) => number,
): { readonly file: string; readonly each: number }[] {
  return rows
    .filter(({ operations }) => operations > 0)
    .map((row) => ({ file: row.file, each: cost(row) / row.operations }))
    .toSorted((a, b) => b.each - a.each)
    .slice(0, COUNT);
}
