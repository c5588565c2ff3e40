import type { Cursor } from './cursor.ts';

/**
 * The first items of a list that is shown as one piece, so that no page grows with what a description repeats; a warning
 * at `key` of `place` says that there are more. `max`: far more than any real description has.
 */
export function showFirst<Item>(items: readonly Item[], max: number, place: Cursor, key: string): readonly Item[] {
  if (items.length <= max) return items;
  place.warn(
    key,
    `Cannot show all ${items.length} entries of "${key}": the page has the first ${max}. Leave some out.`,
  );
  return items.slice(0, max);
}
