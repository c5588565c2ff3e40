import type { Manifest, PageEntry } from '../manifest.ts';
import { DerivedPages, isSameEntry } from '../pages/derived-pages.ts';
import { inTableOrder, PageTable, type PageTableText } from '../pages/page-table.ts';
import { RecentMap } from '../recent-map.ts';
import { VALIDATOR_LENGTH } from '../record-keys.ts';
import { type Languages, untranslatedFacts } from './untranslated-facts.ts';

/** Untranslated pages whose entries stay in memory. */
const MAX_DERIVED = 1_000;

/** Instead of a validator: this language has another page, or none. */
const NO_VALIDATOR = ' '.repeat(VALIDATOR_LENGTH);

type SitePages = Pick<Manifest, 'site' | 'pages'>;

export interface OpenedPages extends Pick<Manifest, 'site'> {
  readonly pages: PageTable;
}

/** The pages of a translation, in deployed form: those that differ from what the original says about them. */
export interface TranslatedPagesText extends PageTableText {
  /** The validator of each page of the original, in its order, or spaces if the page is not taken over. */
  readonly validators: string;
}

/** The pages of a site in another language: its own, and those of the original that are not translated. */
export class TranslatedPages extends DerivedPages {
  readonly #original: OpenedPages;
  readonly #validators: string;
  readonly #languages: Languages;
  readonly #derived = new RecentMap<string, PageEntry>(MAX_DERIVED);
  #size: number | null = null;

  constructor({ validators, ...own }: TranslatedPagesText, original: OpenedPages, locale: string) {
    super(own);
    this.#original = original;
    this.#validators = validators;
    this.#languages = { original: original.site, locale };
  }

  static toText({ site, pages }: SitePages, original: SitePages): TranslatedPagesText {
    const languages = { original: original.site, locale: site.locale };
    const isTaken = ([path, entry]: readonly [string, PageEntry]): boolean => {
      const before = original.pages.get(path);
      return (
        before !== undefined &&
        isSameEntry(entry, { ...untranslatedFacts(path, before, languages), validator: entry.validator })
      );
    };
    const taken = new Map([...pages].filter(isTaken));
    return {
      ...PageTable.toText(new Map([...pages].filter(([path]) => !taken.has(path)))),
      validators: inTableOrder(original.pages)
        .map(([path]) => taken.get(path)?.validator ?? NO_VALIDATOR)
        .join(''),
    };
  }

  get size(): number {
    this.#size ??= this.own.size + this.#validators.replaceAll(NO_VALIDATOR, '').length / VALIDATOR_LENGTH;
    return this.#size;
  }

  /** Derives each entry without caching it. */
  protected *taken(): Iterable<[string, PageEntry]> {
    let index = 0;
    for (const [path, entry] of this.#original.pages) {
      const validator = this.#validatorAt(index++);
      if (validator !== null) yield [path, this.#derive(path, entry, validator)];
    }
  }

  /** The page of the original, if it is shown here. */
  protected take(path: string): PageEntry | null {
    const known = this.#derived.find(path);
    if (known !== null) return known;
    const entry = this.#original.pages.get(path);
    const validator = entry === undefined ? null : this.#validatorAt(this.#original.pages.indexOf(path));
    if (entry === undefined || validator === null) return null;
    return this.#derived.take(path, () => this.#derive(path, entry, validator));
  }

  #derive(path: string, entry: PageEntry, validator: string): PageEntry {
    return { ...untranslatedFacts(path, entry, this.#languages), validator };
  }

  #validatorAt(index: number): string | null {
    const validator = this.#validators.slice(index * VALIDATOR_LENGTH, (index + 1) * VALIDATOR_LENGTH);
    return validator.trim() === '' ? null : validator;
  }
}
