import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { type Entry, readSnapshot } from './snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'take-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const content = join(folder, 'site');
const descriptions = join(folder, 'descriptions');

const BOOKS = `openapi: 3.1.0
info: { title: Books, version: '1' }
servers: [{ url: https://api.example.com }]
paths: { /books: { get: { operationId: listBooks, summary: List books, responses: { '200': { description: OK } } } } }
`;

describe('takeSnapshot()', () => {
  it('writes what the sites serve, the same for equal builds', async () => {
    for (const path of [content, descriptions]) mkdirSync(path);
    writeFileSync(join(descriptions, 'books.yaml'), BOOKS);
    writeFileSync(join(descriptions, 'broken.json'), '{');
    writeFileSync(join(content, 'site.yaml'), 'title: Docs\norigin: https://docs.example.com\n');
    writeFileSync(join(content, 'redirects.yaml'), '/old: /bills\n');
    writeFileSync(join(content, 'index.md'), '# Docs\n\nThe start.\n');
    writeFileSync(join(content, 'bills.md'), '---\nunlisted: true\n---\n# Bills\n\nPay the bill.\n');
    const entries = await take('all', descriptions);
    expect(await take('again', undefined)).toEqual(entries.filter(({ site }) => site === 'site'));

    const find = (site: string, type: string, name: string): Entry['facts'] | undefined =>
      entries.find((entry) => entry.site === site && entry.type === type && entry.name === name)?.facts;
    expect(find('site', 'page', '/bills')).toMatchObject({
      kind: 'guide-page',
      text: expect.stringContaining('Pay the'),
    });
    expect(find('site', 'redirect', '/old')).toEqual({ to: '301 /bills' });
    expect(find('site', 'search', 'Docs')).toEqual({ results: ['/'] });
    expect(find('site', 'file', '/assets/site-*.css')).toMatchObject({ files: 1 });
    expect(find('site', 'site', 'site')).toMatchObject({ 'pages that the build reports': 2, 'pages found': 2 });
    expect(find('books.yaml', 'page', '/api/list-books')).toMatchObject({
      markdown: expect.stringContaining('GET https://api.example.com/books'),
      form: expect.stringContaining('/books'),
    });
    expect(find('broken.json', 'site', 'broken.json')).toMatchObject({
      errors: [expect.any(String)],
      'pages found': 0,
    });
  });
});

async function take(name: string, from: string | undefined): Promise<Entry[]> {
  const file = join(folder, name);
  await takeSnapshot(PROJECT_ROOT, { contents: [content], descriptions: from }, file);
  const entries: Entry[] = [];
  for await (const entry of readSnapshot(file)) entries.push(entry);
  return entries;
}
