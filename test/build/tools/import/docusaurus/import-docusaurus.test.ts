import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../../../build/base/report/report.ts';
import { importProject } from '../../../../../build/tools/import/import-project.ts';
import { tellFindings } from '../../../content-folder.ts';
import { thrownFindings } from '../../../thrown-findings.ts';
import { buildImported, classic, configOf, importFiles, outFolder, writeProject } from './import-fixture.ts';

describe('importProject(): files', () => {
  it('creates a content folder from docs only', async () => {
    const { out, imported, notes } = await importFiles({ 'a.md': '# A', '1-b/c.md': '# C' });
    expect([imported.pages, notes]).toEqual([2, []]);
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toEqual(['/b/c', '/a', '/']);
  });

  it('copies files outside the docs that pages import or show', async () => {
    const { out, imported, notes } = await importFiles({
      'docs/a.mdx': `# A

import Shared from '@site/src/partials/shared.mdx';
import source from '!!raw-loader!@site/examples/demo';
import Secret from '../../secret.md';
import Widget from '@site/src/Widget';
import Rooted from '/src/partials/rooted.mdx';

<Shared />

<Rooted />

<CodeBlock className="language-go">{source}</CodeBlock>

![Shot](../src/img/shot.svg) [Data](@site/data/rates.csv)

<a href="../.env">Key</a>

\`\`\`md
![](../src/img/example.svg)
\`\`\`

<Widget />

<Secret />
`,
      'src/partials/shared.mdx': "import Inner from './_inner.md';\n\nShared words.\n\n<Inner />\n",
      'src/partials/_inner.md': 'Inner words.\n',
      'src/partials/rooted.mdx': 'Rooted words.\n',
      'src/img/shot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'src/img/example.svg': '<svg/>',
      'src/Widget.tsx': 'export default 1;',
      'examples/demo.ts': 'package words\n',
      'data/rates.csv': 'a,b\n',
      '.env': 'SECRET=1\n',
    });
    expect([imported.pages, imported.files, notes]).toEqual([
      4,
      3,
      [expect.stringContaining('docs/a.mdx: Cannot carry over <Widget>, used once on 1 page: ')],
    ]);
    expect(existsSync(join(out, '.env'))).toBe(false);
    expect(existsSync(join(out, 'src/Widget.tsx'))).toBe(false);
    expect(existsSync(join(out, 'src/img/example.svg'))).toBe(false);
    const { site, errors, warnings } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:\d+:1: Cannot link "\.\.\/\.env"/),
      expect.stringMatching(/^docs\/a\.mdx:\d+:1: Cannot show <Widget>/),
      expect.stringMatching(/^docs\/a\.mdx:\d+:1: Cannot include "\.\.\/\.\.\/secret\.md"/),
    ]);
    expect(site.pages.map(({ path }) => path).sort()).toEqual(['/', '/docs/a']);
    const html = Buffer.from(site.pages.find(({ path }) => path === '/docs/a')?.article ?? []).toString();
    for (const words of [
      'Shared words.',
      'Rooted words.',
      'Inner words.',
      '<span class="tk">package</span>',
      '/src/img/shot.svg',
      '/data/rates.csv',
    ])
      expect(html).toContain(words);
  });

  it('explains errors of the file system', async () => {
    const failed = importFiles({ 'docusaurus.config.js': "module.exports = { title: 'P' };\n", docs: 'a file' });
    await expect(failed).rejects.toThrow(
      /Cannot import: the system reported "ENOTDIR: [^"]*"\. Make the file accessible/,
    );
  });

  it('follows no symbolic link out of the project, and names each in an error', async () => {
    const dir = writeProject({ 'docs/a.md': '# A', 'src/pages/b.md': '# B', '.env': 'SECRET' });
    const outside = writeProject({ 'a.md': '# SECRET' });
    symlinkSync('/etc/passwd', join(dir, 'docs/passwd.md'));
    symlinkSync('../.env', join(dir, 'docs/env.txt'));
    symlinkSync(outside, join(dir, 'docs/folder'));
    symlinkSync('../docs', join(dir, 'docs/loop'));
    symlinkSync(join(outside, 'a.md'), join(dir, 'src/pages/c.md'));
    const out = outFolder(dir);
    const report = new Report();
    await importProject({ source: dir, out, dryRun: false }, report);
    expect(readdirSync(join(out, 'docs'))).toEqual(['a.md']);
    expect(tellFindings(report.errors, dir).sort()).toEqual([
      'docs/folder: Cannot carry over this folder: it is a symbolic link. Replace it with a copy.',
      'docs/loop: Cannot carry over this folder: it is a symbolic link. Replace it with a copy.',
      'docs/passwd.md: Cannot carry over this page: it is a symbolic link. Replace it with a copy.',
      'src/pages/c.md: Cannot carry over this page: it is a symbolic link. Replace it with a copy.',
    ]);
    expect(tellFindings(report.warnings, dir)).toEqual([
      'docs/env.txt: Cannot carry over this file: it is a symbolic link. Replace it with a copy.',
    ]);
  });

  it('follows symbolic links in the project, once', async () => {
    const dir = writeProject({ 'docs/a.md': '# A', 'real/g.md': '# G', 'other/h.md': '# H' });
    symlinkSync('../real', join(dir, 'docs/guides'));
    symlinkSync('../real/g.md', join(dir, 'docs/one.md'));
    symlinkSync('../other', join(dir, 'real/other'));
    const out = outFolder(dir);
    const report = new Report();
    const { pages } = await importProject({ source: dir, out, dryRun: false }, report);
    expect(pages).toBe(3);
    expect(readFileSync(join(out, 'docs/guides/g.md'), 'utf8')).toBe('# G');
    expect(readFileSync(join(out, 'docs/one.md'), 'utf8')).toBe('# G');
    expect(tellFindings(report.errors, dir)).toEqual([
      'docs/guides/other: Cannot carry over this folder: it is a symbolic link. Replace it with a copy.',
    ]);
  });

  it('follows no symbolic link to texts and sidebars', async () => {
    const secrets = writeProject({
      'code.json': '{ "a": "SECRET" }',
      'sidebars.json': '{ "docs": [{ "type": "link", "label": "SECRET", "href": "/a" }] }',
    });
    const dir = writeProject({
      'docusaurus.config.js':
        "module.exports = { title: 'P', presets: [['classic', { docs: { sidebarPath: './sidebars.json' } }]] };\n",
      'docs/a.mdx': 'import Translate from \'@docusaurus/Translate\';\n\n<Translate id="a">A</Translate>\n',
      'i18n/en/x.json': '{}',
    });
    symlinkSync(join(secrets, 'code.json'), join(dir, 'i18n/en/code.json'));
    symlinkSync(join(secrets, 'sidebars.json'), join(dir, 'sidebars.json'));
    const out = outFolder(dir);
    const report = new Report();
    await importProject({ source: dir, out, dryRun: false }, report);
    const written = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    expect(written.join('')).not.toContain('SECRET');
    expect(tellFindings(report.warnings, dir).filter((warning) => warning.includes('it is a symbolic link'))).toEqual([
      expect.stringContaining('i18n/en/code.json'),
      expect.stringContaining('sidebars.json'),
    ]);
  });

  it.each([
    ['docs', {}],
    ['blog', { 'docs/a.md': '# A' }],
    ['static', { 'docs/a.md': '# A' }],
    ['src/pages', { 'docs/a.md': '# A', 'src/a.js': '' }],
    [
      'i18n/en/docusaurus-plugin-content-docs/current',
      { 'docs/a.md': '# A', 'i18n/en/docusaurus-plugin-content-docs/a.json': '{}' },
    ],
  ])('does not follow %s out of the project, and names it in an error', async (folder, files) => {
    const outside = writeProject({ 'a.md': '# SECRET', '2026-01-01-b.md': '# SECRET', 'c.txt': 'SECRET' });
    const dir = writeProject({ 'docusaurus.config.js': configOf("presets: [['classic', {}]]"), ...files });
    symlinkSync(outside, join(dir, folder));
    const out = outFolder(dir);
    const report = new Report();
    await importProject({ source: dir, out, dryRun: false }, report);
    const written = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    expect(written.join('')).not.toContain('SECRET');
    expect(tellFindings(report.errors, dir)).toEqual([
      `${folder}: Cannot carry over this folder: a symbolic link leads out of the project. Replace it with a copy.`,
    ]);
  });

  it.each([
    ["docs: { path: '../../home' }"],
    ["blog: { path: '../../home' }"],
    ["docs: { sidebarPath: '../../home/keys.json' }", 'home/keys.json', 'file'],
    ["}]], staticDirectories: ['../../home'], themes: [['x', {"],
  ])('copies nothing from outside the Git repository: %s', async (options, place = 'home', what = 'folder') => {
    const { out, notes } = await importFiles(
      {
        'repo/.git/HEAD': '',
        'repo/website/docusaurus.config.js': configOf(classic(options)),
        'repo/website/docs/a.md': '# A',
        'home/keys.json': '{ "SECRET": [] }',
        'home/2026-01-01-a.md': '# SECRET',
      },
      'repo/website',
    );
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('')).not.toContain(
      'SECRET',
    );
    expect(notes).toContain(
      `${place}: Cannot carry over this ${what}: it is outside the Git repository of the project. Copy it into the project, and correct the path in its settings.`,
    );
  });

  it('copies folders outside the project in its Git repository', async () => {
    const { notes, imported } = await importFiles(
      {
        'repo/.git/HEAD': '',
        'repo/website/docusaurus.config.js': configOf(classic("docs: { path: '../docs' }")),
        'repo/docs/a.md': '# A',
      },
      'repo/website',
    );
    expect([notes, imported.built]).toEqual([[], 1]);
  });

  it('writes no files in a dry run', async () => {
    const dir = writeProject({ 'docs/a.md': '# A' });
    const report = new Report();
    const imported = await importProject({ source: dir, out: `${dir}-out`, dryRun: true }, report);
    expect([imported.pages, existsSync(`${dir}-out`), readdirSync(dir)]).toEqual([1, false, ['docs']]);
  });

  it.each([
    [
      'a folder that is not empty',
      '../full',
      /full: Cannot import into this folder: it is not empty\. Specify a new folder with --out\.$/,
    ],
    ['a folder within the project', 'new', /new: Cannot import into this folder: it is inside the imported project\. /],
  ])('does not write into %s', async (_what, target, message) => {
    const dir = writeProject({ 'project/docs/a.md': '# A', 'full/keep.txt': 'x' });
    const source = join(dir, 'project');
    for (const dryRun of [false, true]) {
      const out = join(source, target);
      const findings = await thrownFindings(() => importProject({ source, out, dryRun }, new Report()));
      expect(findings).toEqual([expect.stringMatching(message)]);
    }
    expect(readFileSync(join(dir, 'full/keep.txt'), 'utf8')).toBe('x');
  });

  it.each([
    ['nope', /nope: Cannot import: there is no such folder\. /],
    [
      'empty',
      /empty: Cannot import: the folder contains neither a docusaurus\.config, a docs\.json, a mint\.json, an astro\.config nor Markdown\. /,
    ],
  ])('rejects %s', async (name, message) => {
    const dir = writeProject({ 'empty/a.txt': 'x' });
    const findings = await thrownFindings(() =>
      importProject({ source: join(dir, name), out: join(dir, 'out'), dryRun: false }, new Report()),
    );
    expect(findings).toEqual([expect.stringMatching(message)]);
  });
});
