import { hrefToPath, pathToHref } from '../../path.ts';
import type { SiteFrame } from '../../site.ts';
import { textDirection } from '../../text/scripts.ts';
import type { Manifest } from '../manifest.ts';
import { mapLinks, mapMarkdownLinks } from '../map-links.ts';

/** The site in another language. Its redirects include those from the paths of originals. */
interface TargetSite extends Pick<Manifest, 'redirects'> {
  readonly site: Pick<SiteFrame, 'origin' | 'base' | 'locale' | 'languages'>;
}

/**
 * Shows pages of the original language among those of another one. Both have the same records: their links are changed
 * when they are sent, so that readers stay in their language.
 */
export class OriginalTexts {
  readonly #target: TargetSite;
  /** Base path of the original. */
  readonly #base: string;

  /** `target`: the site in the other language. */
  constructor(target: TargetSite) {
    this.#target = target;
    this.#base = target.site.languages?.find(({ isOriginal }) => isOriginal)?.base ?? '';
  }

  /** An article, or a part of it that ends between two tags. `language`: of its text (BCP 47). */
  article(html: string, language: string): string {
    const direction = textDirection(language);
    const added = direction === textDirection(this.#target.site.locale) ? '' : ` dir="${direction}"`;
    return this.links(html.replace(/^<article/, `<article lang="${language}"${added}`));
  }

  /** HTML whose links stay in the language. */
  links(html: string): string {
    return mapLinks(html, (href) => this.href(href));
  }

  /** A Markdown text, whose links within the site begin with the origin. */
  markdown(text: string): string {
    return mapMarkdownLinks(text, this.#target.site.origin, (href) => this.href(href));
  }

  /** The same page in the language, also if its translation has another path. */
  href(href: string): string {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const own = hrefToPath(this.#base, path);
    if (own === null) return href;
    const [, page = own, ending = ''] = /^(.*?)(\.md)?$/.exec(own) ?? [];
    const { site, redirects } = this.#target;
    const moved = Object.hasOwn(redirects, page) ? redirects[page] : undefined;
    const target = moved === undefined || !/^\/[^#?]*$/.test(moved) ? own : moved + ending;
    return pathToHref(site.base, target) + rest;
  }
}
