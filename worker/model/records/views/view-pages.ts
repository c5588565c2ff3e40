import type { Manifest, PageEntry } from '../manifest.ts';
import { DerivedPages, isSameEntry } from '../pages/derived-pages.ts';
import { PageTable, type PageTableText } from '../pages/page-table.ts';

/** The pages of a view in deployed form: those that the public view has not, or not like this. */
export interface ViewPagesText extends PageTableText {
  /** Paths of the pages that only the public view has, as JSON. */
  readonly removed: string;
}

type Pages = Manifest['pages'];

/** The pages that some readers see: their own, and those of the public view. */
export class ViewPages extends DerivedPages {
  readonly #open: Pages;
  readonly #removed: ReadonlySet<string>;
  #size: number | null = null;

  constructor({ removed, ...own }: ViewPagesText, open: Pages) {
    super(own);
    this.#open = open;
    this.#removed = new Set(JSON.parse(removed) as readonly string[]);
  }

  static toText(pages: Pages, open: Pages): ViewPagesText {
    const isOwn = ([path, entry]: readonly [string, PageEntry]): boolean => {
      const other = open.get(path);
      return other === undefined || !isSameEntry(entry, other);
    };
    return {
      ...PageTable.toText(new Map([...pages].filter(isOwn))),
      removed: JSON.stringify([...open.keys()].filter((path) => !pages.has(path))),
    };
  }

  get size(): number {
    this.#size ??= [...this.keys()].length;
    return this.#size;
  }

  protected take(path: string): PageEntry | null {
    return this.#removed.has(path) ? null : (this.#open.get(path) ?? null);
  }

  protected *taken(): Iterable<[string, PageEntry]> {
    for (const [path, entry] of this.#open) if (!this.#removed.has(path)) yield [path, entry];
  }
}
