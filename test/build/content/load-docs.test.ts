import { describe, expect, it } from 'vitest';
import { type Doc, loadDocs } from '../../../build/content/load-docs.ts';
import { Report } from '../../../build/report/report.ts';
import { type Files, removeContent, tellFindings, writeContent } from '../content-folder.ts';
import { thrownFindings } from '../thrown-findings.ts';

async function load(files: Files): Promise<{ docs: Doc[]; errors: string[] }> {
  const dir = writeContent(files);
  const report = new Report();
  try {
    return { docs: await loadDocs(dir, report), errors: tellFindings(report.errors, dir) };
  } finally {
    removeContent(dir);
  }
}
const page = (frontMatter: string): string => `---\n${frontMatter}\n---\ntext\n`;

describe('loadDocs()', () => {
  it.each([
    ['index.md', 'x', 'index', '/'],
    ['about.md', 'x', 'about', '/about'],
    ['user/bills.md', 'x', 'user/bills', '/user/bills'],
    ['user/index.md', 'x', 'user/index', '/user'],
    ['user/README.md', 'x', 'user/README', '/user'],
    ['user/bills.md', page('id: other'), 'user/other', '/user/other'],
    ['user/bills.md', page('slug: pay'), 'user/bills', '/user/pay'],
    ['user/bills.md', page('slug: /pay/now.html'), 'user/bills', '/pay/now'],
    ['user/bills.md', page('slug: ../pay'), 'user/bills', '/pay'],
    ['user/bills.md', page('slug: /'), 'user/bills', '/'],
    ['a b/ä.md', 'x', 'a b/ä', '/a%20b/%C3%A4'],
    ['100%.md', 'x', '100%', '/100%25'],
    ['50%25.md', 'x', '50%25', '/50%2525'],
  ])('gives %s (%j) the id %j and the path %j', async (file, text, id, path) => {
    const { docs, errors } = await load({ [file]: text });
    expect(docs.map((doc) => [doc.id, doc.path])).toEqual([[id, path]]);
    expect(errors).toEqual([]);
  });

  it('leaves out drafts, hidden files and folders of other things', async () => {
    const { docs } = await load({
      'a.md': 'x',
      'draft.md': page('draft: true'),
      '_part.md': 'x',
      '.hidden.md': 'x',
      '_parts/b.md': 'x',
      'static/c.md': 'x',
      'api/d.md': 'x',
      'notes.txt': 'x',
      'user/api/e.md': 'x',
    });
    expect(docs.map(({ id }) => id)).toEqual(['a', 'user/api/e']);
  });

  it('reads files in code unit order', async () => {
    const { docs } = await load({ 'b.md': 'x', 'Z.md': 'x', 'a/z.md': 'x', 'a-b.md': 'x', 'ä.md': 'x' });
    expect(docs.map(({ id }) => id)).toEqual(['Z', 'a-b', 'a/z', 'b', 'ä']);
  });

  it('refuses two pages of one path, and two docs of one id', async () => {
    const { docs, errors } = await load({
      'a.md': 'x',
      'b.md': page('slug: /a'),
      'u/c.md': page('id: same'),
      'u/d.md': page('id: same\nslug: d'),
    });
    expect(errors).toEqual([
      'b.md: Cannot make the page /a: a.md has the same path. Rename one of the files, or give it another "slug".',
      'u/d.md: Cannot tell two docs apart: u/c.md has the id "u/same" too. Change the "id" of one.',
    ]);
    expect(docs.map(({ path }) => path)).toEqual(['/a', '/u/same', '/u/d']);
  });

  it('tells the line of a slug that makes no path, and keeps the page', async () => {
    const { docs, errors } = await load({ 'a.md': page('title: A\nslug: 100%') });
    expect(errors).toEqual([
      'a.md:3:1: Cannot make a path of the slug "100%": it is not a part of an address. Write "%25" for "%", or another one.',
    ]);
    expect(docs.map(({ path }) => path)).toEqual(['/a']);
  });

  it.each([
    ['Latin-1', Buffer.from([0x61, 0xe4, 0x62])],
    ['UTF-16', Buffer.from('\ufeffAbc', 'utf16le')],
    ['binary', Buffer.from([0, 1, 2, 255])],
  ])('refuses a file in %s', async (_encoding, bytes) => {
    expect((await load({ 'a.md': bytes })).errors).toEqual([
      'a.md: Cannot read the page: the file is not UTF-8 text. Save it with the encoding UTF-8.',
    ]);
  });

  it('passes over a byte order mark', async () => {
    const { docs } = await load({ 'a.md': `\ufeff${page('title: A')}` });
    expect(docs[0]?.source.frontMatter.title).toBe('A');
  });

  it('tells the faults of all files in one run, and keeps their places', async () => {
    const { docs, errors } = await load({ 'a.md': '', 'b.md': page('titel: B'), 'c.md': 'x', 'd.md': page('x: [') });
    expect(errors.map((error) => error.slice(0, 6))).toEqual(['a.md: ', 'b.md:2', expect.stringMatching(/^d\.md:/)]);
    expect(docs).toHaveLength(4);
  });

  it('names a folder that is missing, and one that is a file', async () => {
    const dir = writeContent({ 'a.md': 'x' });
    const missing = await thrownFindings(() => loadDocs(`${dir}/nope`, new Report()));
    const file = await thrownFindings(() => loadDocs(`${dir}/a.md`, new Report()));
    removeContent(dir);
    expect(missing[0]).toMatch(
      /nope: Cannot read the content folder: there is no such folder\. Name another one with --content\.$/,
    );
    expect(file[0]).toMatch(
      /a\.md: Cannot read the content folder: it is not a folder\. Name another one with --content\.$/,
    );
  });
});
