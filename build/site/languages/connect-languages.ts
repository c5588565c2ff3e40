import type { PageFacts } from '../../../worker/model/records/manifest.ts';
import { Memo, memoize } from '../../base/cache/memo.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';

interface LanguageSite {
  readonly frame: { readonly locale: string };
  readonly pages: readonly CompiledPage[];
  /** Paths of its docs by file, which are the same in each language. */
  readonly docPaths: ReadonlyMap<string, string>;
}

/**
 * Tells the pages of each language where they are in the others, and which are too short for search engines: as the
 * original of a translation is, however many words that has. `sites`: the original first.
 */
export function connectLanguages<Site extends LanguageSite>(sites: readonly Site[]): Site[] {
  const languages = sites.map((site) => new Language(site));
  const [original] = languages;
  return languages.map((own) => {
    const others = languages.filter((language) => language !== own);
    const connect = (page: CompiledPage): CompiledPage => {
      const { isThin: _own, ...entry } = page.entry;
      const isThin = (original?.find(page.path, own) ?? page).entry.isThin;
      const facts = { ...findTranslations(page.path, own, others), ...(isThin === undefined ? {} : { isThin }) };
      return connected(page).get(JSON.stringify(facts), () => ({ ...page, entry: { ...entry, ...facts } }));
    };
    return { ...own.site, pages: own.site.pages.map(connect) };
  });
}

/** A page with what it knows of other languages. A page that has not changed stays the same object. */
const connected = memoize((_page: CompiledPage) => new Memo<string, CompiledPage>());

/** The pages of a site in one language. */
class Language<Site extends LanguageSite = LanguageSite> {
  readonly site: Site;
  readonly #pages: ReadonlyMap<string, CompiledPage>;
  readonly #files: ReadonlyMap<string, string>;

  constructor(site: Site) {
    this.site = site;
    this.#pages = new Map(site.pages.map((page) => [page.path, page]));
    this.#files = new Map([...site.docPaths].map(([file, path]) => [path, file]));
  }

  get locale(): string {
    return this.site.frame.locale;
  }

  /** The page with the same file or, if another page has been made of none, at the same path; or null. */
  find(path: string, language: Language): CompiledPage | null {
    const file = language.#files.get(path);
    const own = file === undefined ? path : this.site.docPaths.get(file);
    return this.#pages.get(own ?? path) ?? null;
  }
}

function findTranslations(
  path: string,
  own: Language,
  others: readonly Language[],
): Pick<PageFacts, 'translations' | 'untranslated'> {
  const translations: Record<string, string> = {};
  const untranslated: string[] = [];
  for (const other of others) {
    const page = other.find(path, own);
    // A page that a language lacks, such as one of a tag: its home page is shown instead.
    if ((page?.path ?? '/') !== path) translations[other.locale] = page?.path ?? '/';
    if (page === null || page.entry.language !== undefined) untranslated.push(other.locale);
  }
  return {
    ...(Object.keys(translations).length === 0 ? {} : { translations }),
    ...(untranslated.length === 0 ? {} : { untranslated }),
  };
}
