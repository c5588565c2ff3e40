import { linkToHref } from '../../../worker/model/path.ts';
import type { OriginalTexts } from '../../../worker/model/records/original-texts.ts';
import type { SearchLanguage } from '../../../worker/search/languages/language.ts';
import type { CompiledApi } from '../../openapi/compile/compile-api.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import { restem } from '../../page/search/restem.ts';

/** A site in the language of its content. */
export interface OriginalSite {
  /** BCP 47. */
  readonly language: string;
  readonly origin: string;
  readonly base: string;
  readonly pages: ReadonlyMap<string, CompiledPage>;
  readonly apis: ReadonlyMap<string, CompiledApi>;
}

/**
 * Takes over pages that are not translated from the site in its original language, with their records. Their canonical
 * URLs are those of the originals.
 */
export class UntranslatedPages {
  readonly #original: OriginalSite;
  readonly #texts: OriginalTexts;
  /** How the search of the site reads words. */
  readonly #searchLanguage: SearchLanguage;

  constructor(original: OriginalSite, texts: OriginalTexts, searchLanguage: SearchLanguage) {
    this.#original = original;
    this.#texts = texts;
    this.#searchLanguage = searchLanguage;
  }

  /** The page at a path of the original site; null if that has none. */
  find(path: string): CompiledPage | null {
    const page = this.#original.pages.get(path);
    return page === undefined ? null : this.#toUntranslated(page);
  }

  /** Null for an API that the original site has not. */
  findApi(id: string): CompiledApi | null {
    const api = this.#original.apis.get(id);
    if (api === undefined) return null;
    return {
      ...api,
      pages: api.pages.map((page) => this.#toUntranslated(page)),
      cards: api.cards.map((card) => ({ ...card, href: this.#texts.href(card.href) })),
    };
  }

  #toUntranslated(page: CompiledPage): CompiledPage {
    const { language, origin, base } = this.#original;
    const { canonical = page.path } = page.entry;
    return {
      ...page,
      search: page.search === null ? null : restem(page.search, this.#searchLanguage),
      entry: { ...page.entry, language, canonical: linkToHref(origin + base, canonical) },
    };
  }
}
