import type { Manifest } from '../../worker/model/manifest.ts';
import { pathToHref } from '../../worker/model/path.ts';

/** A redirect as the worker answers it: both are as readers see them, under the base. */
export interface ExportedRedirect {
  readonly href: string;
  readonly location: string;
}

/** Of one answer and not of every one, or made by the host itself. */
const OWN_HEADERS =
  /^(age|alt-svc|cache-control|connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|link|server|server-timing|transfer-encoding|vary|x-release|x-.*-id)$/;

const PERMANENT = 301;

/** `_redirects`, as Cloudflare Pages, Netlify and others read it. */
export function renderRedirects(
  redirects: readonly ExportedRedirect[],
  patterns: readonly ExportedRedirect[] = [],
): string {
  return [...redirects, ...patterns].map(({ href, location }) => `${href} ${location} ${PERMANENT}\n`).join('');
}

/**
 * `_headers`, as the same hosts read it: what the worker sends with every answer, and how long hashed files may be
 * kept. No path has two rules for one header: hosts would send both.
 */
export function renderHeaders({ site, assets }: Manifest, page: Headers, asset: Headers): string {
  const rules: [pattern: string, headers: [name: string, value: string][]][] = [
    ['/*', commonHeaders(page)],
    [`${assets.stylesheet.slice(0, assets.stylesheet.lastIndexOf('/'))}/*`, pick(asset, 'cache-control')],
    ['/_/sidebar/*', [['content-type', 'text/html; charset=utf-8']]],
    ['/.well-known/api-catalog', [['content-type', 'application/linkset+json']]],
  ];
  return rules
    .map(([pattern, headers]) =>
      [pathToHref(site.base, pattern), ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** Headers of a page that every answer has. */
export function commonHeaders(page: Headers): [name: string, value: string][] {
  return [...page].filter(([name]) => !OWN_HEADERS.test(name));
}

/** A page that leads on, for servers that read no list of redirects (HTML Living Standard §4.2.5.3). */
export function renderRedirectPage(location: string): string {
  const target = location.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    `<meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${target}">` +
    `<title>Moved</title></head><body><a href="${target}">${target}</a></body></html>\n`
  );
}

function pick(headers: Headers, name: string): [string, string][] {
  const value = headers.get(name);
  return value === null ? [] : [[name, value]];
}
