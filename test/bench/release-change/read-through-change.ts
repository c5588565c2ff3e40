import type { ChangingSite } from './two-releases.ts';

/** What clients saw while the release changed. */
export interface ChangeReport {
  readonly requests: number;
  readonly seconds: number;
  /** Number of pages of each release. */
  readonly pages: ReadonlyMap<string, number>;
  readonly confirmed: number;
  readonly files: number;
  /** Each distinct fault with its count. */
  readonly faults: ReadonlyMap<string, number>;
}

interface Reader {
  readonly site: ChangingSite;
  readonly pages: Map<string, number>;
  readonly faults: Map<string, number>;
  /** Files of the last page that this client loaded. */
  files: string[];
  /** The client's cache. */
  readonly kept: Map<string, string>;
  counts: { confirmed: number; files: number };
}

/** One of this many requests is not for a page. */
const FILE_EVERY = 5;
const MARKDOWN_EVERY = 9;

/** Reads pages, their files and Markdown as this many concurrent clients, each with its own cache. */
export async function readThroughChange(
  site: ChangingSite,
  { requests, readers }: { readonly requests: number; readonly readers: number },
): Promise<ChangeReport> {
  const pages = new Map<string, number>();
  const faults = new Map<string, number>();
  const counts = { confirmed: 0, files: 0 };
  let sent = 0;
  const started = performance.now();
  const read = async (): Promise<void> => {
    const reader: Reader = { site, pages, faults, files: [], kept: new Map(), counts };
    for (let number = sent++; number < requests; number = sent++) {
      const fault = await readNext(reader, number).catch((error: unknown) => `no answer: ${String(error)}`);
      if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return { requests, seconds: (performance.now() - started) / 1000, pages, ...counts, faults };
}

/** The fault of a response, or null. */
function readNext(reader: Reader, number: number): Promise<string | null> {
  const file = number % FILE_EVERY === 0 ? reader.files.pop() : undefined;
  if (file !== undefined) return readFile(reader, file);
  const path = reader.site.paths[number % reader.site.paths.length] ?? '/';
  return number % MARKDOWN_EVERY === 0 ? readMarkdown(reader, path) : readPage(reader, path);
}

async function readPage(reader: Reader, path: string): Promise<string | null> {
  const { site, pages, kept, counts } = reader;
  const tag = kept.get(path);
  const response = await fetch(site.url + path, tag === undefined ? {} : { headers: { 'If-None-Match': tag } });
  const html = await response.text();
  if (response.status === 304) {
    counts.confirmed += 1;
    return response.headers.get('ETag') === tag ? null : 'a 304 with another tag';
  }
  if (response.status !== 200) return `a page with status ${response.status}`;
  const edition = site.editions.get(/data-frame-version="([^"]*)"/.exec(html)?.[1] ?? '');
  if (edition === undefined) return 'a page of no release';
  pages.set(edition, (pages.get(edition) ?? 0) + 1);
  if (!html.endsWith('</html>')) return 'a page that breaks off';
  const other = edition === 'first' ? 'second' : 'first';
  if (!html.includes(`The ${edition} edition.`) || html.includes(`${other} edition`)) return 'a mixed page';
  reader.files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]*)"/g)].map(([, href = '']) => href);
  const newTag = response.headers.get('ETag');
  if (newTag !== null) kept.set(path, newTag);
  return null;
}

/** A page of either release may request its files from the other one. */
async function readFile({ site, counts }: Reader, path: string): Promise<string | null> {
  const response = await fetch(site.url + path);
  const { byteLength } = await response.arrayBuffer();
  counts.files += 1;
  return response.status === 200 && byteLength > 0 ? null : `a file with status ${response.status}`;
}

async function readMarkdown({ site }: Reader, path: string): Promise<string | null> {
  const response = await fetch(`${site.url}${path}.md`);
  const text = await response.text();
  if (response.status !== 200) return `Markdown with status ${response.status}`;
  return text.includes('The first edition.') === text.includes('The second edition.') ? 'mixed Markdown' : null;
}
