import * as z from 'zod';
import type { HeadEntry } from '../../worker/model/site.ts';

/** A host that scripts, requests and images may come from: CSP Level 3 §2.3.1. */
export const policyHost = z
  .string()
  .regex(
    /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/i,
    'an https origin such as "https://cdn.example.com" or "https://*.example.com"',
  );

const attributes = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** Names of attributes, but for event handlers, styles and what React takes for itself. */
const ATTRIBUTE = /^(?!on|(?:style|children|key|ref|srcdoc|nonce)$)[a-z][a-z0-9:-]*$/;

/** `head` in site.yaml: elements of the head of every page. */
export const headSchema = z
  .array(
    z.strictObject({
      meta: attributes.optional(),
      link: attributes.optional(),
      script: attributes.optional(),
      /** What a script of another host loads from, and sends to. */
      hosts: z.array(policyHost).default([]),
    }),
  )
  .default([]);

type HeadSettings = z.infer<typeof headSchema>;

/** What pages say of themselves, each its own. */
const OWN_META =
  /^(?:viewport|description|keywords|robots|theme-color|twitter:card|og:(?:title|description|type|url|site_name|locale|image.*))$/i;

/** Links that fetch nothing, or a file of the site. */
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

/** Why an entry cannot be in the head of a page that has this site's policy, and what to do; null for none. */
export function findHeadFault({ meta, link, script, hosts }: HeadSettings[number]): string | null {
  if ([meta, link, script].filter((element) => element !== undefined).length !== 1)
    return 'an entry is one element. Write "meta", "link" or "script" with its attributes';
  const names = Object.keys({ ...meta, ...link, ...script });
  const name = names.find((each) => !ATTRIBUTE.test(each));
  if (name !== undefined)
    return `${JSON.stringify(name)} is no attribute of it: the Content-Security-Policy allows no inline scripts and styles, and names are in lower case. Remove it`;
  if (script === undefined && hosts.length > 0) return '"hosts" are of a script. Remove them';
  if (meta !== undefined) return metaFault(meta);
  return link === undefined ? scriptFault(script ?? {}, hosts) : linkFault(link);
}

function metaFault(meta: Attributes): string | null {
  const name = meta.name ?? meta.property ?? meta.itemprop;
  if (meta['http-equiv'] !== undefined) return '"http-equiv" is for headers, which this site sets. Remove it';
  if (name === undefined || typeof meta.content !== 'string') return 'it has no "name" or no "content". Write both';
  return OWN_META.test(String(name))
    ? `each page has a "${String(name)}" of its own. Set it in front matter or in site.yaml`
    : null;
}

function linkFault({ rel, href }: Attributes): string | null {
  if (typeof rel !== 'string' || typeof href !== 'string') return 'it has no "rel" or no "href". Write both';
  if (rel === 'stylesheet') return 'styles of the site are one file. Name it under "theme.stylesheet"';
  if (!LINKS.has(rel)) return `a link of the kind "${rel}" is not for all pages. Write one of ${[...LINKS].join(', ')}`;
  return FETCHED.has(rel) && !isPath(href)
    ? `the Content-Security-Policy allows files of this site alone, found ${JSON.stringify(href)}. Put a copy into static`
    : null;
}

function scriptFault({ src }: Attributes, hosts: readonly string[]): string | null {
  if (typeof src !== 'string')
    return 'the Content-Security-Policy allows no inline scripts. Put it into a file of static, and name it as "src"';
  if (isPath(src)) return hosts.length > 0 ? '"hosts" are of a script of another host. Remove them' : null;
  if (!URL.canParse(src) || !src.startsWith('https://'))
    return `"src" is a path or an https address, found ${JSON.stringify(src)}`;
  const { origin } = new URL(src);
  return hosts.some((host) => isCovered(origin, host))
    ? null
    : `the Content-Security-Policy allows no scripts of ${origin}. Add it to the "hosts" of the entry, with all others that it loads from or sends to`;
}

type Attributes = Readonly<Record<string, string | boolean>>;

/** `*.example.com` covers every host below `example.com`, and not that one (CSP Level 3 §6.7.2.8). */
function isCovered(origin: string, host: string): boolean {
  const [, parent] = /^https:\/\/\*(\..*)$/.exec(host) ?? [];
  return parent === undefined ? origin === host.toLowerCase() : origin.endsWith(parent.toLowerCase());
}

function isPath(written: string): boolean {
  return /^\/(?!\/)/.test(written);
}

/** The elements as the frame writes them; nothing where there are none. */
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

/** Files of the site that entries name, each with its place. */
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
