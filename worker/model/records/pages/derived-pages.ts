import type { PageEntry } from '../manifest.ts';
import { MapView } from '../map-view.ts';
import { PageTable, type PageTableText } from './page-table.ts';

/** The pages of a manifest that is stored as a difference: its own, and those taken over from another manifest. */
export abstract class DerivedPages extends MapView<PageEntry> {
  protected readonly own: PageTable;

  constructor(own: PageTableText) {
    super();
    this.own = new PageTable(own);
  }

  /** The page that is taken over at a path that is not its own, or null. */
  protected abstract take(path: string): PageEntry | null;

  /** All pages that may be taken over, in code unit order. Its own pages replace those with the same path. */
  protected abstract taken(): Iterable<[string, PageEntry]>;

  get(path: string): PageEntry | undefined {
    return this.own.get(path) ?? this.take(path) ?? undefined;
  }

  /** In code unit order, as in every manifest. */
  *entries(): MapIterator<[string, PageEntry]> {
    const own = this.own.entries();
    let next = own.next();
    for (const [path, entry] of this.taken()) {
      for (; next.done !== true && next.value[0] < path; next = own.next()) yield next.value;
      if (next.done !== true && next.value[0] === path) {
        yield next.value;
        next = own.next();
      } else yield [path, entry];
    }
    for (; next.done !== true; next = own.next()) yield next.value;
  }
}

/** Whether two entries say the same. Members that are undefined count as missing. */
export function isSameEntry(a: PageEntry, b: PageEntry): boolean {
  const [first, second] = [a, b].map((entry) =>
    JSON.stringify(Object.entries(entry).sort(([x], [y]) => (x < y ? -1 : 1))),
  );
  return first === second;
}
