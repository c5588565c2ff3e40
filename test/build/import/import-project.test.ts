import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type CompiledSite, SiteCompiler } from '../../../build/compile-site.ts';
import { type ImportedSite, importProject } from '../../../build/import/import-project.ts';
import { Report } from '../../../build/report/report.ts';
import { type Files, removeContent, tellFindings, writeContent } from '../content-folder.ts';
import { thrownFindings } from '../thrown-findings.ts';
import { PROJECT } from './docusaurus-project.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(removeContent));

function write(files: Files): string {
  const dir = writeContent(files);
  folders.push(dir);
  return dir;
}

interface Imported {
  readonly dir: string;
  readonly out: string;
  readonly imported: ImportedSite;
  readonly notes: readonly string[];
}

async function importFiles(files: Files, name = ''): Promise<Imported> {
  const dir = write(files);
  const out = `${dir}-out`;
  folders.push(out);
  const report = new Report();
  const imported = await importProject({ source: join(dir, name), out, dryRun: false }, report);
  return { dir, out, imported, notes: tellFindings([...report.errors, ...report.warnings], dir) };
}

async function build(contentDir: string): Promise<{ site: CompiledSite; errors: string[]; warnings: string[] }> {
  const report = new Report();
  const site = await new SiteCompiler().compile({ contentDir }, report);
  if (site === null) throw new Error(tellFindings(report.errors, contentDir).join('\n'));
  return {
    site,
    errors: tellFindings(report.errors, contentDir),
    warnings: tellFindings(report.warnings, contentDir),
  };
}

const read = (out: string, name: string): unknown => parse(readFileSync(join(out, name), 'utf8'));

