import { createHash } from 'node:crypto';
import { readPage, withoutHash } from './read-page.ts';
import { inParallel } from './run-engine.ts';
import type { Entry, Facts } from './snapshot.ts';

type Add = (type: Entry['type'], name: string, facts: Facts) => void;

/** Files whose text is compared. */
const LISTS = /\/(?:sitemap\.xml|llms\.txt|robots\.txt)$/;

/** Pages and files to begin with, below the site's base path. */
const STARTS = ['', 'sitemap.xml', 'llms.txt', 'robots.txt'];

const MAX_RESULTS = 5;
const MAX_TRIES = 5;

/**
 * Adds an entry for every page, redirect, file and search result of a served site. Begins at its home page, its sitemap
 * and the given paths, and follows all links.
 */
export async function visitSite(
  origin: string,
  starts: readonly string[],
  queries: readonly string[],
  add: Add,
): Promise<void> {
  const base = (await fetch(origin)).url;
  const known = new Set<string>();
  const titles = new Set(queries);
  const bundled = new Map<string, Facts>();
  const visit = async (path: string): Promise<readonly string[]> => {
    const { type, name, facts, links } = await see(origin, path);
    if (type === 'page') titles.add(String(facts.title));
    if (name === path) add(type, name, facts);
    else bundled.set(name, addUp(bundled.get(name), facts));
    return links.flatMap((link) => toPath(link, new URL(path, origin)));
  };
  let found = [...STARTS, ...starts].map((path) => new URL(path.replace(/^\//, ''), base).pathname);
  while (found.length > 0) {
    const paths = found.filter((path) => !known.has(path) && known.add(path));
    found = [];
    await inParallel(paths, async (path) => void found.push(...(await visit(path))));
  }
  for (const [name, facts] of bundled) add('file', name, facts);
  await inParallel(titles, async (query) => add('search', query, { results: await search(base, query) }));
}

/** Something that the site serves, and its links. */
interface Seen extends Omit<Entry, 'site'> {
  readonly links: readonly string[];
}

async function see(origin: string, path: string): Promise<Seen> {
  const response = await ask(origin + path);
  const location = response.headers.get('Location');
  if (location !== null) {
    const to = `${response.status} ${location.replace(origin, '')}`;
    return { type: 'redirect', name: path, facts: { to }, links: [location] };
  }
  const type = response.headers.get('Content-Type') ?? '';
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  if (status !== 200) return { type: 'file', name: path, facts: { status }, links: [] };
  return type.startsWith('text/html') ? seePage(origin, path, body.toString()) : seeFile(path, type, body);
}

async function seePage(origin: string, path: string, html: string): Promise<Seen> {
  const markdown = await (await ask(origin + path, 'text/markdown')).text();
  const { facts, addresses } = readPage(html, markdown);
  const form = await askForm(origin, 'form', path);
  const responses = form === '' ? '' : await askForm(origin, 'responses', path);
  return { type: 'page', name: path, facts: { ...facts, form, 'form responses': responses }, links: addresses };
}

/** The data of an operation's form, or an empty string. */
async function askForm(origin: string, kind: string, path: string): Promise<string> {
  const response = await ask(`${origin}/_/try/${kind}${path}`);
  return response.ok ? JSON.stringify(await response.json(), null, 1) : '';
}

function seeFile(path: string, type: string, body: Buffer): Seen {
  const name = withoutHash(path);
  const text = /text|xml|javascript/.test(type) ? body.toString() : '';
  const content = LISTS.test(path) ? { text } : { hash: createHash('sha256').update(body).digest('base64url') };
  // A sitemap has the site's public address. Scripts name the scripts that they load later.
  const pages = [...text.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname);
  const scripts = [...text.matchAll(/[\w-]+-[0-9A-Z]{8}\.(?:js|css)\b/g)].map(([script]) => script);
  const facts = { type, bytes: body.length, ...(name === path ? content : { files: 1 }) };
  return { type: 'file', name, facts, links: type.includes('javascript') ? scripts : pages };
}

/** Bundled files with the same name, apart from their hashes. */
function addUp(before: Facts | undefined, facts: Facts): Facts {
  const sum = (key: string): number => Number(before?.[key] ?? 0) + Number(facts[key]);
  return { ...facts, bytes: sum('bytes'), files: sum('files') };
}

/** The path of a page or file of the site; nothing for other links. */
function toPath(link: string, from: URL): string[] {
  if (!URL.canParse(link, from)) return [];
  const { origin, pathname, search } = new URL(link, from);
  // The Markdown is a fact of its page.
  return origin === from.origin && search === '' && !pathname.endsWith('.md') ? [pathname] : [];
}

async function search(base: string, query: string): Promise<string[]> {
  const response = await ask(new URL(`search?q=${encodeURIComponent(query)}`, base).href, 'application/json');
  if (!response.ok) return [`status ${response.status}`];
  const { results } = (await response.json()) as { readonly results: readonly { readonly href: string }[] };
  return results.slice(0, MAX_RESULTS).map(({ href }) => href);
}

/** On a busy machine, the worker may wait too long for its store. */
async function ask(url: string, accept = 'text/html'): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, { headers: { Accept: accept }, redirect: 'manual' });
    if (response.status !== 503 || tries === MAX_TRIES) return response;
  }
}
