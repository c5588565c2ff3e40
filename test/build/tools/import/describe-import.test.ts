import { describe, expect, it } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { terminalColors } from '../../../../build/cli/print-report.ts';
import { describeImport } from '../../../../build/tools/import/describe-import.ts';
import { importProject } from '../../../../build/tools/import/import-project.ts';
import { configOf, outFolder, PAGE, writeProject } from './docusaurus/import-fixture.ts';

/** The report of an import. */
async function reportOf(files: Readonly<Record<string, string>>): Promise<{ lines: string[]; failed: boolean }> {
  const dir = writeProject(files);
  const report = new Report();
  const imported = await importProject({ source: dir, out: outFolder(dir), dryRun: false }, report);
  const lines = describeImport(imported, { dryRun: false, colors: terminalColors({ isTTY: false }) });
  return { lines: lines.map((line) => line.replace(/\S+-out/, 'OUT')), failed: report.failed };
}

describe('describeImport()', () => {
  it('answers first, then says what was dropped, changed and kept', async () => {
    const { lines, failed } = await reportOf({
      'docusaurus.config.js': configOf(`clientModules: ['./a.js'],
        themeConfig: { navbar: { items: [{ label: 'A', to: '/a' }, { type: 'custom', label: 'B' }] } }`),
      'docs/a.mdx': "import { C } from '@site/src/c.jsx';\n\n<C />\n\n<C />\n",
      'docs/b.mdx': "import { C } from '@site/src/c.jsx';\n\n<C />\n",
      'docs/c.md': PAGE,
      'src/c.jsx': 'export const C = () => fetchNow();\n',
      'src/pages/api/a.md': PAGE,
    });
    expect(failed).toBe(true);
    expect(lines).toEqual([
      'Imported 3 pages of 4 to OUT, each at its address. 3 things that readers saw are missing, and 1 is different.',
      '',
      'Dropped: readers saw this, and miss it',
      '',
      '  3  <C>  docs/a.mdx and 1 more',
      '     Only running its code could show it; its content is shown. Write it as Markdown, or configure a replacement under "markdown.components" in site.yaml. Or import with --run-components, if you trust the project\'s code.',
      '',
      '  1  this page  src/pages/api/a.md',
      '     The folder "api" has another purpose here. Copy it to another folder, and give it a "slug".',
      '',
      '  1  the navbar item "B"  docusaurus.config.js:2:24',
      '     The item type "custom" is not supported. Add a replacement under "navbar" in site.yaml.',
      '',
      'Changed: shown in another way, or without effect here',
      '',
      '  1  the setting "clientModules"  docusaurus.config.js:1:55',
      '     Pages only run their own scripts. Remove them, or add their content as Markdown.',
      '',
      'Kept',
      '',
      '  3  pages  OUT',
      '  1  folder of docs and news  OUT',
      '  1  link in the navbar  site.yaml',
      '',
    ]);
  });

  it.each([
    ['mkdocs.yml', 'the settings of MkDocs say', 'mkdocs.yml'],
    ['docs/.vitepress/config.ts', 'the settings of VitePress say', 'docs/.vitepress'],
    ['SUMMARY.md', 'the settings of GitBook say', 'SUMMARY.md'],
    ['website/docusaurus.config.ts', 'these settings say', 'website/docusaurus.config.ts'],
  ])('says that the settings in %s are not read', async (file, what, place) => {
    const { lines, failed } = await reportOf({ [file]: '', 'docs/a.md': PAGE, 'examples/astro.config.ts': '' });
    expect(failed).toBe(true);
    expect(lines[0]).toMatch(/^Imported \d pages? to OUT\. 1 thing that readers saw is missing\.$/);
    expect(lines).toContain(`  1  what ${what}  ${place}`);
  });

  it('counts blocks of other tools on plain pages, which show them as text', async () => {
    const { lines } = await reportOf({
      'docs/a.md': '!!! note\n    A\n\n=== "npm"\n    A\n\n`{% raw %}`\n\n```\n!!! tip\n```\n',
      'docs/b.md':
        '{% hint style="info" %}\nA\n{% endhint %}\n\n{{< tabs >}}\n\n{% hint %}\n\n--8<-- "a.md"\n\n:::{tip}\n:::\n',
    });
    expect(lines.filter((line) => /^ +\d {2}.* {2}docs\//.test(line)).sort()).toEqual([
      '  1  !!! note  docs/a.md',
      '  1  --8<--  docs/b.md',
      '  1  :::{tip}  docs/b.md',
      '  1  === "…"  docs/a.md',
      '  1  {{< tabs >}}  docs/b.md',
      '  2  {% hint %}  docs/b.md',
    ]);
  });

  it('says that nothing is missing if the import succeeds', async () => {
    const { lines, failed } = await reportOf({ 'docusaurus.config.js': configOf(), 'docs/a.md': PAGE });
    expect(failed).toBe(false);
    expect(lines[0]).toBe('Imported 1 page to OUT, each at its address. Nothing that readers saw is missing.');
  });

  it('lists things with the same reason and remedy together, those with most uses first', async () => {
    const { lines } = await reportOf({
      'docs.json': '{ "name": "P", "navigation": { "pages": ["a", "b"] } }',
      'a.mdx': '---\ntitle: A\nicon: no-such-a\n---\nText.\n',
      'b.mdx': '---\ntitle: B\nicon: no-such-b\n---\n<Card title="C" icon="no-such-b">T</Card>\n',
    });
    expect(lines.slice(4, 7)).toEqual([
      '  2  the icon "no-such-b"  b.mdx:1:1 and 1 more',
      '  1  the icon "no-such-a"  a.mdx:1:1',
      '     Lucide has no such icon. Choose one of https://lucide.dev/icons.',
    ]);
  });

  it('has a line for content that is shown in another way, and for a file that cannot be read', async () => {
    const { lines } = await reportOf({
      'docs.json': '{ "name": "P", "navigation": { "pages": ["a"] } }',
      'a.mdx': '---\ntitle: A\n---\n<Tooltip tip="T">a</Tooltip> <Tooltip tip="U">b</Tooltip>\n',
    });
    expect(lines).toContain('  2  a tooltip is text in parentheses  a.mdx:4:1 and 1 more');
    expect(lines).toContain('     Nothing needs to be done.');
    const broken = await reportOf({
      'docusaurus.config.js': configOf("presets: [['classic', { docs: { sidebarPath: './s.js' } }]]"),
      'docs/a.md': PAGE,
      's.js': 'export default {',
    });
    expect(broken.lines).toContain('  1  Cannot read the file: Unexpected token.  s.js:1:17');
  });

  it('shows no control characters of the project', async () => {
    const { lines } = await reportOf({
      'docusaurus.config.js': configOf(
        "themeConfig: { footer: { copyright: f('\u001b]0;a\u0007\u001b[2J\u202e') }, navbar: { items: [{ label: '\u009b2J\u202e', type: 'x' }] } }",
      ),
      'docs/a\u001b[2J.mdx': '<C />\n',
      'docs/a.md': PAGE,
    });
    expect(lines.join('')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(lines.join('\n')).toContain("`f(' ]0;a [2J ')`");
  });
});
