import { describe, expect, it } from 'vitest';
import {
  buildImported,
  classic,
  classicDocs,
  configOf,
  importConfig,
  importFiles,
  PAGE,
  readImported,
} from '../import-fixture.ts';

describe('importProject(): configuration', () => {
  it('reads a configuration function, with the docs at the root', async () => {
    const { out } = await importFiles({
      'docusaurus.config.js':
        "module.exports = async function create() {\n  return { title: 'F', url: 'https://f.test', presets: [['@docusaurus/preset-classic', { docs: { routeBasePath: '/', sidebarPath: false }, blog: false }]] };\n};\n",
      'docs/index.md': '# Home',
      'docs/a.md': '# A',
    });
    expect(readImported(out, 'site.yaml')).toMatchObject({
      title: 'F',
      origin: 'https://f.test',
      docs: { routeBasePath: '/' },
    });
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toEqual(['/a', '/']);
    expect([...site.sidebars]).toEqual([]);
  });

  it("reads a company's own preset as the classic one", async () => {
    const { out, notes } = await importConfig(
      `presets: [[require.resolve('acme-internal/preset'), {
        docs: { routeBasePath: 'guide', sidebarPath: require.resolve('./sidebars.js') }, blog: { path: 'posts' },
        theme: {}, tracking: true,
      }]]`,
      { 'sidebars.ts': "export default { main: ['a'] };\n", 'posts/2025-01-02-first.md': PAGE },
    );
    expect(readImported(out, 'site.yaml')).toMatchObject({ docs: { routeBasePath: '/guide' }, news: { posts: {} } });
    expect(readImported(out, 'sidebars.yaml')).toEqual({ main: ['a'] });
    const left = [
      'what "acme-internal/preset" adds to the classic preset',
      '"theme" of the preset',
      '"tracking" of the preset',
    ];
    expect(notes).toEqual(left.map((what) => expect.stringContaining(`Cannot carry over ${what}: `)));
  });

  it('imports additional instances of the docs plugin, with sidebars and navbar items', async () => {
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
      expect.stringMatching(
        /^website\/rules\.js:1:\d+: Cannot carry over `require\('glob'\)` in the sidebars: it comes from "glob"/,
      ),
      expect.stringMatching(/^website\/config\.ts:3:14: Cannot carry over the plugin "remark-tabs": /),
    ]);
    expect(readImported(out, 'site.yaml')).toMatchObject({
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
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path, entry }) => [path, entry.sidebar])).toEqual([
      ['/a', 'docs'],
      ['/', undefined],
      ['/rules/first', 'all@rules'],
    ]);
  });

  it.each([
    [`({docPath}) => \`https://g.test/edit/docs/\${docPath}\``, 'https://g.test/edit/{path}'],
    [`({versionDocsDirPath: d, docPath}) => \`https://g.test/\${d}/\${docPath}\``, 'https://g.test/{path}'],
    [
      `({locale, versionDocsDirPath: dir, docPath}) => { if (locale !== 'en') { return \`https://c.test/\${locale}\`; } return \`https://g.test/\${dir}/\${docPath}\`; }`,
      'https://g.test/{path}',
    ],
    [`({docPath}) => \`https://g.test/elsewhere/\${docPath}\``, undefined],
  ])('reads the function editUrl: %s', async (code, editUrl) => {
    const { out } = await importConfig(classicDocs(`editUrl: ${code}`));
    expect((readImported(out, 'site.yaml') as { editUrl?: string }).editUrl).toBe(editUrl);
  });

  it('reads plugins returned by functions in the configuration', async () => {
    const { out, imported } = await importFiles({
      'docusaurus.config.js': `const sets = ['one', 'two'];
const create = (id) => ['@docusaurus/plugin-content-docs', { id, path: \`guides/\${id}\`, routeBasePath: id }];
function single(id, options = {}) { const path = 'guides/' + id; return ['@docusaurus/plugin-content-docs', { id, path, routeBasePath: id, ...options }]; }
${configOf(`${classic()}, plugins: [...sets.map(create), single('three', { sidebarPath: false }), false && 'x'].filter(Boolean)`)}`,
      'docs/a.md': PAGE,
      ...Object.fromEntries(['one', 'two', 'three'].map((id) => [`guides/${id}/a.md`, PAGE])),
    });
    expect([imported.built, imported.versions]).toEqual([4, 4]);
    const more = Object.fromEntries(['one', 'two', 'three'].map((id) => [id, { path: id, routeBasePath: `/${id}` }]));
    expect(readImported(out, 'site.yaml')).toMatchObject({ docs: { more } });
  });

  it('treats a local plugin that extends the blog as a blog', async () => {
    const config = `${classic('blog: false')}, plugins: [['./plugins/posts', { blogTitle: 'Log' }]]`;
    const { out, notes } = await importConfig(config, {
      'plugins/posts.js': "const blog = require('@docusaurus/plugin-content-blog');\nmodule.exports = { ...blog };\n",
      'blog/2024-01-02-a.md': PAGE,
    });
    expect(notes).toEqual([]);
    expect(readImported(out, 'site.yaml')).toMatchObject({ news: { blog: { path: 'blog', title: 'Log' } } });
  });

  it('shows the current docs if the last version is built from them', async () => {
    const versions = "includeCurrentVersion: false, lastVersion: '2.x', versions: { '2.x': { label: '2 & 3' } }";
    const { out } = await importConfig(classicDocs(versions), {
      'versions.json': '["2.x", "1.0"]',
      'versioned_docs/version-1.0/a.md': PAGE,
    });
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/docs/a', '/docs/1.0/a']));
    expect(site.frame.versions?.map(({ label }) => label)).toEqual(['2 & 3', '1.0']);
  });
});
