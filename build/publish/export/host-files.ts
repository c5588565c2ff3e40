import { applyPatterns } from '../../../worker/model/addresses/redirect-pattern.ts';
import { SVG_POLICY } from '../../../worker/model/markup/svg-policy.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { Manifest } from '../../../worker/model/records/manifest.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { escapeHtml } from '../../page/text/escape.ts';

/** A redirect from the worker. Both paths include the base. */
export interface ExportedRedirect {
  readonly href: string;
  readonly location: string;
}

/** Headers that are specific to a response or set by the host. */
const OWN_HEADERS =
  /^(age|alt-svc|cache-control|connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|link|server|server-timing|transfer-encoding|vary|x-release|x-.*-id)$/;

const PERMANENT = 301;

/**
 * `_redirects` for Cloudflare Pages, Netlify and similar hosts. Cloudflare applies rules before it looks for a file, so each
 * file that a pattern matches is served by a rule of its own. Its patterns do not match the folder that they begin with,
 * and the rules before the first of them must have none.
 */
export function renderRedirects(
  redirects: readonly ExportedRedirect[],
  patterns: readonly ExportedRedirect[] = [],
  files: readonly string[] = [],
): string {
  const compared = patterns.map(({ href, location }) => ({ from: href, to: location }));
  const findTarget = (href: string): string | null => applyPatterns(compared, href);
  const folders = patterns
    .filter(({ href }) => /^\/[^:*]+\/\*$/.test(href))
    .map(({ href }) => href.slice(0, -'/*'.length));
  const lines = [
    ...redirects.map(toRule),
    ...files
      .flatMap(cloudflareHrefs)
      .filter((href) => findTarget(href) !== null)
      .map((href) => `${href} ${href} 200\n`),
    // The first pattern that matches the folder may be another one.
    ...folders.map((href) => toRule({ href, location: findTarget(href)?.replace(/(?<=[^/])\/(?=[?#]|$)/, '') ?? '/' })),
    ...patterns.map(toRule),
  ];
  return lines.join('');
}

/** Cloudflare redirects HTML files to their clean paths. */
function cloudflareHrefs(href: string): string[] {
  return [...new Set([href, href.replace(/(?:(?<=\/)index)?\.html$/, '')])];
}

function toRule({ href, location }: ExportedRedirect): string {
  return `${href} ${location} ${PERMANENT}\n`;
}

/**
 * `_headers` for the same hosts: the worker's common headers, and the cache lifetime of hashed files. But for the policy of
 * SVG files, a header has at most one rule per path, because hosts would send both.
 */
export function renderHeaders(manifest: Manifest, page: Headers, asset: Headers): string {
  const { site, assets, translations = [] } = manifest;
  const bases = [site.base, ...translations.map((translation) => translation.site.base)];
  const own: [pattern: string, headers: [name: string, value: string][]][] = [
    [`${assets.stylesheet.slice(0, assets.stylesheet.lastIndexOf('/'))}/*`, pick(asset, 'cache-control')],
    // Hosts send this policy beside the one of all files, and browsers apply both.
    ['/*.svg', [['content-security-policy', SVG_POLICY]]],
    ['/_/sidebar/*', [['content-type', 'text/html; charset=utf-8']]],
    ['/.well-known/api-catalog', [['content-type', 'application/linkset+json']]],
  ];
  const rules = [
    [pathToHref(site.base, '/*'), commonHeaders(page)] as const,
    ...bases.flatMap((base) => own.map(([pattern, headers]) => [pathToHref(base, pattern), headers] as const)),
  ];
  return rules
    .map(([pattern, headers]) => [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** The headers that all responses share. */
export function commonHeaders(page: Headers): [name: string, value: string][] {
  return [...page].filter(([name]) => !OWN_HEADERS.test(name));
}

/** A redirect page, for servers without redirect lists (HTML Living Standard §4.2.5.3). Its only words are the site's. */
export function renderRedirectPage(location: string, site: Pick<SiteFrame, 'locale' | 'title'>): string {
  const target = escapeHtml(location);
  return (
    `<!doctype html><html lang="${escapeHtml(site.locale)}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${target}">` +
    `<title>${escapeHtml(site.title)}</title></head><body><a href="${target}">${target}</a></body></html>\n`
  );
}

function pick(headers: Headers, name: string): [string, string][] {
  const value = headers.get(name);
  return value === null ? [] : [[name, value]];
}
