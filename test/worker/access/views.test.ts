import { brotliDecompressSync, gunzipSync, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReleaseBuilder } from '../../../build/cli/release-builder.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { workerModules } from '../../../build/release/records/write-release.ts';
import { markdownPath, pathToHref } from '../../../worker/model/path.ts';
import type { Manifest } from '../../../worker/model/records/manifest.ts';
import { brotliKey } from '../../../worker/model/records/record-keys.ts';
import { SMALLEST_SITE } from '../../build/content-folder.ts';
import { PRIVATE_SITE, PRIVATE_WORDS } from './private-site.ts';
import { buildSite, type ServedSite, serveSite } from './served-site.ts';

let release: Release;
let site: ServedSite;

beforeAll(async () => {
  release = await buildSite(PRIVATE_SITE, (source) => new ReleaseBuilder(source, null));
  site = await serveSite(release);
}, 120_000);
afterAll(() => site.stop());

const WORDS = Object.values(PRIVATE_WORDS);
/**
 * The test searches for every word on the search page, in each area and as JSON. It searches for only one word with a
 * method, which narrows the results of an area, and as Markdown, which has the results of JSON.
 */
const isOtherSearch = (path: string): boolean => path.includes('/search?') && !path.includes(PRIVATE_WORDS.page);
const wordsIn = (text: string): string[] => {
  const lower = text.toLowerCase();
  return WORDS.filter((word) => lower.includes(word));
};

/** All manifests of a view: one for each language. */
const languagesOf = (manifest: Manifest): readonly Manifest[] => [manifest, ...(manifest.translations ?? [])];

describe('the worker of a site with audiences', () => {
  it('has each private word in some view', () => {
    const views = [...workerModules(release)].filter(([name]) => name.startsWith('view-')).map(([, code]) => code);
    const records = [...release.records.values()].map((record) => Buffer.from(record).toString('latin1'));
    const text = [...views, ...records].join('\n').toLowerCase();
    expect(WORDS.filter((word) => !text.includes(word))).toEqual([]);
  });

  it('has none of them in the modules that the public view needs', () => {
    const own = [...workerModules(release)].filter(([name]) => !name.startsWith('view-'));
    expect(own.flatMap(([name, code]) => wordsIn(code).map((word) => `${name}: ${word}`))).toEqual([]);
  });

  it('has none of them in a record that the public view can read', () => {
    // Files that the manifest does not list are found by their name, if it has a hash.
    const bundled = [...release.records.keys()].filter((key) => key.startsWith('file/assets/'));
    const keys = [...languagesOf(release.manifest).flatMap(recordKeys), ...bundled];
    expect(keys.length).toBeGreaterThan(20);
    const found = keys.flatMap((key) => wordsIn(readable(release.records.get(key))).map((word) => `${key}: ${word}`));
    expect(found).toEqual([]);
  });
});

describe('the worker of a site without audiences', () => {
  it('has nothing about them', async () => {
    const plain = await buildSite({ ...SMALLEST_SITE, 'index.md': '# Home\n' });
    const modules = workerModules(plain);
    expect([...modules.keys()].sort()).toEqual([
      'agents.js',
      'app.js',
      'index.js',
      'manifest.js',
      'pasted.js',
      'search.js',
    ]);
    const code = [...modules.values()].join('\n');
    expect(code.match(/isPrivate|Cf-Access|splitByAudience|HAS_ACCESS/g)).toBeNull();
  });
});

describe('the public', () => {
  it('gets no byte of anything private at any path', async () => {
    const found: string[] = [];
    const statuses = new Map<number, number>();
    const paths = listPaths();
    const ask = async (path: string, init: RequestInit = {}): Promise<void> => {
      const response = await site.ask(path, [], init);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status === 200) addLinks(bytes.toString(), paths);
      const head = JSON.stringify([...response.headers]);
      // What a request says may be repeated to the one who says it.
      const body = bytes.toString('latin1').replaceAll(decodeURI(path), '').replaceAll(path, '');
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const said = `${path} ${init.body ?? ''}`;
      for (const word of wordsIn(head + body)) if (!said.includes(word)) found.push(`${path}: ${word}`);
    };
    for (const path of paths) if (!isOtherSearch(path) || !path.includes('&method=')) await ask(path);
    for (const [path, init] of listRequests(paths)) await ask(path, init);
    expect(found).toEqual([]);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(60);
    expect(statuses.get(404) ?? 0).toBeGreaterThan(60);
  }, 120_000);

  it('gets the same 404 at a private path and at one that does not exist', async () => {
    const [secret, missing] = await Promise.all(
      [`/${PRIVATE_WORDS.page}`, '/zqxxxx'].map(async (path) => {
        const response = await site.ask(path);
        return [response.status, [...response.headers], (await response.text()).replaceAll(path, '')];
      }),
    );
    expect(secret).toEqual(missing);
  });
});