describe('importProject() of a project with everything', () => {
  let result: Imported;
  let built: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    result = await importFiles(PROJECT);
    built = await build(result.out);
  });

  it('tells what it carried over', () => {
    expect(result.imported).toMatchObject({ pages: 19, versions: 3, redirects: 3 });
  });

  it('tells each thing that it could not carry over, with its line', () => {
    const config = 'docusaurus.config.ts';
    expect(result.notes).toEqual([
      expect.stringMatching(/^blog: Cannot carry over the blog: /),
      expect.stringMatching(
        /^docs\/petstore: Cannot carry over 1 pages of this folder: they are made by the OpenAPI plugin\. /,
      ),
      expect.stringContaining(
        `${config}:15:3: Cannot carry over the setting "scripts": pages run no scripts but their own. `,
      ),
      expect.stringContaining(
        `${config}:32:9: Cannot carry over "theme" of the preset: looks are made of a few settings. `,
      ),
      expect.stringContaining(
        `${config}:40:9: Cannot carry over the redirects of .htm: only .html is taken off paths by itself. `,
      ),
      expect.stringContaining(
        `${config}:45:9: Cannot carry over the option "createRedirects": there is none like it. `,
      ),
      expect.stringContaining(`${config}:49:5: Cannot carry over this plugin: it is a function, and no code is run. `),
      expect.stringContaining(`${config}:50:5: Cannot carry over the plugin "docusaurus-plugin-sass": `),
      expect.stringContaining(`${config}:56:5: Cannot carry over the item "localeDropdown" of the navbar: `),
      expect.stringContaining(
        `${config}:56:5: Cannot carry over the item "News" of the navbar: it leads to what was not carried over. `,
      ),
      expect.stringContaining(`${config}:68:5: Cannot carry over the link "News" of the footer: `),
      expect.stringMatching(/^i18n: Cannot carry over the translations: /),
      expect.stringContaining(
        'sidebars.ts:22:8: Cannot carry over this value: it is the result of a call, and no code is run. ',
      ),
      expect.stringContaining('sidebars.ts:23:5: Cannot carry over this value: it depends on a condition. '),
      expect.stringMatching(/^src\/pages\/index\.tsx: Cannot carry over this page: /),
    ]);
  });

  it('writes the settings', () => {
    expect(read(result.out, 'site.yaml')).toMatchObject({
      title: 'Widgets',
      tagline: 'All about widgets',
      origin: 'https://widgets.example.com',
      base: '/handbook/',
      logo: '/img/logo.svg',
      favicon: '/img/favicon.svg',
      image: '/img/card.png',
      colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
      announcement: { id: 'v3', text: 'Version 3 is <b>near</b>', closeable: false },
      navbar: [
        { label: 'Docs', to: '/docs', sidebar: 'main' },
        { label: 'First', to: '/docs/next/guides/first' },
        { label: 'About', to: '/about' },
        { label: 'X', to: 'https://x.example.com' },
      ],
      footer: {
        columns: [{ title: 'Docs', links: [{ label: 'Set up', to: '/docs/setup' }] }],
        copyright: `© Acme ${new Date().getFullYear()}`,
      },
      editUrl: 'https://github.com/acme/widgets/edit/main/website/{path}',
      lastUpdated: true,
      markdown: { math: true },
      docs: {
        path: 'docs',
        routeBasePath: '/docs',
        lastVersion: '2.0',
        versions: {
          current: { label: '3.0 (next)', path: 'next', banner: 'unreleased' },
          '1.0': { label: '1.x', noIndex: true },
        },
        more: { community: { path: 'community', routeBasePath: '/community', editUrl: null } },
      },
    });
  });

  it('writes the sidebars as data', () => {
    expect(read(result.out, 'sidebars.yaml')).toEqual({
      main: [
        'intro',
        {
          type: 'category',
          label: 'Guides',
          link: { type: 'generated-index', title: 'All guides', slug: '/all-guides', description: 'Each of them' },
          collapsed: false,
          items: [{ type: 'autogenerated', dirName: '02-guides' }],
        },
        { 'Short hand': ['setup', { Inner: [{ type: 'ref', id: 'hidden' }] }] },
        { type: 'html', value: '<hr/>', defaultStyle: true },
        { type: 'link', label: 'Status', href: 'https://status.example.com' },
        'faq',
        { type: 'doc', id: 'unlisted', label: 'Rare' },
      ],
      reference: { Reference: ['reference/a b & c#1'] },
    });
  });

  it('builds every page at its path of Docusaurus', () => {
    expect(built.errors).toEqual([]);
    expect(built.site.pages.map(({ path }) => path).sort()).toEqual([
      '/',
      '/about',
      '/community/team',
      '/docs',
      '/docs/1.0',
      '/docs/1.0/gone',
      '/docs/guides/deep/nested',
      '/docs/next',
      '/docs/next/all-guides',
      '/docs/next/faq',
      '/docs/next/guides/deep/nested',
      '/docs/next/guides/deep/overview',
      '/docs/next/guides/first',
      '/docs/next/guides/second',
      '/docs/next/reference/a%20b%20&%20c%231',
      '/docs/next/setup',
      '/docs/next/tags',
      '/docs/next/tags/begin',
      '/docs/next/tags/mine',
      '/docs/next/unlisted',
      '/docs/setup',
      '/legal/privacy',
    ]);
  });

  it('carries redirects, static files and those beside pages', () => {
    expect(built.site.redirects).toEqual([
      { from: '/install', to: '/docs/setup' },
      { from: '/docs/installation', to: '/docs/setup' },
      { from: '/old/nested', to: '/docs/guides/deep/nested' },
    ]);
    expect([...built.site.files.keys()].filter((path) => !path.includes('manifest')).sort()).toEqual([
      '/assets/terms.txt',
      '/docs/img/data.csv',
      '/docs/img/shot.svg',
      '/img/card.png',
      '/img/favicon.svg',
      '/img/logo.svg',
      '/opensearch.xml',
      '/versioned_docs/version-2.0/img/shot.svg',
    ]);
  });

  it('leads every link where Docusaurus leads it', () => {
    const hrefs = (path: string): string[] => {
      const page = built.site.pages.find((candidate) => candidate.path === path);
      const html = Buffer.from(page?.article ?? []).toString();
      return [...html.matchAll(/ (?:href|src)="([^"#][^"]*)"/g)].map(([, href]) => href ?? '');
    };
    expect(hrefs('/docs/next').slice(0, 6)).toEqual([
      '/handbook/docs/next/setup',
      '/handbook/docs/next/guides/first#go-on',
      '/handbook/docs/guides/deep/nested',
      '/handbook/docs/img/shot.svg',
      '/handbook/docs/img/data.csv',
      '/handbook/img/card.png',
    ]);
    expect(hrefs('/docs')).toEqual(
      expect.arrayContaining(['/handbook/versioned_docs/version-2.0/img/shot.svg', '/handbook/docs/setup']),
    );
    expect(hrefs('/docs/next/guides/first')).toContain('/handbook/docs/next/guides/second');
  });

  it('keeps what only the theme of templates would replace', () => {
    expect(built.warnings.filter((warning) => warning.includes('helm'))).toEqual([]);
    const page = built.site.pages.find(({ path }) => path === '/docs/next/setup');
    expect(Buffer.from(page?.article ?? []).toString()).toContain('{{ helm.value }}');
  });
});

