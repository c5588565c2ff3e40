import { FORM_PREFIX, pathToHref } from '../../path.ts';
import type { SiteFrame, SiteVersion } from '../../site.ts';
import { mapLinks, mapMarkdownLinks } from '../map-links.ts';
import { SunsetComments } from './sunset-comments.ts';

/** The start of the JSON of a form, which names the API that it belongs to. */
const FORM_START = /^\{"api":"[^"]*"/;

/**
 * Shows a page of a version of an API with the record of the same page in another version: the links to pages of that
 * version lead to those of the page's own one, and samples say when its support ends.
 */
export class VersionLinks {
  readonly #origin: string;
  readonly #sunset: SunsetComments | null;
  readonly #from: string;
  readonly #to: string;
  readonly #form: string;
  /** Starts of links that stay, because they lead to another version in both. */
  readonly #others: readonly string[];

  /** `base`: that of the record's links. */
  constructor({ origin, versions = [] }: Pick<SiteFrame, 'origin' | 'versions'>, base: string, pair: VersionPair) {
    const toStart = ({ path }: SiteVersion): string => `${pathToHref(base, path)}/`;
    this.#origin = origin;
    this.#sunset = SunsetComments.of(pair.to, versions);
    this.#from = toStart(pair.from);
    this.#to = toStart(pair.to);
    this.#form = pathToHref(base, FORM_PREFIX);
    this.#others = versions
      .filter(({ set, name }) => set === pair.from.set && name !== pair.from.name)
      .map(toStart)
      .filter((start) => start.startsWith(this.#from));
  }

  /** Whether an article must be whole to be changed. */
  get needsWhole(): boolean {
    return this.#sunset !== null;
  }

  readonly article = (html: string): string => {
    const linked = mapLinks(html, (href) => this.#toOwn(href));
    return this.#sunset?.article(linked) ?? linked;
  };

  readonly markdown = (text: string): string => {
    const linked = mapMarkdownLinks(text, this.#origin, (href) => this.#toOwn(href));
    return this.#sunset?.markdown(linked) ?? linked;
  };

  /** Whether an article of one length in UTF-8 may become one of another. */
  mayYield(before: number, after: number): boolean {
    const step = this.#to.length - this.#from.length;
    if (this.#sunset !== null) return after >= before;
    return step === 0 ? before === after : (after - before) % step === 0 && (after - before) / step >= 0;
  }

  #toOwn(href: string): string {
    const start = href.startsWith(`${this.#form}/`) ? this.#form.length : 0;
    const path = href.slice(start);
    if (!path.startsWith(this.#from) || this.#others.some((other) => path.startsWith(other))) return href;
    return href.slice(0, start) + this.#to + path.slice(this.#from.length);
  }
}

/** The version whose records are shown, and the one that shows them. */
export interface VersionPair {
  readonly from: SiteVersion;
  readonly to: SiteVersion;
}

/** The JSON of a form, for another API. */
export function formOf(api: string, json: string): string {
  return json.replace(FORM_START, () => `{"api":${JSON.stringify(api)}`);
}
