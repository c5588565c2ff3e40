/** Longer paths get a 414 response: no page of any site comes close (RFC 9110 §15.5.15). */
export const MAX_PATH_LENGTH = 2048;

/** Prefix of the Try-it forms and of the routes that serve them. */
export const TRY_IT_PREFIX = '/_/try';

/** Prefix of an operation's form as JSON, followed by the path of the operation's page. */
export const FORM_PREFIX = '/_/try/form';

/**
 * The one public form of a path: `/user/bills.html`, `/user//bills/` and `/user/%62ills` → `/user/bills`. Drops
 * `.html`, `index.html`, trailing and repeated slashes, resolves dot segments and normalizes percent-encoding (RFC 3986
 * §6.2.2). Returns null for an invalid path: broken percent-encoding, control characters, unpaired surrogates. The
 * result begins with exactly one slash, so it is safe as a relative `Location`.
 */
export function canonicalPath(pathname: string): string | null {
  const segments: string[] = [];
  for (const raw of pathname.split('/')) {
    const segment = decodeSegment(raw);
    if (segment === null) return null;
    if (segment === '' || segment === '.') continue;
    if (segment === '..') segments.pop();
    else segments.push(segment);
  }
  for (let last = segments.pop(); last !== undefined; last = segments.pop()) {
    const clean = dropHtml(last);
    if (clean === '') continue;
    segments.push(clean);
    if (clean === last) break;
  }
  return `/${segments.map(encodeSegment).join('/')}`;
}

/** The href of a path, under the site's base (`''` or `/docs`): `/user/bills` → `/docs/user/bills`. */
export function pathToHref(base: string, path: string): string {
  if (base === '') return path;
  return path === '/' ? base : base + path;
}

/** The href of a configured link. A link within the site gets the base: `/user/bills#pay` → `/docs/user/bills#pay`. */
export function linkToHref(base: string, link: string): string {
  const [, path, rest = ''] = /^(\/(?![/\\])[^?#]*)(.*)$/s.exec(link) ?? [];
  return path === undefined ? link : pathToHref(base, path) + rest;
}

/** Path of a page's Markdown: `/user/bills` → `/user/bills.md`; for the home page, `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The path within the site, or null if the request's path is outside the base. */
export function hrefToPath(base: string, pathname: string): string | null {
  if (base === '') return pathname;
  if (pathname === base) return '/';
  // Readers add `.md` to the URL of any page.
  if (pathname === `${base}.md`) return markdownPath('/');
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}

function decodeSegment(raw: string): string | null {
  try {
    const segment = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
    return /[\u0000-\u001f\u007f]|\p{Cs}/u.test(segment) ? null : segment;
  } catch {
    return null;
  }
}

/** Keeps sub-delimiters, `:` and `@` readable, as browsers send them (RFC 3986 §3.3). */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function dropHtml(segment: string): string {
  let clean = segment;
  while (/\.html$/i.test(clean)) clean = clean.slice(0, -'.html'.length);
  return clean.toLowerCase() === 'index' && clean !== segment ? '' : clean;
}

/** A text without its percent-encoding, or as it is if that is invalid. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A path or URL without slashes at its end. Looking behind makes each slash of a long run in the middle cheap. */
export function dropTrailingSlashes(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '');
}

/** A path without slashes at either end: `/docs/` → `docs`. */
export function trimSlashes(path: string): string {
  return dropTrailingSlashes(path).replace(/^\/+/, '');
}
