import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { Manifest, PageEntry } from '../../model/manifest.ts';
import { pathToHref } from '../../model/path.ts';
import { VersionIndex } from '../../model/version-index.ts';
import { isIndexed } from '../../model/versions.ts';
import { respond } from './respond.ts';

/** What one file may hold (https://www.sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;

const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8' };
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Answers with the addresses of all listed pages, or of the files that share them. */
export function serveSitemap(manifest: Manifest): MiddlewareHandler<WorkerTypes> {
  return (c) =>
    respond(c, manifest.release, HEADERS, () => {
      const pages = listedPages(manifest);
      return pages.length <= MAX_URLS ? urlSet(manifest, pages) : sitemapIndex(manifest, pages);
    });
}

/** Answers with one file of a large sitemap, counted from 1. */
export function serveSitemapPart(manifest: Manifest): MiddlewareHandler<WorkerTypes, '/:file'> {
  return async (c, next) => {
    const part = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const pages = listedPages(manifest);
    if (pages.length <= MAX_URLS || part < 1 || (part - 1) * MAX_URLS >= pages.length) return next();
    return respond(c, manifest.release, HEADERS, () =>
      urlSet(manifest, pages.slice((part - 1) * MAX_URLS, part * MAX_URLS)),
    );
  };
}

type ListedPage = readonly [path: string, page: PageEntry];

/** Pages that search engines may show, each under one address: that of the last version that has it. */
function listedPages(manifest: Manifest): readonly ListedPage[] {
  const versions = new VersionIndex(manifest);
  return [...manifest.pages].filter(
    ([path, page]) => isIndexed(manifest.site, page) && versions.canonicalPath(path, page) === path,
  );
}

function urlSet({ site }: Manifest, pages: readonly ListedPage[]): string {
  const urls = pages.map(([path, { lastUpdated }]) => {
    return `<url><loc>${escapeXml(site.origin + pathToHref(site.base, path))}</loc>${lastChange(lastUpdated)}</url>\n`;
  });
  return `${XML}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`;
}

/** Each file with the last change of its pages, so that crawlers ask again only for those with news. */
function sitemapIndex({ site }: Manifest, pages: readonly ListedPage[]): string {
  const files = Array.from({ length: Math.ceil(pages.length / MAX_URLS) }, (_, index) => {
    const url = site.origin + pathToHref(site.base, `/sitemap-${index + 1}.xml`);
    const dates = pages
      .slice(index * MAX_URLS, (index + 1) * MAX_URLS)
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
