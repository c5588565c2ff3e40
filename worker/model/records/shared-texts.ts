import { OriginalTexts } from './languages/original-texts.ts';
import type { Manifest, PageFacts } from './manifest.ts';
import { VersionLinks } from './versions/version-links.ts';

/** How the texts in the record of a page differ from those that are sent. */
export interface TextChange {
  /** An article, or a part of it that ends between two tags, unless it must be whole. */
  readonly article: (html: string) => string;
  readonly needsWhole?: boolean;
  readonly markdown: (text: string) => string;
}

/** The texts of pages that have the record of another page: of their original, or of another version of their API. */
export class SharedTexts {
  readonly #site: Manifest['site'];
  readonly #originals: OriginalTexts;
  readonly #versions = new Map<string, VersionLinks>();

  constructor(source: Pick<Manifest, 'site' | 'redirects'>) {
    this.#site = source.site;
    this.#originals = new OriginalTexts(source);
  }

  /** Null for a page with a record of its own. */
  changeOf({ language, version = '', recordOf }: PageFacts): TextChange | null {
    const links = recordOf === undefined ? null : this.#linksOf(recordOf, { version, language });
    if (language === undefined) return links;
    return {
      needsWhole: links?.needsWhole === true,
      article: (html) => this.#originals.article(links?.article(html) ?? html, language),
      markdown: (text) => this.#originals.markdown(links?.markdown(text) ?? text),
    };
  }

  #linksOf(
    recordOf: string,
    { version, language }: { readonly version: string; readonly language: string | undefined },
  ): VersionLinks | null {
    const key = `${recordOf} ${version} ${language}`;
    const known = this.#versions.get(key);
    if (known !== undefined) return known;
    const { versions, base, languages } = this.#site;
    const [from, to] = [recordOf, version].map((wanted) => versions?.find(({ name }) => name === wanted));
    if (from === undefined || to === undefined) return null;
    const ofRecord = language === undefined ? base : (languages?.find(({ isOriginal }) => isOriginal)?.base ?? '');
    const links = new VersionLinks(this.#site, ofRecord, { from, to });
    this.#versions.set(key, links);
    return links;
  }
}
