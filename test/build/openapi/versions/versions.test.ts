import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../build/page/compiled-page.ts';
import type { CompiledSite } from '../../../../build/site/compiled-site.ts';
import { PageFrames } from '../../../../worker/model/records/pages/page-frames.ts';
import { compileContent, SMALLEST_SITE } from '../../content-folder.ts';

const description = (paths: string, more = ''): string =>
  `openapi: 3.1.0\ninfo: { title: Books, version: '1' }\npaths: { ${paths} }\n${more}`;
const get = (path: string, operation: string): string => `${path}: { get: { ${operation} } }`;

/** A site with two versions of an API. */
async function compile(v1: string, v2: string, settings = ''): Promise<CompiledSite> {
  const { site, errors } = await compileContent({
    'index.md': '# Home\n',
    'site.yaml': `${SMALLEST_SITE['site.yaml']}apis:\n  - id: books\n    versions:\n      - { label: v2, description: v2.yaml }\n      - { label: v1, description: v1.yaml }\n${settings}`,
    'v1.yaml': v1,
    'v2.yaml': v2,
  });
  expect(errors).toEqual([]);
  if (site === null) throw new Error('No site');
  return site;
}

/** Where the menu of a page leads to in each version. */
function menuOf({ frame: site, pages }: CompiledSite, path: string): string[] {
  const facts = new Map(pages.map((page) => [page.path, page.entry]));
  const entry = facts.get(path);
  if (entry === undefined) throw new Error(`There is no page ${path}`);
  const versions = new PageFrames({ site, sidebars: {}, pages: facts }).versions.describe(path, entry);
  return (versions?.choices ?? []).map(
    ({ path: target, isAbsent }) => `${target}${isAbsent === true ? ' (start)' : ''}`,
  );
}

function htmlOf({ pages }: CompiledSite, path: string): string {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}`);
  return articleHtml(page);
}

describe('the versions of an API', () => {
  it.each([
    ['the same operationId', 'operationId: list', 'operationId: list', '/b'],
    ['the same address', 'operationId: listBills', 'operationId: list', '/a'],
  ])('join operations with %s', async (_, before, after, path) => {
    const site = await compile(description(get('/a', before)), description(get(path, after)));
    const [oldPath = '', newPath = ''] = [before, after].map((text) => text.replace(/.*: /, '').replace('B', '-b'));
    expect(menuOf(site, `/api/${newPath}`)).toEqual([`/api/${newPath}`, `/api/v1/${oldPath}`]);
  });

  it('do not join operations that only have a title in common', async () => {
    const site = await compile(
      description(get('/users', 'operationId: users, summary: List')),
      description(get('/bills', 'operationId: bills, summary: List')),
    );
    expect(menuOf(site, '/api/bills')).toEqual(['/api/bills', '/api/v1/books-api (start)']);
  });

  it('tell an operation that moved from the one that was there before', async () => {
    const site = await compile(
      description(`${get('/a', 'operationId: x')}, ${get('/b', 'operationId: y, summary: Gone')}`),
      description(get('/b', 'operationId: x')),
    );
    expect(htmlOf(site, '/api/v1/x')).toContain('Changed in v2');
    expect(htmlOf(site, '/api/v1/x')).not.toContain('Removed in v2');
    expect(htmlOf(site, '/api/v1/y')).toContain('Removed in v2');
    expect(htmlOf(site, '/api/x')).toContain('Changed in v2');
    expect(menuOf(site, '/api/v1/x')).toEqual(['/api/x', '/api/v1/x']);
    const titles = [...htmlOf(site, '/api/migration').matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);
    expect(titles).toEqual(['X', 'Gone']);
  });

  it('join webhooks that changed their address', async () => {
    const hook = (name: string): string => `webhooks: { ${name}: { post: { operationId: paid, summary: Paid } } }\n`;
    const path = get('/a', 'operationId: a');
    const site = await compile(description(path, hook('paidThen')), description(path, hook('paidNow')));
    const [first = '', second = ''] = site.pages.map((page) => page.path).filter((one) => /paid/.test(one));
    expect(menuOf(site, first)).toEqual([first, second]);
    expect(htmlOf(site, '/api/migration')).toContain(`<a href="${second}">v1</a>`);
  });

  it('join overviews and the category page, wherever they are', async () => {
    const text = description(get('/a', 'operationId: a, tags: [A]'));
    const settings = '    overview: /start\n    category: { path: /cat, label: API }\n';
    const site = await compile(text, text, settings);
    expect(menuOf(site, '/start')).toEqual(['/start', '/api/v1/start']);
    expect(menuOf(site, '/cat')).toEqual(['/cat', '/api/v1/start (start)']);
    expect(site.pages.find(({ path }) => path === '/cat')?.entry.version).toBe('books@v2');
  });

  it('write names with backticks, and links with brackets', async () => {
    const body = (properties: string): string =>
      description(
        get(
          '/a',
          "operationId: a, responses: { '200': { description: It, content: { application/json: { schema: { $ref: '#/components/schemas/A)B' } } } } }",
        ),
        `components: { schemas: { 'A)B': { type: object, properties: { ${properties} } } } }\n`,
      );
    const site = await compile(body("a: { type: string }, 'b`c': { type: string }"), body('a: { type: string }'));
    const html = htmlOf(site, '/api/migration');
    expect(html).toContain('<td><code>b`c</code></td><td>–</td>');
    expect(html).toMatch(/<a href="\/api\/schemas\/A[^"]*B">v2<\/a>/);
  });
});
