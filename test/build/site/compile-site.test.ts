import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../build/base/report/report.ts';
import { SiteCompiler } from '../../../build/site/compile-site.ts';
import { checkPages } from '../../../build/tools/corpus/check-pages.ts';
import { compileContent, inContent, SMALLEST_SITE, tellFindings, writeFiles } from '../content-folder.ts';

const SITE_WITH_API = `${SMALLEST_SITE['site.yaml']}navbar: [{ label: API, to: /category/api, sidebar: api }]\napis: [{ id: books, description: api/books.yaml, category: { path: /category/api, label: API } }]\n`;
const DESCRIPTION =
  'openapi: 3.1.0\ninfo: { title: Books, version: 1.0.0 }\npaths:\n  /bills: { get: { operationId: listBills, tags: [Bills] } }\n';

describe('SiteCompiler', () => {
  it('builds a minimal site', async () => {
    const { site, errors, warnings } = await compileContent({ 'index.md': '# Home\n' });
    expect(site?.pages.map(({ path, entry }) => [path, entry.kind, entry.title])).toEqual([['/', 'guide', 'Home']]);
    expect([...errors, ...warnings]).toEqual([]);
  });

  it('groups the entries of APIs that share a sidebar', async () => {
    const apis = '[{ id: books, description: a.yaml }, { id: bank, description: b.yaml, path: /bank }]';
    const { site } = await compileContent({
      'site.yaml': `${SMALLEST_SITE['site.yaml']}apis: ${apis}\n`,
      'a.yaml': DESCRIPTION,
      'b.yaml': DESCRIPTION.replace('Books', 'Bank'),
    });
    const entries = site?.sidebars.get('api') ?? [];
    expect(entries.map((entry) => entry.kind === 'category' && [entry.label, entry.entries.length])).toEqual([
      ['Books', 2],
      ['Bank', 2],
    ]);
  });

  it('builds a site of guides and an API that link to each other', async () => {
    const { site, errors } = await compileContent({
      'site.yaml': SITE_WITH_API,
      'a.md': '[op](/api/list-bills) [tag](/api/tags/bills) [all](/api/books-api) [cat](/category/api)\n',
      'redirects.yaml': '/old: /api/list-bills\n',
      'api/books.yaml': DESCRIPTION,
    });
    expect(errors).toEqual([]);
    const paths = site?.pages.map(({ path }) => path).join(' ');
    expect(paths).toBe('/a /api/books-api /api/tags/bills /api/list-bills /category/api');
    const downloads = site?.packedFiles.flatMap((group) => [...group.keys()]);
    expect(checkPages(site?.pages ?? [], new Set([...(site?.files.keys() ?? []), ...(downloads ?? [])]))).toEqual([]);
  });

  it('applies overlays to a description, and warns at their lines', async () => {
    const { site, errors, warnings } = await compileContent({
      'site.yaml': SITE_WITH_API.replace('{ id: books,', '{ id: books, overlays: [api/de.yaml, api/en.json],'),
      'api/books.yaml': DESCRIPTION,
      'api/de.yaml': [
        'overlay: 1.1.0\ninfo: { title: German, version: "1" }\nactions:',
        '  - { target: $.info.title, update: Bücher }',
        '  - { target: "$.paths[\'/none\']", remove: true }',
        '  - target: $.paths.*.get',
        '    update: { summary: Rechnungen auflisten, parameters: [{ $ref: "#/components/parameters/Gone" }] }',
      ].join('\n'),
      'api/en.json': '{"overlay":"1.0.0","actions":[{"target":"$.info","update":{"version":"9"}}]}',
    });
    expect(errors).toEqual([]);
    expect(warnings).toEqual([
      "api/de.yaml:5:7 (#/actions/1/target): Cannot find $.paths['/none'] in the description. Correct the path, or remove the action.",
      expect.stringMatching(/^api\/de\.yaml:7:\d+ \(#\/actions\/2\/update\/parameters\/0.*\): Cannot resolve/),
    ]);
    expect(site?.pages.map(({ entry }) => entry.title)).toEqual(
      expect.arrayContaining(['Bücher', 'Rechnungen auflisten']),
    );
    const [download] = site?.packedFiles.flatMap((group) => [...group.values()]) ?? [];
    expect(new TextDecoder().decode(download)).toContain('Bücher');
  });

  it('reports errors of all files in one run', async () => {
    const { site, errors } = await compileContent({
      'site.yaml': SITE_WITH_API,
      'sidebars.yaml': 'docs: [nope]\n',
      'redirects.yaml': '/a: /b\n',
      'a.md': '---\ntitle: [A]\n---\n\n[x](none)\n',
      'latin.md': Buffer.from([0xe4]),
      'user/c.md': '# C\n',
      'api/books.yaml': 'hello',
    });
    expect(site).not.toBeNull();
    expect(errors.map((error) => error.slice(0, error.indexOf(': '))).join(' ')).toBe(
      'a.md:2:8 a.md:5:1 api/books.yaml:1:1 latin.md redirects.yaml:1:1 sidebars.yaml:1:8 user/c.md:1:1',
    );
  });

  it('reports two pages with the same path, but no links to the second', async () => {
    const { errors } = await compileContent({
      'a.md': '# A\n',
      'b.md': '---\nslug: /a\n---\n# B\n',
      'c.md': '[b](b.md) [a](a.md)\n',
      'sidebars.yaml': 'docs: [a, b, c]\n',
    });
    expect(errors).toEqual([
      expect.stringMatching(/^b\.md:2:1: Cannot create the page \/a: a\.md has the same path\./),
    ]);
  });

  it('checks pages even if site.yaml has errors', async () => {
    const { errors } = await compileContent({
      'site.yaml': `${SMALLEST_SITE['site.yaml']}colour: red\nlastUpdated: yes please\n`,
      'a.md': '[b](b.md)\n',
    });
    const places = errors.map((error) => error.split(': Cannot', 1)[0]);
    expect(places).toEqual(['a.md:1:1', 'site.yaml:6:1', 'site.yaml:7:14']);
  });

  it.each([
    ['has no origin', 'title: A\n', ['a.md:1:1', 'site.yaml:1:1']],
    ['has a title of another type', 'title: [A]\norigin: a.example\n', ['a.md:1:1', 'site.yaml:1:8', 'site.yaml:2:9']],
    ['is a list', '- title: A\n', ['a.md:1:1', 'site.yaml:1:1']],
  ])('checks pages even if site.yaml %s', async (_, settings, expected) => {
    const { errors } = await compileContent({ 'site.yaml': settings, 'a.md': '[b](b.md)\n' });
    expect(errors.map((error) => error.split(': Cannot', 1)[0])).toEqual(expected);
  });

  it.each([
    [
      'missing',
      {},
      /: there is no such file\. Specify another one with --description, or under "apis" in site\.yaml\.$/,
    ],
    ['empty', { 'api/books.yaml': '' }, /: the file is empty\./],
    ['a folder', { 'api/books.yaml/x': '' }, /: it is not a file\. Specify an OpenAPI document in JSON or YAML\.$/],
    ['not YAML', { 'api/books.yaml': 'a: [' }, /yaml:1:\d: Cannot/],
    ['not OpenAPI', { 'api/books.yaml': 'name: x' }, /yaml:1:1: .*found neither "openapi" nor "swagger", but "name"/],
    ['a web page', { 'api/books.yaml': '<html>' }, /yaml:1:1: .*found a web page/],
  ])('reports that a description is %s, but no links to its pages', async (_what, files, error) => {
    const { errors } = await compileContent({
      'site.yaml': SITE_WITH_API,
      'a.md': '[op](/api/list-bills) [cat](/category/api)\n',
      'redirects.yaml': '/old: /api/list-bills\n',
      ...files,
    });
    expect(errors).toEqual([expect.stringMatching(error)]);
    expect(errors[0]).toMatch(/^api\/books\.yaml[:\d]*: Cannot read the API description: /);
  });

  it.each(['', 'paths: {}', 'paths: none'])('warns about a description with %j, and shows it', async (paths) => {
    const { site, errors, warnings } = await compileContent({
      'site.yaml': SITE_WITH_API,
      'api/books.yaml': `openapi: 3.1.0\ninfo: { title: Books, version: 1.0.0 }\n${paths}\n`,
    });
    expect(errors).toEqual([]);
    expect(site?.pages.map(({ path }) => path)).toEqual(['/api/books-api', '/category/api']);
    expect(warnings).toContain(
      'api/books.yaml:1:1 (#): Cannot find any operation: "paths" has none. Add a path with an operation.',
    );
  });

  it('warns once about links to operations of the configured description if another one replaces it', async () => {
    const files = {
      'site.yaml': SITE_WITH_API,
      'a.md': '[op](/api/list-bills) [x](/none)\n',
      'api/books.yaml': DESCRIPTION,
    };
    const other = { 'other.yaml': DESCRIPTION.replace('listBills', 'listQuotes') };
    const { result } = await inContent(other, (dir) => compileContent(files, join(dir, 'other.yaml')));
    const { site, errors, warnings } = result;
    expect(site?.operationCount).toBe(1);
    expect(errors).toEqual([expect.stringMatching(/^a\.md:1:23: Cannot link "\/none"/)]);
    expect(warnings).toEqual([expect.stringMatching(/^a\.md:1:1: Cannot check "\/api\/list-bills"/)]);
  });

  it('rejects two pages with the same path from guides and an API', async () => {
    const { errors } = await compileContent({
      'site.yaml': SITE_WITH_API.replace('id: books,', 'id: books, path: /x, overview: /x/api,'),
      'a.md': '---\nslug: /x/api\n---\ntext\n',
      'api/books.yaml': DESCRIPTION,
    });
    expect(errors).toEqual([
      'site.yaml: Cannot create two pages with the path /x/api. Change the slug of one, or the "path" of the API.',
    ]);
  });

  it.each([
    ['is missing', 'nope', 'there is no such folder'],
    ['is a file', 'site.yaml', 'it is not a folder'],
  ])('reports only that a content folder %s', async (_what, name, fault) => {
    const { result, errors } = await inContent(SMALLEST_SITE, (dir, report) =>
      new SiteCompiler().compile({ contentDir: join(dir, name) }, report),
    );
    expect(result).toBeNull();
    expect(errors).toEqual([
      `${name}: Cannot read the content folder: ${fault}. Choose another one with --site or --content.`,
    ]);
  });

  it('repeats findings in a second run, and drops fixed ones', async () => {
    const files = {
      ...SMALLEST_SITE,
      'site.yaml': SITE_WITH_API,
      'a.md': '[x](none)\n',
      'b.md': '# B\n',
      'api/books.yaml': `${DESCRIPTION}  /x: { get: 5 }\n`,
    };
    await inContent(files, async (dir) => {
      const compiler = new SiteCompiler();
      const compile = async (): Promise<string[]> => {
        const report = new Report();
        await compiler.compile({ contentDir: dir }, report);
        return tellFindings([...report.errors, ...report.warnings], dir);
      };
      const first = await compile();
      expect(first).toEqual([expect.stringMatching(/^a\.md:/), expect.stringMatching(/^api\/books\.yaml:/)]);
      expect(await compile()).toEqual(first);
      writeFiles(dir, { 'a.md': '[x](b.md)\n', 'api/books.yaml': DESCRIPTION });
      expect(await compile()).toEqual([]);
    });
  });
});
