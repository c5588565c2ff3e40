import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceLocation } from '../../base/report/finding.ts';
import { Lines } from '../../base/report/position.ts';
import { displayPath } from '../../base/source/read-text.ts';
import { articleHtml } from '../../page/compiled-page.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';

/** An address of another site, and the first place that links to it. */
export interface ExternalAddress {
  readonly address: string;
  readonly location: SourceLocation;
  /** The number of pages with such a link. */
  readonly pages: number;
}

/** The addresses of other sites that the articles of a site link to, in all its languages, without fragments, in order. */
export function findAddresses(sites: readonly LinkingSite[], contentDir: string): ExternalAddress[] {
  const found = new Map<string, { readonly location: SourceLocation; pages: number }>();
  for (const { pages, docPaths, frame } of sites) {
    const files = new Map([...docPaths].map(([file, path]) => [path, file]));
    for (const page of pages)
      for (const address of addressesIn(articleHtml(page), frame.origin)) {
        const known = found.get(address);
        if (known !== undefined) known.pages++;
        else found.set(address, { location: locate(address, page.path, files, contentDir), pages: 1 });
      }
  }
  return [...found].map(([address, { location, pages }]) => ({ address, location, pages }));
}

type LinkingSite = Pick<CompiledSite, 'pages' | 'docPaths' | 'frame'>;

function addressesIn(html: string, origin: string): Set<string> {
  const addresses = new Set<string>();
  for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="(https?:[^"]*)"/g)) {
    const address = href.replaceAll('&amp;', '&');
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    url.hash = '';
    if (url.origin !== origin && !isExample(url.hostname)) addresses.add(url.href);
  }
  return addresses;
}

/** Names for examples (RFC 2606, RFC 6761): nobody has pages there. */
function isExample(host: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/.test(host);
}

/** The link in the page's file, or the page itself, such as one of an API. */
function locate(address: string, path: string, files: ReadonlyMap<string, string>, contentDir: string): SourceLocation {
  const file = files.get(path);
  if (file === undefined) return { file: path };
  const source = join(contentDir, file);
  const text = readFileSync(source, 'utf8');
  const offset = text.indexOf(address.replace(/\/$/, ''));
  return { file: displayPath(source), position: offset === -1 ? null : new Lines(text).at(offset) };
}
