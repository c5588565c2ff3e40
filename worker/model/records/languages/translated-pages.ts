import type { Manifest, PageEntry } from '../manifest.ts';
import { DerivedPages, isSameEntry } from '../pages/derived-pages.ts';
import { inTableOrder, PageTable, type PageTableText } from '../pages/page-table.ts';
import { RecentMap } from '../recent-map.ts';
import { type Languages, untranslatedFacts } from './untranslated-facts.ts';

/** Untranslated pages whose entries stay in memory. */
const MAX_DERIVED = 1_000;

/** In `taken`: the page of the original is shown in this language, or this language has another page or none. */
const TAKEN = '1';
const NOT_TAKEN = '0';

type SitePages = Pick<Manifest, 'site' | 'pages'>;

export interface OpenedPages extends Pick<Manifest, 'site'> {
  readonly pages: PageTable;
}

/** The pages of a translation, in deployed form: those that differ from what the original says about them. */
export interface TranslatedPagesText extends PageTableText {
  /** For each page of the original, in its order, whether it is taken over. */
  readonly taken: string;
}

/** The pages of a site in another language: its own, and those of the original that are not translated. */
export class TranslatedPages extends DerivedPages {
  readonly #original: OpenedPages;
  readonly #isTaken: string;
  readonly #languages: Languages;
  readonly #derived = new RecentMap<string, PageEntry>(MAX_DERIVED);
  #size: number | null = null;

  constructor({ taken, ...own }: TranslatedPagesText, original: OpenedPages, locale: string) {
    super(own);
    this.#original = original;
    this.#isTaken = taken;
    this.#languages = { original: original.site, locale };
  }

  static toText({ site, pages }: SitePages, original: SitePages): TranslatedPagesText {
    const languages = { original: original.site, locale: site.locale };
    const isTaken = ([path, entry]: readonly [string, PageEntry]): boolean => {
      const before = original.pages.get(path);
      return before !== undefined && isSameEntry(entry, untranslatedFacts(path, before, languages));
    };
    const taken = new Set([...pages].filter(isTaken).map(([path]) => path));
    return {
      ...PageTable.toText(new Map([...pages].filter(([path]) => !taken.has(path)))),
      taken: inTableOrder(original.pages)
        .map(([path]) => (taken.has(path) ? TAKEN : NOT_TAKEN))
        .join(''),
    };
  }

  get size(): number {
    this.#size ??= this.own.size + this.#isTaken.replaceAll(NOT_TAKEN, '').length;
    return this.#size;
  }

  /** Derives each entry without caching it. */
  protected *taken(): Iterable<[string, PageEntry]> {
    let index = 0;
    for (const [path, entry] of this.#original.pages) {
      if (this.#isTaken[index++] === TAKEN) yield [path, this.#derive(path, entry)];
    }
  }

  /** The page of the original, if it is shown here. */
  protected take(path: string): PageEntry | null {
    const known = this.#derived.find(path);
    if (known !== null) return known;
    const entry = this.#original.pages.get(path);
    if (entry === undefined || this.#isTaken[this.#original.pages.indexOf(path)] !== TAKEN) return null;
    return this.#derived.take(path, () => this.#derive(path, entry));
  }

  #derive(path: string, entry: PageEntry): PageEntry {
    return untranslatedFacts(path, entry, this.#languages);
  }
}
