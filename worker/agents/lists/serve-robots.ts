import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { pathToHref } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { SEARCH_PATH } from '../../model/search/search.ts';
import { respond } from '../respond.ts';

/**
 * Serves the rules for crawlers (RFC 9309). They allow everything except search results, which are endless. The
 * operator decides how pages may be used (https://contentsignals.org).
 */
export function serveRobots({ site, release, translations = [] }: Manifest): MiddlewareHandler<WorkerTypes> {
  const signal = site.agents?.contentSignal;
  const bases = [site.base, ...translations.map((translation) => translation.site.base)];
  const searches = bases.map((base) => pathToHref(base, SEARCH_PATH));
  const usual = [
    ...(signal == null ? [] : [`Content-Signal: ${signal}`]),
    ...searches.flatMap((search) => [`Disallow: ${search}$`, `Disallow: ${search}?`]),
    '',
  ];
  // A crawler follows only the group with its name, so that group repeats the usual rules (RFC 9309 §2.2.1).
  const named = Object.entries(site.agents?.crawlers ?? {}).flatMap(([name, rule]) => [
    `User-agent: ${name}`,
    ...(rule === 'allow' ? usual : ['Disallow: /', '']),
  ]);
  const lines = [
    ...named,
    'User-agent: *',
    ...usual,
    ...bases.map((base) => `Sitemap: ${site.origin}${pathToHref(base, '/sitemap.xml')}`),
  ];
  const text = `${lines.join('\n')}\n`;
  return (c) => respond(c, release, { 'Content-Type': 'text/plain; charset=utf-8' }, () => text);
}
