import { cpSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuildCache } from '../../../../build/base/cache/build-cache.ts';
import { Report } from '../../../../build/base/report/report.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import type { CompiledSite } from '../../../../build/site/compiled-site.ts';
import { type Files, SMALLEST_SITE, writeContent, writeFiles } from '../../content-folder.ts';

const API = readFileSync(new URL('../../../fixtures/whole-site/api/books.yaml', import.meta.url), 'utf8');
const SITE = `${SMALLEST_SITE['site.yaml']}apis: [{ id: books, description: api/books.yaml }]\nnavbar: [{ label: API, to: /api/books-api, sidebar: api }]\n`;
const CONTENT: Files = {
  ...SMALLEST_SITE,
  'site.yaml': SITE,
  'index.md':
    '# Home\n\nSee [bills](bills.md#paying) and [the operation](/api/list-bills).\n\n```js\nlet a = 1;\n```\n',
  'bills.md': '# Bills of {{ product.name }}\n\n## Paying {#paying}\n\n```php\necho 1;\n```\n',
  'api/books.yaml': API,
};

let content: string;
let folder: string;
/** The cache of one build of the content, and what that compiled. */
let filled: string;
let clean: Compiled;

beforeAll(async () => {
  [content, filled] = [writeContent(CONTENT), writeContent({})];
  clean = await compile(BuildCache.open(filled, 'engine'));
});
beforeEach(() => {
  writeFiles(content, CONTENT);
  folder = writeContent({});
  cpSync(filled, folder, { recursive: true });
});

describe('a build with the cache of an earlier process', () => {
  it('repeats warnings and errors of reused results', async () => {
    writeFiles(content, { 'bills.md': '# Bills\n\n[gone](gone.md)\n\n{{ no.such }}\n' });
    const { findings } = await compile(BuildCache.open(folder, 'engine'));
    for (const severity of ['warning', 'error'])
      expect(findings.filter((finding) => finding.severity === severity).length).toBeGreaterThan(1);
    expect((await compile(BuildCache.open(folder, 'engine'))).findings).toEqual(findings);
  });

  it('writes no cache entries without an edit', async () => {
    const size = cacheSize();
    expect(size).toBeGreaterThan(0);
    await compile(BuildCache.open(folder, 'engine'));
    expect(cacheSize()).toBe(size);
  });

  it('writes little to the cache after a small edit', async () => {
    const size = cacheSize();
    // The title stays the same: other letters would redraw the preview images.
    writeFiles(content, { 'bills.md': '# Bills of {{ product.name }}\n\n## Paying {#paying}\n' });
    await compile(BuildCache.open(folder, 'engine'));
    expect(cacheSize() - size).toBeGreaterThan(0);
    expect(cacheSize() - size).toBeLessThan(size / 10);
  });

  it.each([
    ['truncated', (file: string) => truncateSync(file, 2_000)],
    ['emptied', (file: string) => truncateSync(file, 0)],
    ['damaged at its end', (file: string) => flip(file, -20)],
    ['damaged in the middle', (file: string) => flip(file, statSync(file).size / 3)],
  ])('is correct if the cache is %s', async (_what, damage) => {
    for (const name of readdirSync(folder)) damage(join(folder, name));
    expect(await compile(BuildCache.open(folder, 'engine'))).toEqual(clean);
  });

  it('does not read entries of another engine', async () => {
    await compile(BuildCache.open(folder, 'other'));
    expect(readdirSync(folder).sort()).toEqual(['engine.results', 'other.results']);
  });

  it('is correct with several concurrent builds', async () => {
    const shared = join(folder, 'shared');
    const built = await Promise.all([1, 2].map(() => compile(BuildCache.open(shared, 'engine'))));
    expect([...built, await compile(BuildCache.open(shared, 'engine'))]).toEqual([clean, clean, clean]);
  });

  it('is correct if the cache cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await compile(BuildCache.open(file, 'engine'))).toEqual(clean);
  });
});

type Compiled = Awaited<ReturnType<typeof compile>>;

/** Compiles the site in a new process. */
async function compile(cache: BuildCache) {
  const report = new Report();
  const site: CompiledSite | null = await new SiteCompiler(cache).compile({ contentDir: content }, report);
  cache.endRun();
  const pages = site?.pages.map(({ path, entry, article, markdown }) => [path, entry, text(article), text(markdown)]);
  return { ...site, pages, findings: report.findings };
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function cacheSize(): number {
  return statSync(join(folder, 'engine.results')).size;
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  const position = Math.floor(at < 0 ? bytes.byteLength + at : at);
  bytes[position] = (bytes[position] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}
