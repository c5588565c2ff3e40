import * as z from 'zod';
import type { HeadEntry } from '../../../../worker/model/site.ts';

/** A host for scripts, requests and images in the CSP (CSP Level 3 §2.3.1). */
export const policyHost = z
  .string()
  .regex(
    /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/i,
    'an https origin such as "https://cdn.example.com" or "https://*.example.com"',
  );

const attributes = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** Attribute names, except event handlers, styles and React's own props. */
const ATTRIBUTE = /^(?!on|(?:style|children|key|ref|srcdoc|nonce)$)[a-z][a-z0-9:-]*$/;

/** `head` in site.yaml: elements in the head of every page. */
export const headSchema = z
  .array(
    z.strictObject({
      meta: attributes.optional(),
      link: attributes.optional(),
      script: attributes.optional(),
      hosts: z.array(policyHost).default([]),
    }),
  )
  .default([]);

type HeadSettings = z.infer<typeof headSchema>;

/** Metadata that each page sets itself. */
const OWN_META =
  /^(?:viewport|description|keywords|robots|theme-color|twitter:card|og:(?:title|description|type|url|site_name|locale|image.*))$/i;

/** Link types that load nothing, or a file of the site. */
const LINKS: ReadonlySet<string> = new Set([
  'alternate',
  'apple-touch-icon',
  'author',
  'dns-prefetch',
  'help',
  'hub',
  'icon',
  'indieauth-metadata',
  'license',
  'mask-icon',
  'me',
  'micropub',
  'pgpkey',
  'preconnect',
  'prefetch',
  'privacy-policy',
  'terms-of-service',
  'token_endpoint',
  'webmention',
]);
const FETCHED: ReadonlySet<string> = new Set(['apple-touch-icon', 'icon', 'mask-icon', 'prefetch']);

/** Why an entry is not allowed in the head under the site's CSP, and what to do; or null. */
export function findHeadFault({ meta, link, script, hosts }: HeadSettings[number]): string | null {
  if ([meta, link, script].filter((element) => element !== undefined).length !== 1)
    return 'an entry must have exactly one element. Write "meta", "link" or "script" with its attributes';
  const names = Object.keys({ ...meta, ...link, ...script });
  const name = names.find((each) => !ATTRIBUTE.test(each));
  if (name !== undefined)
    return `${JSON.stringify(name)} is not an allowed attribute: names are in lower case, and the Content-Security-Policy blocks inline scripts and styles. Remove it`;
  if (script === undefined && hosts.length > 0) return '"hosts" is only for scripts. Remove it';
  if (meta !== undefined) return metaFault(meta);
  return link === undefined ? scriptFault(script ?? {}, hosts) : linkFault(link);
}

function metaFault(meta: Attributes): string | null {
  const name = meta.name ?? meta.property ?? meta.itemprop;
  if (meta['http-equiv'] !== undefined) return '"http-equiv" sets headers, which the site does itself. Remove it';
  if (name === undefined || typeof meta.content !== 'string') return 'it has no "name" or no "content". Write both';
  return OWN_META.test(String(name))
    ? `each page sets its own "${String(name)}". Set it in front matter or in site.yaml`
    : null;
}

function linkFault({ rel, href }: Attributes): string | null {
  if (typeof rel !== 'string' || typeof href !== 'string') return 'it has no "rel" or no "href". Write both';
  if (rel === 'stylesheet') return 'a site has one stylesheet. Set it as "theme.stylesheet"';
  if (!LINKS.has(rel))
    return `"${rel}" links are not allowed in the head of every page. Use one of ${[...LINKS].join(', ')}`;
  return FETCHED.has(rel) && !isPath(href)
    ? `the Content-Security-Policy only allows files of this site, found ${JSON.stringify(href)}. Put a copy into static`
    : null;
}

function scriptFault({ src }: Attributes, hosts: readonly string[]): string | null {
  if (typeof src !== 'string')
    return 'the Content-Security-Policy blocks inline scripts. Put it in a file in static, and set "src"';
  if (isPath(src)) return hosts.length > 0 ? '"hosts" is only for scripts from other hosts. Remove it' : null;
  if (!URL.canParse(src) || !src.startsWith('https://'))
    return `"src" must be a path or an https URL, found ${JSON.stringify(src)}`;
  const { origin } = new URL(src);
  return hosts.some((host) => isCovered(origin, host))
    ? null
    : `the Content-Security-Policy blocks scripts from ${origin}. Add it to the "hosts" of the entry, with all other hosts that it uses`;
}

type Attributes = Readonly<Record<string, string | boolean>>;

/** `*.example.com` matches every subdomain of `example.com`, but not the domain itself (CSP Level 3 §6.7.2.8). */
function isCovered(origin: string, host: string): boolean {
  const [, parent] = /^https:\/\/\*(\..*)$/.exec(host) ?? [];
  return parent === undefined ? origin === host.toLowerCase() : origin.endsWith(parent.toLowerCase());
}

function isPath(written: string): boolean {
  return /^\/(?!\/)/.test(written);
}

/** The elements as the frame renders them, or an empty string. */
export function toHead(head: HeadSettings): {
  readonly head?: readonly HeadEntry[];
  readonly scriptHosts?: readonly string[];
} {
  if (head.length === 0) return {};
  const hosts = [...new Set(head.flatMap((entry) => entry.hosts))];
  const entries = head.flatMap(({ meta, link, script }): HeadEntry[] =>
    (
      [
        ['meta', meta],
        ['link', link],
        ['script', script],
      ] as const
    ).flatMap(([tag, found]) => (found === undefined ? [] : [{ tag, attributes: found }])),
  );
  return { head: entries, ...(hosts.length === 0 ? {} : { scriptHosts: hosts }) };
}

/** The site's files in entries, each with its position. */
export function headFiles(head: HeadSettings): [path: PropertyKey[], written: string][] {
  return head.flatMap(({ link, script }, index) =>
    (
      [
        [['head', index, 'link', 'href'], FETCHED.has(String(link?.rel)) ? link?.href : undefined],
        [['head', index, 'script', 'src'], script?.src],
      ] as const
    ).flatMap(([path, written]): [PropertyKey[], string][] =>
      typeof written === 'string' && isPath(written) ? [[[...path], written]] : [],
    ),
  );
}
