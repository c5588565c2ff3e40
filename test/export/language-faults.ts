import { collectResponses } from '../../build/publish/export/collect-responses.ts';
import type { Ask } from '../../build/publish/export/worker-in-process.ts';
import { pathToHref } from '../../worker/model/path.ts';
import type { Manifest } from '../../worker/model/records/manifest.ts';
import { textDirection } from '../../worker/model/text/scripts.ts';

/** What a site serves, by address, in all of its languages. */
export type Served = ReadonlyMap<string, string>;

const HTML = /^<!doctype html>/;

/** Everything that a site serves, in each language. */
export async function collectLanguages(manifest: Manifest, ask: Ask): Promise<Map<string, string>> {
  const served = new Map<string, string>();
  for (const language of [manifest, ...(manifest.translations ?? [])])
    for await (const response of collectResponses(language, ask, () => {}))
      if ('bytes' in response) served.set(pathToHref(language.site.base, response.path), response.bytes.toString());
  return served;
}

/** The pages among what a site serves. */
export function pagesOf(served: Served): [href: string, html: string][] {
  return [...served].filter(([, body]) => HTML.test(body));
}

/** Links to what does not exist, and links in text that leave the language of their page. */
export async function findDeadLinks(served: Served, languages: readonly string[], ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  const others = new Map<string, boolean>();
  const exists = async (href: string): Promise<boolean> => {
    if (served.has(href)) return true;
    const known = others.get(href) ?? (await ask(href, { method: 'HEAD' })).status < 400;
    others.set(href, known);
    return known;
  };
  const ids = new Map<string, ReadonlySet<string>>();
  const hasId = (href: string, id: string): boolean => {
    const known =
      ids.get(href) ?? new Set([...(served.get(href) ?? '').matchAll(/ id="([^"]+)"/g)].map(([, one]) => one ?? ''));
    ids.set(href, known);
    return known.has(id);
  };
  for (const [from, body] of pagesOf(served)) {
    const own = languageOf(from, languages);
    for (const [, attributes = ''] of body.matchAll(/<a ([^>]*)>/g)) {
      const [, path = '', fragment] = /href="(\/[^"#?]*)?(?:\?[^"#]*)?(?:#([^"]+))?"/.exec(attributes) ?? [];
      const target = path === '' ? from : path;
      if (!(await exists(target))) faults.push(`${from}: dead link ${path}`);
      else if (fragment !== undefined && served.has(target) && !hasId(target, decodeText(decodeURIComponent(fragment))))
        faults.push(`${from}: dead anchor ${path}#${fragment}`);
      if (languageOf(target, languages) !== own && !attributes.includes('hrefLang'))
        faults.push(`${from}: leaves to ${path}`);
    }
  }
  return faults;
}

/** Pages with another language or direction than that of their address, or of the text that is not translated. */
export function findWrongLanguages(served: Served, languages: readonly string[], original: string): string[] {
  return pagesOf(served).flatMap(([href, body]) => {
    const language = languageOf(href, languages);
    const locale = language === '' ? original : language;
    const direction = textDirection(locale) === 'rtl' ? ' dir="rtl"' : '';
    const isRight = new RegExp(`<html lang="${locale}"${direction}(?! dir)[ >]`).test(body);
    return isRight ? [] : [`${href}: ${/<html [^>]*>/.exec(body)?.[0]}`];
  });
}

/** Titles that two pages of a language share, and pages without one. */
export function findRepeatedTitles(served: Served, languages: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return pagesOf(served).flatMap(([href, body]) => {
    const title = /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '';
    const key = `${languageOf(href, languages)} ${title}`;
    const other = seen.get(key);
    seen.set(key, href);
    return title === '' ? [`${href}: no title`] : other === undefined ? [] : [`${href}: ${title} as ${other}`];
  });
}

/** Alternates that the pages they name do not return (`hreflang`), and canonical URLs that are not those of the sitemaps. */
export function findWrongAddresses(served: Served, languages: readonly string[], origin: string): string[] {
  const faults: string[] = [];
  const pages = new Map(pagesOf(served));
  const toHref = (url: string): string => (url === origin ? '/' : url.slice(origin.length));
  const alternatesOf = (href: string): string =>
    JSON.stringify(
      [...(pages.get(href) ?? '').matchAll(/ hrefLang="([\w-]+)" href="(https:[^"]*)"/g)].map(([, tag, url]) => [
        tag,
        url,
      ]),
    );
  const listed = new Set<string>();
  for (const language of ['', ...languages])
    for (const [, url = ''] of (served.get(`${language === '' ? '' : `/${language}`}/sitemap.xml`) ?? '').matchAll(
      /<loc>([^<]+)<\/loc>/g,
    ))
      listed.add(toHref(url));
  for (const href of listed) if (!pages.has(href)) faults.push(`${href}: in a sitemap, but no page`);
  for (const [href, body] of pages) {
    const canonical = toHref(/<link rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? origin);
    if (!pages.has(canonical)) faults.push(`${href}: canonical ${canonical} is no page`);
    const isIndexed = !body.includes('<meta name="robots" content="noindex"');
    if (listed.has(href) !== (isIndexed && canonical === href))
      faults.push(`${href}: ${listed.has(href) ? 'in' : 'not in'} a sitemap, canonical ${canonical}`);
    const own = alternatesOf(href);
    for (const [, url] of JSON.parse(own) as [string, string][])
      if (alternatesOf(toHref(url)) !== own) faults.push(`${href}: alternate ${url}`);
  }
  return faults;
}

function languageOf(href: string, languages: readonly string[]): string {
  return languages.find((language) => href === `/${language}` || href.startsWith(`/${language}/`)) ?? '';
}

function decodeText(text: string): string {
  return text.replace(/&#x27;/g, "'").replace(/&amp;/g, '&');
}
