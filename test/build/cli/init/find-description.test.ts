import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { init } from '../../../../build/cli/commands/project/init.ts';
import { findDescription } from '../../../../build/cli/init/find-description.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import { newFolder } from '../../../temporary-folder.ts';

let dir: string;

beforeEach(() => {
  dir = newFolder();
});

const write = (file: string, text: string): string => {
  const path = join(dir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};

const find = async (file: string) => {
  const report = new Report();
  const found = await findDescription(file, report);
  return { ...found, warnings: report.warnings.map(({ message }) => message) };
};

const refTo = (file: string): string => `openapi: 3.1.0
info: { title: Bookshop API, version: '1' }
paths: {}
components: { schemas: { Book: { $ref: '${file}' } } }
`;

describe('findDescription()', () => {
  it.each([
    ['Bookshop', 'Bookshop'],
    ['Bookshop API', 'Bookshop'],
    [' Gotify REST-API. ', 'Gotify'],
    ['Orders: RESTful API documentation', 'Orders'],
    ['Rapid', 'Rapid'],
    ['API', 'API'],
    ['API of the post', 'API of the post'],
  ])('names the site of %j %j', async (title, name) => {
    const file = write('a.json', JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} }));
    expect(await find(file)).toMatchObject({ name, location: 'api/description.json', warnings: [] });
  });

  it.each(['{}', '{"title": ""}', '{"title": {"a": 1}}', 'null'])('has no name for the info %s', async (info) => {
    expect((await find(write('a.yaml', `openapi: 3.1.0\ninfo: ${info}\npaths: {}\n`))).name).toBeNull();
  });

  it('knows JSON by its suffix in any case, and reads a very long title at once', async () => {
    const title = `a${' '.repeat(200_000)}b`;
    const file = write('A.JSON', JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} }));
    expect(await find(file)).toMatchObject({ name: title, location: 'api/description.json' });
  });

  it('makes no request for a URL', async () => {
    expect(await find('https://api.example.com/openapi.json')).toEqual({
      location: 'https://api.example.com/openapi.json',
      name: null,
      files: new Map(),
      warnings: [],
    });
  });

  it('finds the files that a description refers to, at any depth, under their own names', async () => {
    const file = write('main.yml', refTo('./schemas/book.yaml'));
    const book = write('schemas/book.yaml', "properties: { author: { $ref: 'people/author.json' } }\n");
    const author = write('schemas/people/author.json', '{"properties": {"books": {"$ref": "../../main.yml"}}}');
    write('schemas/unused.yaml', 'type: string\n');
    const { location, files, warnings } = await find(file);
    expect(location).toBe('api/main.yml');
    expect([...files]).toEqual([
      ['api/main.yml', file],
      ['api/schemas/book.yaml', book],
      ['api/schemas/people/author.json', author],
    ]);
    expect(warnings).toEqual([]);
  });

  it('keeps Markdown that a description refers to from becoming a page', async () => {
    const description = refTo('book.yaml').replace("'1' }", "'1', description: { $ref: texts/intro.md } }");
    write('book.yaml', 'type: string\n');
    write('texts/intro.md', '# Hello\n');
    const { files } = await find(write('main.yaml', description));
    const copied = ['main.yaml', 'texts/intro.md', 'book.yaml'].map((file) => `api/_description/${file}`);
    expect([...files.keys()].sort()).toEqual(copied.sort());
  });

  it.each(['./missing.yaml', '../outside.yaml', '.env'])(
    'reports a reference to %s, and copies no such file',
    async (ref) => {
      write('outside.yaml', 'type: string\n');
      write('own/.env', 'type: string\n');
      const { files, warnings } = await find(write('own/api.yaml', refTo(ref)));
      expect(warnings).toHaveLength(1);
      expect([...files.keys()]).toEqual(['api/description.yaml']);
    },
  );

  it.each([
    ['hello: world\n', /found neither "openapi" nor/],
    ['{"openapi": "3.1.0", ', /the JSON is incomplete/],
  ])('refuses %j', async (text, message) => {
    await expect(find(write('a.yaml', text))).rejects.toThrow(message);
  });

  it('refuses a file that does not exist', async () => {
    await expect(find(join(dir, 'none.yaml'))).rejects.toThrow('there is no such file');
  });
});

describe('init --description', () => {
  const lines: string[] = [];

  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(String(line)));
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('lists the first of very many files', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Schema${index}`);
    for (const name of names) write(`${name}.yaml`, 'type: string\n');
    const schemas = names.map((name) => `${name}: { $ref: ${name}.yaml }`).join(', ');
    const file = write('main.yaml', `openapi: 3.1.0\ninfo: {}\npaths: {}\ncomponents: { schemas: { ${schemas} } }\n`);
    await init.parse([join(dir, 'site'), '--description', file, '--yes']).run(process.env);
    const written = lines.filter((line) => line.startsWith('  written'));
    const total = Number(/Wrote (\d+) files/.exec(lines.at(-1) ?? '')?.[1]);
    expect(total).toBeGreaterThan(60);
    expect(lines).toContain(`  … and ${total - written.length} more files`);
    expect(written.length).toBeLessThan(total);
  });

  it('writes a site of a description in several files, named after the API, that has no findings', async () => {
    write('book.yaml', 'type: object\ntitle: Book\nproperties: { id: { type: string } }\n');
    const site = join(dir, 'site');
    await init.parse([site, '--description', write('main.yaml', refTo('book.yaml')), '--yes']).run(process.env);
    expect(readFileSync(join(site, 'content/site.yaml'), 'utf8')).toMatch(/^title: Bookshop$/m);
    const report = new Report();
    const compiled = await new SiteCompiler(null).compile({ contentDir: join(site, 'content') }, report);
    expect(report.errors).toEqual([]);
    expect(report.warnings.filter(({ message }) => message.includes('reference'))).toEqual([]);
    expect(compiled?.pages.map(({ path }) => path)).toContain('/api/bookshop-api');
  });
});
