import { applyPatterns } from '../../model/addresses/redirect-pattern.ts';
import { canonicalPath, pathToHref } from '../../model/path.ts';
import { findPage, type Manifest } from '../../model/records/manifest.ts';

const FAVICON_PATH = '/favicon.ico';

/** Finds redirect targets of paths without a page. Indexes the manifest on first use. */
export class RedirectFinder {
  readonly #manifest: Manifest;
  /** Pages and redirects with capital letters in their paths (`/api/schemas/Invoice`), by lowercase path. */
  #capitals: ReadonlyMap<string, string> | null = null;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  /**
   * The target of a redirect, or the page that a canonical path probably means (`/User/Bills`, `/api/schemas/invoice`,
   * `/user/bills/index`): a path with optional query and fragment, or an absolute URL. Null if the path is a page.
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
    // Crawlers and feed readers request it without reading the page's icon link.
    return path === FAVICON_PATH ? this.#manifest.site.favicon : null;
  }

  /** A pattern's target can be a page, another redirect's source, or a URL off the site. */
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
      // If two paths differ only in case, each matches exactly, and other spellings match the first one.
      if (lower !== name && !capitals.has(lower)) capitals.set(lower, name);
    }
  }
  return capitals;
}

/** Keeps percent-encodings in upper case (RFC 3986 §6.2.2.1). */
function toLowerCase(path: string): string {
  return path.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

/**
 * A redirect's target as a `Location`, with the request's query appended. Relative, because the request's `Host` is not
 * trusted (RFC 9110 §10.2.2). A canonical path cannot be mistaken for another host.
 */
export function toLocation(target: string, base: string, search: string): string {
  const [, address = '', ownQuery = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? [];
  const path = address.startsWith('/') ? canonicalPath(address) : null;
  const href = path === null ? address : pathToHref(base, path);
  const query = [ownQuery, search.slice(1)].filter((part) => part !== '').join('&');
  return href + (query === '' ? '' : `?${query}`) + fragment;
}