describe('importProject()', () => {
  it('makes a content folder of docs alone', async () => {
    const { out, imported, notes } = await importFiles({ 'a.md': '# A', '1-b/c.md': '# C' });
    expect([imported.pages, notes]).toEqual([2, []]);
    const { site, errors } = await build(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toEqual(['/b/c', '/a', '/']);
  });

  it('reads a configuration that is a function, with the docs at the top', async () => {
    const { out } = await importFiles({
      'docusaurus.config.js':
        "module.exports = async function create() {\n  return { title: 'F', url: 'https://f.test', presets: [['@docusaurus/preset-classic', { docs: { routeBasePath: '/', sidebarPath: false }, blog: false }]] };\n};\n",
      'docs/index.md': '# Home',
      'docs/a.md': '# A',
    });
    expect(read(out, 'site.yaml')).toMatchObject({
      title: 'F',
      origin: 'https://f.test',
      docs: { routeBasePath: '/' },
    });
    const { site, errors } = await build(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toEqual(['/a', '/']);
    expect([...site.sidebars]).toEqual([]);
  });

  it('carries further instances of the docs plugin, with sidebars and items of the navbar', async () => {
    const { out, notes } = await importFiles(
      {
        'website/docusaurus.config.js': "module.exports = require('./config');\n",
        'website/config.ts': `import tabs from 'remark-tabs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
const own = [tabs];
const shared = { remarkPlugins: [[npm2yarn, { sync: true }], ...own] };
const config = {
  title: 'I', url: 'https://i.test', markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', { docs: { id: 'rules', path: '../rules', routeBasePath: 'rules', sidebarPath: require.resolve('./rules.js'), editUrl: 'https://git.test/edit/main/website', exclude: ['**/TEMPLATE.md'], ...shared } }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'base', path: '../docs', routeBasePath: '/', sidebarPath: require.resolve('./base.js'), ...shared }]],
  themeConfig: { navbar: { items: [
    { type: 'doc', docId: 'a', docsPluginId: 'base', label: 'Start' },
    { type: 'docSidebar', sidebarId: 'all', docsPluginId: 'rules', label: 'Rules' },
    { href: 'https://git.test', 'aria-label': 'Repository', className: 'mark' },
  ] } },
};
export = config;
`,
        'website/rules.js': "module.exports = { all: { Rules: require('glob').sync('*.md').map((id) => id) } };\n",
        'website/base.js': "module.exports = { docs: ['a'] };\n",
        'docs/a.md': '# A\n\n[rule](../rules/one.md)\n',
        'rules/one.md': '---\nslug: /first\n---\n# One\n',
        'rules/deep/TEMPLATE.md': '# Template\n',
      },
      'website',
    );
    expect(notes).toEqual([
      expect.stringMatching(/^website\/config\.ts:3:14: Cannot carry over the plugin "remark-tabs": /),
      expect.stringMatching(
        /^website\/config\.ts:6:\d+: Cannot carry over the setting "mermaid": diagrams are not drawn here\. /,
      ),
      expect.stringMatching(/^website\/config\.ts:6:\d+: Cannot carry over the theme "@docusaurus\/theme-mermaid": /),
      expect.stringMatching(/^website\/rules\.js:1:\d+: Cannot carry over this value: it is the result of a call/),
    ]);
    expect(read(out, 'site.yaml')).toMatchObject({
      docs: {
        path: 'docs',
        routeBasePath: '/',
        more: {
          rules: {
            path: 'rules',
            routeBasePath: '/rules',
            editUrl: 'https://git.test/edit/main/{path}',
          },
        },
      },
      navbar: [
        { label: 'Start', to: '/a' },
        { label: 'Rules', to: '/rules/first', sidebar: 'all@rules' },
        { label: 'Repository', to: 'https://git.test' },
      ],
    });
    const { site, errors } = await build(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path, entry }) => [path, entry.sidebar])).toEqual([
      ['/a', 'docs'],
      ['/', undefined],
      ['/rules/first', 'all@rules'],
    ]);
  });

  it.each([
    ["process.env.NODE_ENV === 'production' ? '/p/' : '/'", '/p/'],
    ["process.env.BASE ?? '/q/'", '/q/'],
    ["isPreview && process.env.BASE !== undefined ? '/preview/' : '/r/'", '/r/'],
  ])('takes what a production build takes of %s', async (written, base) => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js': `const isPreview = !!process.env.PREVIEW;\nmodule.exports = { title: 'E', url: 'https://e.test', baseUrl: ${written}, presets: [['classic', {}]] };\n`,
      'docs/a.md': '# A',
    });
    expect([read(out, 'site.yaml'), notes]).toEqual([expect.objectContaining({ base }), []]);
  });

  it('tells a value once that many settings share, and one that is of the environment', async () => {
    const { notes } = await importFiles({
      'docusaurus.config.js': `const editUrl = () => '';
module.exports = { title: 'E', url: process.env.URL, presets: [['classic', { docs: { editUrl } }]], plugins: [['content-docs', { id: 'b', path: 'b', routeBasePath: 'b', editUrl }]] };
`,
      'docs/a.md': '# A',
      'b/a.md': '# B',
    });
    expect(notes).toEqual([
      expect.stringMatching(/^docusaurus\.config\.js:1:17: Cannot carry over this value: it is a function/),
      expect.stringMatching(
        /^docusaurus\.config\.js:2:\d+: Cannot carry over this value: it comes from the environment/,
      ),
    ]);
  });

  it('takes the descriptions of the OpenAPI plugin', async () => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js':
        "module.exports = { title: 'P', url: 'https://p.test', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]], plugins: [['docusaurus-plugin-openapi-docs', { id: 'api', docsPluginId: 'classic', config: { pet_store: { specPath: 'spec.json', outputDir: 'docs/pets' } } }]] };\n",
      'sidebars.js':
        "module.exports = { docs: ['a'], api: [{ type: 'category', label: 'P', items: require('./docs/pets/sidebar.js') }] };\n",
      'spec.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Pets', version: '1' },
        paths: { '/pets': { get: { operationId: 'listPets', responses: {} } } },
      }),
      'docs/a.md': '# A',
      'docs/pets/list-pets.api.mdx': '---\nid: list-pets\n---\n',
      'docs/pets/sidebar.js':
        "module.exports = [{ type: 'doc', id: 'pets/list-pets', className: 'api-method get' }];\n",
    });
    expect(notes).toEqual([
      expect.stringMatching(/^docs\/pets: Cannot carry over 1 pages of this folder: /),
      expect.stringMatching(
        /^sidebars\.js: Cannot carry over 1 items of the sidebars: their docs are made by the OpenAPI plugin\. /,
      ),
    ]);
    const { site, errors } = await build(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toContain('/docs/pets/list-pets');
  });

  it.each([
    ['module.exports = { docs: ', /^sidebars\.js:1:\d+: Cannot read the file: .+\. Mend its syntax\.$/],
    [
      'const a = 1;',
      /^sidebars\.js: Cannot read the file: it has no "export default" and no "module\.exports"\. Write the value there\.$/,
    ],
    [
      'module.exports = { docs: [...a] };',
      /^sidebars\.js:1:30: Cannot carry over this value: "a" is not defined in this file\. /,
    ],
    [
      "module.exports = { docs: [{ type: 'doc', id: 'a' + b() }] };",
      /^sidebars\.js:1:52: Cannot carry over this value: it is the result of a call/,
    ],
    ['const a = [a];\nmodule.exports = { docs: a };', /Cannot carry over this value: it goes on without end\. /],
    [
      "module.exports = { docs: require('../../../../etc/passwd.json') };",
      /Cannot carry over this value: it comes from "\.\.\/\.\.\/\.\.\/\.\.\/etc\/passwd\.json", which is no data of this project\. /,
    ],
  ])('tells what is wrong in %j', async (sidebars, note) => {
    const { notes } = await importFiles({ 'docs/a.md': '# A', 'sidebars.js': sidebars });
    expect(notes).toEqual(expect.arrayContaining([expect.stringMatching(note)]));
  });

  it('takes along what pages import and show from beside the docs', async () => {
    const { out, imported, notes } = await importFiles({
      'docs/a.mdx': `# A

import Shared from '@site/src/partials/shared.mdx';
import source from '!!raw-loader!@site/examples/demo';
import Secret from '../../secret.md';
import Widget from '@site/src/Widget';

<Shared />

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
      'src/img/shot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'src/img/example.svg': '<svg/>',
      'src/Widget.tsx': 'export default 1;',
      'examples/demo.ts': 'package words\n',
      'data/rates.csv': 'a,b\n',
      '.env': 'SECRET=1\n',
    });
    expect([imported.pages, imported.files, notes]).toEqual([3, 3, []]);
    expect(existsSync(join(out, '.env'))).toBe(false);
    expect(existsSync(join(out, 'src/Widget.tsx'))).toBe(false);
    expect(existsSync(join(out, 'src/img/example.svg'))).toBe(false);
    const { site, errors, warnings } = await build(out);
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
      'Inner words.',
      '<span class="tk">package</span>',
      '/src/img/shot.svg',
      '/data/rates.csv',
    ])
      expect(html).toContain(words);
  });

  it.each(["require.resolve('./sidebars')", "'./sidebars.ts'", "path.join(__dirname, 'sidebars.ts')"])(
    'reads the sidebars of %s',
    async (written) => {
      const { out, notes } = await importFiles({
        'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://s.test', presets: [['classic', { docs: { sidebarPath: ${written} } }]] };\n`,
        'sidebars.ts': "export default { main: ['a'] } satisfies SidebarsConfig;\n",
        'docs/a.md': '# A',
      });
      expect([read(out, 'sidebars.yaml'), notes]).toEqual([{ main: ['a'] }, []]);
    },
  );

  it.each(['./none.json', './none.js'])('says that the sidebars %j are not there', async (name) => {
    const { notes } = await importFiles({
      'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://s.test', presets: [['classic', { docs: { sidebarPath: '${name}' } }]] };\n`,
      'docs/a.md': '# A',
    });
    expect(notes).toEqual([
      expect.stringMatching(/^none\.js(?:on)?: Cannot carry over the sidebars: there is no such file\. /),
    ]);
  });

  it('follows no link of the file system', async () => {
    const dir = write({ 'docs/a.md': '# A' });
    symlinkSync('/etc/passwd', join(dir, 'docs/passwd.md'));
    const report = new Report();
    folders.push(`${dir}-out`);
    await importProject({ source: dir, out: `${dir}-out`, dryRun: false }, report);
    expect(existsSync(join(`${dir}-out`, 'docs/passwd.md'))).toBe(false);
    expect(tellFindings(report.warnings, dir)).toEqual([
      'docs/passwd.md: Cannot carry over this file: it is a link of the file system. Put a copy of it in its place.',
    ]);
  });

  it('leaves nothing behind when it is only asked what would come of it', async () => {
    const dir = write({ 'docs/a.md': '# A' });
    const report = new Report();
    const imported = await importProject({ source: dir, out: `${dir}-out`, dryRun: true }, report);
    expect([imported.pages, existsSync(`${dir}-out`), readdirSync(dir)]).toEqual([1, false, ['docs']]);
  });

  it.each([
    [
      'a folder that is not empty',
      '../full',
      /full: Cannot import into it: it is not empty\. Name a new folder with --out\.$/,
    ],
    ['a folder inside of the project', 'new', /new: Cannot import into it: it lies inside of what is imported\. /],
  ])('does not write into %s', async (_what, target, message) => {
    const dir = write({ 'project/docs/a.md': '# A', 'full/keep.txt': 'x' });
    const source = join(dir, 'project');
    const findings = await thrownFindings(() =>
      importProject({ source, out: join(source, target), dryRun: false }, new Report()),
    );
    expect(findings).toEqual([expect.stringMatching(message)]);
    expect(readFileSync(join(dir, 'full/keep.txt'), 'utf8')).toBe('x');
  });

  it.each([
    ['nope', /nope: Cannot import: there is no such folder\. /],
    ['empty', /empty: Cannot import: the folder holds no docusaurus\.config and no Markdown\. /],
  ])('refuses %s', async (name, message) => {
    const dir = write({ 'empty/a.txt': 'x' });
    const findings = await thrownFindings(() =>
      importProject({ source: join(dir, name), out: join(dir, 'out'), dryRun: false }, new Report()),
    );
    expect(findings).toEqual([expect.stringMatching(message)]);
  });
});
