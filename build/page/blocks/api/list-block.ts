import type { PageBlock } from '../../page.ts';

/** A list that may continue on another page; nothing if it is empty. */
export function listBlock<Item>(
  items: readonly Item[],
  toBlock: (items: readonly Item[], isContinued: boolean) => PageBlock,
): PageBlock {
  const slice = (start: number, end: number): PageBlock =>
    start < end ? toBlock(items.slice(start, end), start > 0) : {};
  return { ...slice(0, items.length), list: { length: items.length, slice } };
}
