import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsOptionsSchema } from '../../../../build/site/docs/docs-options.ts';
import { loadDocs } from '../../../../build/site/docs/load-docs.ts';
import { loadVersions } from '../../../../build/site/docs/load-versions.ts';
import { listContent } from '../../../../build/site/guides/files/list-content.ts';
import { type Files, inContent } from '../../content-folder.ts';

async function load(files: Files, showDrafts = false) {
  const { result: docs, ...findings } = await inContent(files, async (dir, report) => {
    const { versions, leftOut } = await loadVersions(dir, docsOptionsSchema.parse({}), 'Next', report);
    const { pages } = await listContent(dir, report);
    return (await loadDocs(dir, pages, { versions, leftOut, showDrafts }, report)).docs;
  });
  return { docs, ...findings };
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
    ['a & b #1.md', 'x', 'a & b #1', '/a%20&%20b%20%231'],
    ['user/bills.mdx', 'x', 'user/bills', '/user/bills'],
    ['user/user.md', 'x', 'user/user', '/user'],
    ['02-user/02-User.md', 'x', 'user/User', '/user'],
    ['02-user/user.md', 'x', 'user/user', '/user/user'],
    ['02-user/2-bills.md', 'x', 'user/bills', '/user/bills'],
    ['02. Set up/1_first steps.md', 'x', 'Set up/first steps', '/Set%20up/first%20steps'],
    ['2021-11-foo.md', 'x', '2021-11-foo', '/2021-11-foo'],
    ['7.0-foo.md', 'x', '7.0-foo', '/7.0-foo'],
    ['2-a.md', page('parse_number_prefixes: false'), '2-a', '/2-a'],
    ['2-u/index.md', page('id: other'), 'u/other', '/u'],
    ['2-u/3-a.md', page('id: b'), 'u/b', '/u/b'],
    ['2-u/3-a.md', page('slug: ./c'), 'u/a', '/u/c'],
    ['2-u/3-a.md', page('slug: 404'), 'u/a', '/u/404'],
    ['docs/1-u/a.md', 'x', 'u/a', '/docs/u/a'],
    ['docs/1-u/a.md', page('slug: /b'), 'u/a', '/docs/b'],
    ['docs/a.md', page('slug: /'), 'a', '/docs'],
    ['docs/u/a.md', page('slug: ../../../b'), 'u/a', '/docs/b'],
  ])('gives %s (%j) the id %j and the path %j', async (file, text, id, path) => {
    const { docs, errors } = await load({ [file]: text });
    expect(docs.map((doc) => [doc.id, doc.path])).toEqual([[id, path]]);
    expect(errors).toEqual([]);
  });

  it('omits drafts, hidden files and folders for other purposes', async () => {
    const omitted = ['_part.md', '.hidden.md', '_parts/b.md', 'static/c.md', 'node_modules/a/README.md', 'notes.txt'];
    const files = ['a.md', 'api/d.md', 'user/api/e.md', ...omitted].map((name) => [name, 'x']);
    const { docs } = await load({ ...Object.fromEntries(files), 'draft.md': page('draft: true') });
    expect(docs.map(({ id }) => id)).toEqual(['a', 'api/d', 'user/api/e']);
  });

  it('includes drafts on request', async () => {
    expect((await load({ 'draft.md': page('draft: true') }, true)).docs).toMatchObject([{ id: 'draft' }]);
  });

  it('treats pages outside the docs folder as standalone pages', async () => {
    const { docs } = await load({ 'docs/1-a.md': 'x', 'index.md': 'x', '1-b.md': 'x' });
    expect(docs.map(({ path, version }) => [path, version?.name ?? null])).toEqual([
      ['/1-b', null],
      ['/docs/a', 'current'],
      ['/', null],
    ]);
  });

  it('treats Markdown in src next to docs as imported by pages, and resolves its images there', async () => {
    const list = async (files: Files): Promise<readonly (readonly string[])[]> => {
      const { pages, assets } = (await inContent(files, listContent)).result;
      return [pages, [...assets]];
    };
    expect(
      await list({ 'docs/a.md': '# A', 'src/parts/b.mdx': 'B', 'src/c.svg': '<svg/>', 'src/pages/d.md': '# D' }),
    ).toEqual([['docs/a.md', 'src/pages/d.md'], ['src/c.svg']]);
    expect(await list({ 'src/b.md': '# B' })).toEqual([['src/b.md'], []]);
  });

  it('does not follow symbolic links, and reports them', async () => {
    const { result, warnings } = await inContent({ 'a.md': 'x' }, async (dir, report) => {
      symlinkSync('/etc/hosts', join(dir, 'b.md'));
      symlinkSync('/etc', join(dir, 'etc'));
      return (await listContent(dir, report)).pages;
    });
    expect(result).toEqual(['a.md']);
    const fault = 'it is a symbolic link, which may lead outside the content folder. Replace it with a copy.';
    expect(warnings).toEqual(['b.md', 'etc'].map((name) => `${name}: Cannot read this file: ${fault}`));
  });

  it('rejects a category file that is one, because it may say who can read the folder', async () => {
    const { errors } = await inContent({ 'a.md': 'x' }, async (dir, report) => {
      symlinkSync('/etc/hosts', join(dir, '_category_.yml'));
      await listContent(dir, report);
    });
    expect(errors).toEqual([expect.stringMatching(/^_category_\.yml: Cannot read this file: it is a symbolic link/)]);
  });

  it('warns about paths that differ only in case', async () => {
    const { docs, warnings } = await load({ 'Intro.md': 'x', 'intro.md': 'x' });
    expect(docs.map(({ path }) => path)).toEqual(['/Intro', '/intro']);
    expect(warnings).toEqual([
      expect.stringMatching(/^intro\.md: Cannot serve \/intro and \/Intro everywhere: .*"slug"\.$/),
    ]);
  });

  it('rejects an id that contains a folder', async () => {
    const { errors } = await load({ 'u/a.md': page('title: A\nid: v/b') });
    expect(errors).toEqual([
      'u/a.md:3:1: Cannot name the doc "v/b": an id is relative to its folder and cannot contain "/". Use only the part after the last one, or set a "slug".',
    ]);
  });

  it('reads files in code unit order', async () => {
    const { docs } = await load({ 'b.md': 'x', 'Z.md': 'x', 'a/z.md': 'x', 'a-b.md': 'x', 'ä.md': 'x' });
    expect(docs.map(({ id }) => id)).toEqual(['Z', 'a-b', 'a/z', 'b', 'ä']);
  });

  it('rejects two pages with the same path, and two docs with the same id', async () => {
    const { docs, errors } = await load({
      'a.md': 'x',
      'b.md': page('title: B\nslug: /a'),
      'u/c.md': page('id: same'),
      'u/d.md': page('id: same\nslug: d'),
    });
    expect(errors).toEqual([
      'b.md:3:1: Cannot create the page /a: a.md has the same path. Rename one of the files, or give it another "slug".',
      'u/d.md:2:1: Cannot use the id "u/same" twice: u/c.md:2:1 has it too. Change one of them.',
    ]);
    expect(docs.map(({ path }) => path)).toEqual(['/a', '/u/same', '/u/d']);
  });

  it('reports the line of an invalid slug, and keeps the page', async () => {
    const { docs, errors } = await load({ 'a.md': page('title: A\nslug: 100%') });
    expect(errors).toEqual([
      'a.md:3:1: Cannot use the slug "100%": it is not valid in a URL. Write "%25" for "%", or choose another one.',
    ]);
    expect(docs.map(({ path }) => path)).toEqual(['/a']);
  });

  it.each([
    ['Latin-1', Buffer.from([0x61, 0xe4, 0x62]), 'not UTF-8'],
    ['UTF-16', Buffer.from('\ufeffAbc', 'utf16le'), 'UTF-16'],
    ['UTF-16 without a mark', Buffer.from('Abc', 'utf16le'), 'UTF-16'],
    ['binary', Buffer.from([0, 1, 2, 255]), 'not UTF-8'],
  ])('rejects a file in %s', async (_encoding, bytes, found) => {
    expect((await load({ 'a.md': bytes })).errors).toEqual([
      `a.md: Cannot read the page: the file is ${found} text. Save it with UTF-8 encoding.`,
    ]);
  });

  it('ignores a byte order mark', async () => {
    const { docs } = await load({ 'a.md': `\ufeff${page('title: A')}` });
    expect(docs[0]?.source.frontMatter.title).toBe('A');
  });

  it('reports the errors of all files in one run, with their locations', async () => {
    const files = { 'a.md': '', 'b.md': page('slug: []'), 'c.md': 'x', 'd.md': page('x: [') };
    const { docs, errors, warnings } = await load(files);
    expect(errors.map((error) => error.slice(0, 5))).toEqual(['b.md:', 'd.md:']);
    expect(warnings.map((warning) => warning.slice(0, 5))).toEqual(['a.md:']);
    expect(docs).toHaveLength(4);
  });
});
