import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexSite } from '../../../../build/release/records/index-site.ts';
import { makeRelease, type Release } from '../../../../build/release/records/make-release.ts';
import { workerModules } from '../../../../build/release/records/write-release.ts';
import { compileContent, type Files } from '../../content-folder.ts';

const FILES: Files = {
  'site.yaml':
    'title: Docs\ntagline: All of it\norigin: https://docs.example.com\nproduct: { name: Books, slug: books }\nfooter: { copyright: Copyright }\nnavbar: [{ label: Guides, to: /a }]\napis: [{ id: books, description: api/books.yaml }]\n',
  'sidebars.yaml': 'docs:\n  - { type: category, label: User, slug: /user, items: [user/b] }\n',
  'redirects.yaml': '/old: /a\n/older: /a\n',
  'a.md': '# A\n\n```js\nlet a;\n```\n',
  'user/b.md': '# B\n\n[a](../a.md)\n',
  'static/img/logo.svg': '<svg/>',
  'api/books.yaml':
    'openapi: 3.1.0\ninfo: { title: Books, version: 1 }\npaths:\n  /bills:\n    get: { operationId: listBills, responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/schemas/Bill" } } } } } }\n  /quotes:\n    get: { operationId: listQuotes }\ncomponents: { schemas: { Bill: { type: object, properties: { id: { type: string } } } } }\n',
};
const ASSETS = {
  stylesheet: '/assets/a.css',
  kindStylesheets: {},
  script: '/assets/a.js',
  themeSnippet: 'x',
  themeSnippetHash: 'sha256-x',
};

async function release(changes: Files = {}): Promise<Release> {
  return releaseOf({ ...FILES, ...changes });
}

async function releaseOf(files: Files): Promise<Release> {
  const { site, errors } = await compileContent(files);
  if (site === null) throw new Error(errors.join('\n'));
  expect(errors).toEqual([]);
  return makeRelease({
    site,
    search: indexSite(site),
    workerCode: 'code',
    assets: ASSETS,
    bundledFiles: new Map([['/assets/a.css', new Uint8Array([1])]]),
    compressedFiles: new Map([['/assets/a.css', new Uint8Array([2])]]),
  });
}
const bytesOf = (made: Release): string =>
  JSON.stringify([
    [...workerModules(made)],
    [...made.records].map(([key, value]) => [key, Buffer.from(value).toString('base64')]),
  ]);
const newKeys = (before: Release, after: Release): string[] =>
  [...after.records.keys()].filter((key) => !before.records.has(key));

describe('makeRelease()', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('produces the same bytes from the same content, in any folder at any time', async () => {
    const first = await release();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2035-05-05') });
    expect(bytesOf(await release())).toBe(bytesOf(first));
  });

  it('does not depend on the order of files', async () => {
    const first = await release();
    const other = await releaseOf(Object.fromEntries(Object.entries(FILES).reverse()));
    expect(bytesOf(other)).toBe(bytesOf(first));
  });

  it('has a record for every page and file', async () => {
    const { manifest, records } = await release();
    const keys = [...[...manifest.pages.values()].map(({ key }) => key), ...Object.values(manifest.files)];
    expect(keys.filter((key) => !records.has(key))).toEqual([]);
    expect([...manifest.pages.keys()]).toEqual([
      ...['/a', '/api/books-api', '/api/list-bills', '/api/list-quotes'],
      ...['/api/schemas/Bill', '/api/tags/untagged', '/user', '/user/b'],
    ]);
    expect(manifest.pages.get('/a')?.preview).toMatch(/^\/og\/[0-9a-f]{16}\.png$/);
    expect(Object.keys(manifest.redirects)).toEqual(['/old', '/older']);
  });

  it('replaces one page, the search index and a pack of texts after an edit of one guide', async () => {
    const [before, after] = [await release(), await release({ 'user/b.md': '# B\n\n[a](../a.md)\n\nNew.\n' })];
    const changed = newKeys(before, after);
    const { pages, search, texts } = after.manifest;
    expect(changed).toEqual([pages.get('/user/b')?.key, search.packs[0]?.key, texts.keys[0]]);
    expect(after.manifest.frameVersion).toBe(before.manifest.frameVersion);
    expect(after.manifest.release).not.toBe(before.manifest.release);
  });

  it('puts the origin in Markdown links, so a new origin replaces the pages', async () => {
    const moved = { 'site.yaml': String(FILES['site.yaml']).replace(/origin: \S+/, 'origin: https://moved.example') };
    const [before, after] = [await release(), await release(moved)];
    const { key = '' } = after.manifest.pages.get('/user/b') ?? {};
    expect(before.records.has(key)).toBe(false);
    expect(new TextDecoder().decode(after.records.get(key))).toContain('[a](https://moved.example/a.md)');
  });

  it('replaces no record after a navbar edit, only the frame', async () => {
    const changed = { 'site.yaml': String(FILES['site.yaml']).replace('label: Guides', 'label: Pages') };
    const [before, after] = [await release(), await release(changed)];
    expect(newKeys(before, after)).toEqual([]);
    expect(after.manifest.frameVersion).not.toBe(before.manifest.frameVersion);
  });

  it('replaces the pages that show an edited operation', async () => {
    const changed = String(FILES['api/books.yaml']).replace('listQuotes', 'listQuotes, description: New');
    const [before, after] = [await release(), await release({ 'api/books.yaml': changed })];
    const paths = [...after.manifest.pages].flatMap(([path, { key }]) => (before.records.has(key) ? [] : [path]));
    expect(paths).toEqual(['/api/list-quotes']);
    // The page, the description in both formats, the search index, and the pack of texts.
    expect(newKeys(before, after)).toHaveLength(4);
  });

  it('handles pages and files with unusual names', async () => {
    const { manifest } = await release({
      '__proto__.md': '# P\n',
      'static/__proto__': 'x',
      'static/a b%.txt': 'x',
      'constructor.md': '# C\n',
    });
    expect([...manifest.pages.keys()]).toEqual(expect.arrayContaining(['/constructor']));
    expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(['/__proto__', '/a%20b%25.txt']));
  });
});
