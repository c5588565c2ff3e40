import { findPage, type Manifest } from '../model/manifest.ts';
import { canonicalPath, pathToHref } from '../model/path.ts';

const FAVICON_PATH = '/favicon.ico';

/**
 * Where a canonical path leads that is no page: the target of a redirect, or the page that is meant
 * (`/User/Bills`, `/user/bills/index`). A path, with a query and a fragment if it has them, or an absolute URL.
 */
export function findRedirect(manifest: Manifest, path: string): string | null {
  if (findPage(manifest, path) !== null) return null;
  const lowerCase = canonicalPath(path.toLowerCase()) ?? path;
  for (const name of [path, lowerCase, lowerCase.replace(/\/index$/, '') || '/']) {
    if (findPage(manifest, name) !== null) return name;
    if (Object.hasOwn(manifest.redirects, name)) return manifest.redirects[name] ?? null;
  }
  // Crawlers and feed readers ask for it without reading the page's link to the icon.
  return path === FAVICON_PATH ? manifest.site.favicon : null;
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
