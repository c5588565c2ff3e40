import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { pathToHref } from '../../model/path.ts';
import type { Manifest, PageEntry } from '../../model/records/manifest.ts';
import { pageAlternates } from '../../model/records/pages/page-alternates.ts';
import type { VersionIndex } from '../../model/records/versions/version-index.ts';
import { isIndexed } from '../../model/records/versions/versions.ts';
import { respond } from '../respond.ts';

/** The limit for one file (https://www.sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;

const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8' };
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Of links to the page in other languages (https://developers.google.com/search/docs/specialty/international). */
const LINK_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Serves the URLs of all listed pages, or an index of several files. */
export function serveSitemap(manifest: Manifest, versions: VersionIndex): MiddlewareHandler<WorkerTypes> {
  return (c) =>
    respond(c, manifest.release, HEADERS, () => {
      const pages = listedPages(manifest, versions);
      return pages.length <= maxUrls(manifest) ? urlSet(manifest, pages) : sitemapIndex(manifest, pages);
    });
}

/** Serves one file of a large sitemap, counted from 1. */
export function serveSitemapFile(manifest: Manifest, versions: VersionIndex): MiddlewareHandler<WorkerTypes, '/:file'> {
  return async (c, next) => {
    const file = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const pages = listedPages(manifest, versions);
    const most = maxUrls(manifest);
    if (pages.length <= most || file < 1 || (file - 1) * most >= pages.length) return next();
    return respond(c, manifest.release, HEADERS, () => urlSet(manifest, pages.slice((file - 1) * most, file * most)));
  };
}

/** A URL has a link for each language, and a file at most 50 MB. */
function maxUrls({ site: { languages = [] } }: Manifest): number {
  return Math.floor(MAX_URLS / Math.max(1, languages.length));
}

type ListedPage = readonly [path: string, page: PageEntry];

/** Pages that search engines may index. A page in several versions is listed once, in the last one. */
function listedPages(manifest: Manifest, versions: VersionIndex): readonly ListedPage[] {
  return [...manifest.pages].filter(
    ([path, page]) => isIndexed(manifest.site, page) && versions.canonicalPath(path, page) === path,
  );
}

function urlSet({ site }: Manifest, pages: readonly ListedPage[]): string {
  const urls = pages.map(([path, page]) => {
    const address = escapeXml(site.origin + pathToHref(site.base, path));
    const links = pageAlternates(site, { ...page, path }).map(
      ({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${escapeXml(locale)}" href="${escapeXml(url)}"/>`,
    );
    return `<url><loc>${address}</loc>${lastChange(page.lastUpdated)}${links.join('')}</url>\n`;
  });
  const namespaces = site.languages === undefined ? NAMESPACE : `${NAMESPACE} ${LINK_NAMESPACE}`;
  return `${XML}<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`;
}

/** Each file has the date of its last change, so crawlers fetch only changed files. */
function sitemapIndex(manifest: Manifest, pages: readonly ListedPage[]): string {
  const { site } = manifest;
  const most = maxUrls(manifest);
  const files = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => {
    const url = site.origin + pathToHref(site.base, `/sitemap-${index + 1}.xml`);
    const dates = pages
      .slice(index * most, (index + 1) * most)
      .flatMap(([, { lastUpdated }]) => lastUpdated ?? [])
      .sort();
    return `<sitemap><loc>${escapeXml(url)}</loc>${lastChange(dates.at(-1))}</sitemap>\n`;
  });
  return `${XML}<sitemapindex ${NAMESPACE}>\n${files.join('')}</sitemapindex>\n`;
}

function lastChange(date: string | undefined): string {
  return date === undefined ? '' : `<lastmod>${escapeXml(date)}</lastmod>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