/** Every path that any view has, and that programs ask for. */
function listPaths(): Set<string> {
  const views = [release.manifest, ...(release.manifest.views ?? [])].flatMap(languagesOf);
  const paths = new Set<string>();
  for (const { site: frame, pages, files, redirects, sidebars } of views) {
    const add = (path: string): void => void paths.add(pathToHref(frame.base, path));
    for (const path of [...pages.keys(), ...Object.keys(files), ...Object.keys(redirects)]) add(path);
    for (const path of pages.keys()) add(markdownPath(path));
    for (const [id, { nodes }] of Object.entries(sidebars))
      for (const node of nodes) if (node.kind === 'category') add(`/_/sidebar/${id}/${node.id}`);
    for (const path of KNOWN_PATHS) add(path);
    for (const word of WORDS)
      for (const start of [
        '/search?q=',
        '/',
        '/api/',
        '/api/schemas/',
        '/tags/',
        '/llms/',
        '/llms-full/',
        '/news/',
        '/_/sidebar/docs/',
      ])
        add(start + word);
    for (const word of WORDS)
      for (const end of ['.txt', '.json', '.yaml', '.md', '.png', '.pdf']) add(`/${word}${end}`);
  }
  for (const [index, key] of [...release.records.keys()].entries()) {
    paths.add(`/${key.replace(/^file\//, '')}`);
    // A worker that served one record by its whole key would serve them all.
    if (index % 10 === 0) for (const path of [`/${key}`, `/records/${key}`]) paths.add(path);
  }
  return paths;
}

/** Requests for other forms of these paths, and of programs. */
function listRequests(paths: ReadonlySet<string>): (readonly [path: string, init: RequestInit])[] {
  const isRecord = (path: string): boolean => release.records.has(path.replace(/^\/(?:records\/)?/, ''));
  const asMarkdown = [...paths].filter((path, index) => (isRecord(path) ? index % 10 === 0 : !isOtherSearch(path)));
  const markdown = asMarkdown.map((path) => [path, { headers: { Accept: 'text/markdown' } }] as const);
  const json = WORDS.map((word) => [`/search?q=${word}`, { headers: { Accept: 'application/json' } }] as const);
  return [...markdown, ...json, ...listCalls()];
}

const KNOWN_PATHS = [
  ...['/healthz', '/healthz/content', '/llms.txt', '/llms-full.txt', '/sitemap.xml', '/sitemap-1.xml', '/robots.txt'],
  ...['/licenses.txt', '/manifest.webmanifest', '/opensearch.xml', '/mcp', '/news/feed.xml', '/news/feed.json'],
  ...['/.well-known/api-catalog', '/.well-known/agent-skills/index.json', '/.well-known/mcp/server-card.json'],
  ...['/.well-known/oauth-protected-resource', '/_/access/sign-in', '/404'],
];

/** Calls of the MCP server: lists, and a question about each private word. */
function listCalls(): (readonly [path: string, init: RequestInit])[] {
  const call = (method: string, params: object = {}) =>
    [
      '/mcp',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      },
    ] as const;
  const tool = (name: string, values: object) => call('tools/call', { name, arguments: values });
  return [
    ...['tools/list', 'resources/list', 'prompts/list', 'resources/templates/list'].map((method) => call(method)),
    ...WORDS.flatMap((word) => [
      tool('search', { query: word }),
      tool('search_documentation', { query: word }),
      tool('read_page', { path: `/${word}` }),
      tool('get_page', { path: `/${word}` }),
      tool('get_operation', { operation: word }),
      call('resources/read', { uri: `https://docs.example.com/${word}` }),
    ]),
  ];
}

/** Adds what a public page or list refers to. */
function addLinks(text: string, paths: Set<string>): void {
  for (const [, found = ''] of text.matchAll(
    /(?:href|src|action|data-[\w-]+)="(\/[^"#]*)|https:\/\/docs\.example\.com(\/[^\s"'<>)\]#]*)/g,
  ))
    paths.add(found.replaceAll('&amp;', '&'));
}

/** Keys of all records that the worker of a manifest reads. */
function recordKeys({ pages, files, compressed, search, texts }: Manifest): string[] {
  return [
    ...[...pages.values()].map(({ key }) => key),
    ...Object.values(files),
    ...Object.entries(compressed).map(([path, sum]) => brotliKey(files[path] ?? '', sum)),
    ...search.packs.map(({ key }) => key),
    ...texts.keys,
  ];
}

/** The bytes of a record, and of what is compressed in it. */
function readable(record: Uint8Array = new Uint8Array()): string {
  const bytes = Buffer.from(record);
  const parts: Buffer[] = [bytes];
  for (const [line] of bytes.toString('latin1').matchAll(/^[\w+/=-]+$/gm))
    parts.push(...tryTo(() => inflateRawSync(Buffer.from(line, 'base64'))));
  parts.push(...tryTo(() => brotliDecompressSync(bytes)));
  for (let at = bytes.indexOf('\x1f\x8b\x08'); at !== -1; at = bytes.indexOf('\x1f\x8b\x08', at + 1))
    parts.push(...tryTo(() => gunzipSync(bytes.subarray(at))));
  return Buffer.concat(parts).toString('latin1');
}

function tryTo(work: () => Buffer): Buffer[] {
  try {
    return [work()];
  } catch {
    return [];
  }
}
