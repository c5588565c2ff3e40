import type { Manifest, PageEntry } from '../manifest.ts';
import { PageTable, type PageTableText } from '../page-table.ts';

/** The pages of a view in deployed form: those that the public view has not, or not like this. */
export interface ViewPagesText extends PageTableText {
  /** Paths of the pages that only the public view has, as JSON. */
  readonly removed: string;
}

type Pages = Manifest['pages'];

/** The pages that some readers see: their own, and those of the public view. */
export class ViewPages implements ReadonlyMap<string, PageEntry> {
  readonly #own: PageTable;
  readonly #open: Pages;
  readonly #removed: ReadonlySet<string>;
  #size: number | null = null;

  constructor({ removed, ...own }: ViewPagesText, open: Pages) {
    this.#own = new PageTable(own);
    this.#open = open;
    this.#removed = new Set(JSON.parse(removed) as readonly string[]);
  }

  static toText(pages: Pages, open: Pages): ViewPagesText {
    const isOwn = ([path, entry]: readonly [string, PageEntry]): boolean => !isEqual(entry, open.get(path));
    return {
      ...PageTable.toText(new Map([...pages].filter(isOwn))),
      removed: JSON.stringify([...open.keys()].filter((path) => !pages.has(path))),
    };
  }

  get size(): number {
    this.#size ??= [...this.keys()].length;
    return this.#size;
  }

  get(path: string): PageEntry | undefined {
    return this.#own.get(path) ?? (this.#removed.has(path) ? undefined : this.#open.get(path));
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  *keys(): MapIterator<string> {
    for (const [path] of this) yield path;
  }

  *values(): MapIterator<PageEntry> {
    for (const [, entry] of this) yield entry;
  }

  /** In code unit order, as in every manifest. */
  *entries(): MapIterator<[string, PageEntry]> {
    const own = this.#own.entries();
    let next = own.next();
    for (const [path, entry] of this.#open) {
      for (; next.done !== true && next.value[0] < path; next = own.next()) yield next.value;
      if (next.done !== true && next.value[0] === path) {
        yield next.value;
        next = own.next();
      } else if (!this.#removed.has(path)) yield [path, entry];
    }
    for (; next.done !== true; next = own.next()) yield next.value;
  }

  [Symbol.iterator](): MapIterator<[string, PageEntry]> {
    return this.entries();
  }

  forEach(visit: (entry: PageEntry, path: string, map: ReadonlyMap<string, PageEntry>) => void): void {
    for (const [path, entry] of this) visit(entry, path, this);
  }
}

/** In any order of members. */
function isEqual(entry: PageEntry, open: PageEntry | undefined): boolean {
  const [first, second] = [entry, open ?? {}].map((each) =>
    JSON.stringify(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  return first === second;
}
