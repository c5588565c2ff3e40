import { hrefToPath, linkToHref, pathToHref } from '../../../worker/model/path.ts';
import { textDirection } from '../../../worker/model/text-direction.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import type { SearchLanguage } from '../../../worker/search/languages/language.ts';
import type { CompiledApi } from '../../openapi/compile/compile-api.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import { restem } from '../../page/search/restem.ts';
import { changeLinks } from '../../page/text/markdown/absolute-links.ts';

/** A site in the language of its content. */
export interface OriginalSite {
  /** BCP 47. */
  readonly language: string;
  readonly origin: string;
  readonly base: string;
  readonly pages: ReadonlyMap<string, CompiledPage>;
  readonly apis: ReadonlyMap<string, CompiledApi>;
}

/** The site in another language. */
export interface TargetSite {
  readonly base: string;
  readonly language: string;
  /** Paths of translated pages by those of their originals, if they differ. */
  readonly moved: ReadonlyMap<string, string>;
}

/** Attributes of articles with paths of the site. Text has no quotes, which are escaped. */
const LINK = /( (?:href|src|data-form)=")(\/(?!\/)[^"]*)/g;

/**
 * Takes over pages that are not translated from the site in its original language. Their links stay in the language of
 * the reader, and search engines are told of the originals.
 */
export class UntranslatedPages {
  readonly #original: OriginalSite;
  readonly #base: string;
  /** An attribute, if the original is written in another direction. */
  readonly #direction: string;

  readonly #moved: ReadonlyMap<string, string>;
  /** How the search of the site reads words. */
  readonly #searchLanguage: SearchLanguage;

  constructor(original: OriginalSite, target: TargetSite) {
    this.#original = original;
    this.#base = target.base;
    this.#moved = target.moved;
    this.#searchLanguage = findLanguage(target.language);
    const direction = textDirection(original.language);
    this.#direction = direction === textDirection(target.language) ? '' : ` dir="${direction}"`;
  }

  /** The page at a path of the original site; null if that has none. */
  find(path: string): CompiledPage | null {
    const page = this.#original.pages.get(path);
    return page === undefined ? null : this.#move(page);
  }

  /** Null for an API that the original site has not. */
  findApi(id: string): CompiledApi | null {
    const api = this.#original.apis.get(id);
    if (api === undefined) return null;
    return {
      ...api,
      pages: api.pages.map((page) => this.#move(page)),
      cards: api.cards.map((card) => ({ ...card, href: this.#toHref(card.href) })),
    };
  }

  #move(page: CompiledPage): CompiledPage {
    const { language, origin, base } = this.#original;
    const html = Buffer.from(page.article)
      .toString('utf8')
      .replace('<article', `<article lang="${language}"${this.#direction}`);
    const markdown = Buffer.from(page.markdown).toString('utf8');
    const { canonical = page.path } = page.entry;
    return {
      ...page,
      article: Buffer.from(html.replace(LINK, (_, start: string, href: string) => start + this.#toHref(href))),
      markdown: Buffer.from(changeLinks(markdown, (href) => this.#toHref(href))),
      search: page.search === null ? null : restem(page.search, this.#searchLanguage),
      entry: { ...page.entry, language, canonical: linkToHref(origin + base, canonical) },
    };
  }

  #toHref(href: string): string {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const own = hrefToPath(this.#original.base, path);
    if (own === null) return href;
    const [, page = own, ending = ''] = /^(.*?)(\.md)?$/.exec(own) ?? [];
    const moved = this.#moved.get(page);
    return pathToHref(this.#base, moved === undefined ? own : moved + ending) + rest;
  }
}
