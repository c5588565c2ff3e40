import { findPage, type Manifest } from '../model/manifest.ts';
import { canonicalPath, pathToHref } from '../model/path.ts';
import { applyPatterns } from '../model/redirect-pattern.ts';

const FAVICON_PATH = '/favicon.ico';

/** Where paths lead that are no pages. What it needs of the manifest is found out once, when it is first asked. */
export class RedirectFinder {
  readonly #manifest: Manifest;
  /** Pages and redirects with capitals in their names, by these names in lower case: `/api/schemas/Invoice`. */
  #capitals: ReadonlyMap<string, string> | null = null;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  /**
   * The target of a redirect, or the page that is meant by a canonical path (`/User/Bills`, `/api/schemas/invoice`,
   * `/user/bills/index`): a path, with a query and a fragment if it has them, or an absolute URL. Null for a page.
   */
  find(path: string): string | null {
    if (findPage(this.#manifest, path) !== null) return null;
    const name = toLowerCase(path);
    const names = [name, name.replace(/\/index$/, '') || '/'];
    for (const candidate of [path, ...names]) {
      const target = this.#findTarget(candidate);
      if (target !== null) return target;
    }
    this.#capitals ??= indexCapitals(this.#manifest);
    for (const candidate of names) {
      const spelled = this.#capitals.get(candidate);
      if (spelled !== undefined) return this.#findTarget(spelled);
    }
    const moved = applyPatterns(this.#manifest.redirectPatterns ?? [], path);
    if (moved !== null) return this.#followOnce(moved);
    // Crawlers and feed readers ask for it without reading the page's link to the icon.
    return path === FAVICON_PATH ? this.#manifest.site.favicon : null;
  }

  /** A pattern leads to a page, to what a redirect of this site makes of its target, or off the site. */
  #followOnce(target: string): string | null {
    const path = target.startsWith('/') ? canonicalPath(target.replace(/[?#].*$/s, '')) : null;
    if (path === null) return target;
    if (findPage(this.#manifest, path) !== null) return target;
    return this.#findTarget(path) ?? (Object.hasOwn(this.#manifest.files, path) ? target : null);
  }

  #findTarget(name: string): string | null {
    if (findPage(this.#manifest, name) !== null) return name;
    const { redirects } = this.#manifest;
    return Object.hasOwn(redirects, name) ? (redirects[name] ?? null) : null;
  }
}

function indexCapitals({ pages, redirects }: Manifest): ReadonlyMap<string, string> {
  const capitals = new Map<string, string>();
  for (const names of [pages.keys(), Object.keys(redirects)]) {
    for (const name of names) {
      const lower = toLowerCase(name);
      // Of two pages that differ in capitals alone, each is found by its own name, and the first by any other.
      if (lower !== name && !capitals.has(lower)) capitals.set(lower, name);
    }
  }
  return capitals;
}

/** Digits of a percent-encoding stay in upper case (RFC 3986 §6.2.2.1). */
function toLowerCase(path: string): string {
  return path.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

/**
 * A redirect's target as a `Location`, with the request's query added to its own. Relative: the request's
 * `Host` is not trusted (RFC 9110 §10.2.2), and a canonical path never reads as another host.
 */
export function toLocation(target: string, base: string, search: string): string {
  const [, address = '', ownQuery = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? [];
  const path = address.startsWith('/') ? canonicalPath(address) : null;
  const href = path === null ? address : pathToHref(base, path);
  const query = [ownQuery, search.slice(1)].filter((part) => part !== '').join('&');
  return href + (query === '' ? '' : `?${query}`) + fragment;
}
