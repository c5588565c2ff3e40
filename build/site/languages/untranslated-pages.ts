import type { OriginalTexts } from '../../../worker/model/records/languages/original-texts.ts';
import { untranslatedFacts } from '../../../worker/model/records/languages/untranslated-facts.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';
import type { SearchLanguage } from '../../../worker/search/languages/language.ts';
import { Memo, memoize } from '../../base/cache/memo.ts';
import type { CompiledApi } from '../../openapi/compile/compile-api.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { OriginalHeading } from '../../page/prose/share-ids.ts';
import { restem } from '../../page/search/restem.ts';

/** A site in the language of its content. */
export interface OriginalSite {
  readonly site: Pick<SiteFrame, 'locale' | 'origin' | 'base'>;
  readonly pages: ReadonlyMap<string, CompiledPage>;
  readonly apis: ReadonlyMap<string, CompiledApi>;
}

/** The site that pages are taken over into. */
export interface TargetLanguage {
  /** BCP 47. */
  readonly locale: string;
  readonly texts: OriginalTexts;
  /** How the search of the site reads words. */
  readonly searchLanguage: SearchLanguage;
}

/**
 * Takes over pages that are not translated from the site in its original language, with their records. Their canonical
 * URLs are those of the originals.
 */
export class UntranslatedPages {
  readonly #original: OriginalSite;
  readonly #target: TargetLanguage;

  constructor(original: OriginalSite, target: TargetLanguage) {
    this.#original = original;
    this.#target = target;
  }

  /** The page at a path of the original site; null if that has none. */
  find(path: string): CompiledPage | null {
    const page = this.#original.pages.get(path);
    return page === undefined ? null : this.#toUntranslated(page);
  }

  /** Headings of the page at a path of the original site. */
  headingsOf(path: string): readonly OriginalHeading[] {
    return this.#original.pages.get(path)?.headings ?? [];
  }

  /** Null for an API that the original site has not. */
  findApi(id: string): CompiledApi | null {
    const api = this.#original.apis.get(id);
    if (api === undefined) return null;
    return {
      ...api,
      pages: api.pages.map((page) => this.#toUntranslated(page)),
      cards: api.cards.map((card) => ({ ...card, href: this.#target.texts.href(card.href) })),
    };
  }

  #toUntranslated(page: CompiledPage): CompiledPage {
    const { locale, searchLanguage } = this.#target;
    const { locale: language, origin, base } = this.#original.site;
    return untranslated(page).get(JSON.stringify([locale, language, origin, base]), () => ({
      ...page,
      search: page.search === null ? null : restem(page.search, searchLanguage),
      entry: untranslatedFacts(page.path, page.entry, { original: this.#original.site, locale }),
    }));
  }
}

/** A page in the languages that it is not translated into. */
const untranslated = memoize((_page: CompiledPage) => new Memo<string, CompiledPage>());
