import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../build/page/compiled-page.ts';
import { buildImported, importFiles } from '../docusaurus/import-fixture.ts';

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

describe('importProject() of Mintlify files that become the same file', () => {
  it('reports pages with the same name but for their ending, or for underscores', async () => {
    const { out, notes, errors } = await importFiles({
      'docs.json': JSON.stringify({ name: 'P', navigation: { pages: ['guides/a', 'b'] } }),
      'guides/a.md': page('A', 'First.'),
      'guides/a.mdx': page('A', 'Second.'),
      '_b.mdx': page('B', 'First.'),
      'b.mdx': page('B', 'Second.'),
    });
    expect(notes.filter((note) => note.includes('this page'))).toEqual([
      'b.mdx: Cannot carry over this page: _b.mdx would become the same file. Rename one of them.',
      'guides/a.mdx: Cannot carry over this page: guides/a.md would become the same file. Rename one of them.',
    ]);
    expect(errors).toBeGreaterThanOrEqual(2);
    for (const name of ['guides/a.mdx', 'b.mdx'])
      expect(readFileSync(join(out, 'pages', name), 'utf8')).toContain('First.');
  });

  it('keeps snippets of folders that differ in an underscore', async () => {
    const { out, errors } = await importFiles({
      'docs.json': JSON.stringify({ name: 'P', navigation: { pages: ['a'] } }),
      'a.mdx': page(
        'A',
        "import One from '/_snippets/s.mdx';\nimport Two from '/snippets/s.mdx';\n\n<One />\n\n<Two />\n\n<Snippet file=\"snippets/s-3.mdx\" />",
      ),
      '_snippets/s-3.mdx': 'None.\n',
      '_snippets/s.mdx': 'First.\n',
      'snippets/s-3.mdx': 'Third.\n',
      'snippets/s.mdx': 'Second.\n',
    });
    expect(errors).toBe(0);
    const { site } = await buildImported(out);
    const html = site.pages
      .filter(({ path }) => path === '/a')
      .map(articleHtml)
      .join('');
    expect(['First.', 'Second.', 'Third.', 'None.'].map((text) => html.includes(text))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
