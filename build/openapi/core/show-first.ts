import type { Cursor } from './references/cursor.ts';

/**
 * Truncates a list that cannot be split across pages, so that a repetitive description cannot inflate a page. Warns at
 * `key` of `owner` if items are left out. `max` is far above what real descriptions need.
 */
export function showFirst<Item>(items: readonly Item[], max: number, owner: Cursor, key: string): readonly Item[] {
  if (items.length <= max) return items;
  owner.warn(key, `Cannot show all ${items.length} entries of "${key}": the page shows the first ${max}. Remove some.`);
  return items.slice(0, max);
}
