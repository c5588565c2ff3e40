/**
 * The number of columns for a number of entries: rows are complete, or only the last entry has its own. It is part of
 * the opening tag, so that a page that is still loading places its first entries where they stay.
 */
export function fitColumns(entries: number): number {
  if (entries < 4) return entries;
  return entries % 3 === 0 ? 3 : 2;
}
