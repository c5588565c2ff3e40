/** Number of rows that a page key moves. */
const PAGE = 5;

/**
 * The row that a key selects, or null for a key that selects none. `index`: the selected row, or -1. Arrow keys wrap
 * around; the other keys stop at the ends of the list.
 */
export function indexAfter(key: string, index: number, last: number): number | null {
  if (last < 0) return null;
  switch (key) {
    case 'ArrowDown':
      return index >= last ? 0 : index + 1;
    case 'ArrowUp':
      return index <= 0 ? last : index - 1;
    case 'PageDown':
      return Math.min(index + PAGE, last);
    case 'PageUp':
      return Math.max(index - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
