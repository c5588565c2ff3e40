import { describe, expect, it } from 'vitest';
import { buildImported, classic, configOf, importConfig, importFiles, readImported } from './import-fixture.ts';

describe('importProject(): settings and sidebars', () => {
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
      expect.stringMatching(/^website\/config\.ts:3:14: Cannot carry over the plugin "remark-tabs": /),
      expect.stringMatching(/^website\/rules\.js:1:\d+: Cannot carry over this value: it comes from "glob"/),
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
    ["process.env.NODE_ENV === 'production' ? '/p/' : '/'", '/p/'],
    ["process.env.BASE ?? '/q/'", '/q/'],
    ["isPreview && process.env.BASE !== undefined ? '/preview/' : '/r/'", '/r/'],
  ])('evaluates %s as a production build does', async (written, base) => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js': `const isPreview = !!process.env.PREVIEW;\n${configOf(`baseUrl: ${written}`)}`,
      'docs/a.md': '# A',
    });
    expect([readImported(out, 'site.yaml'), notes]).toEqual([expect.objectContaining({ base }), []]);
  });

  it('reports once a value that several settings share, and one from the environment', async () => {
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
        /^docusaurus\.config\.js:2:\d+: Cannot carry over this value: it comes from the build environment/,
      ),
    ]);
  });

  it('imports the descriptions of the OpenAPI plugin', async () => {
    const options =
      "{ id: 'api', docsPluginId: 'classic', config: { pet_store: { specPath: 'spec.json', outputDir: 'docs/pets' } } }";
    const config = `${classic("docs: { sidebarPath: './sidebars.js' }")}, plugins: [['docusaurus-plugin-openapi-docs', ${options}]]`;
    const { out, notes } = await importConfig(config, {
      'sidebars.js':
        "module.exports = { docs: ['a'], api: [{ type: 'category', label: 'P', items: require('./docs/pets/sidebar.js') }] };\n",
      'spec.json': '{"openapi":"3.1.0","info":{"title":"Pets"},"paths":{"/pets":{"get":{"operationId":"listPets"}}}}',
      'docs/pets/list-pets.api.mdx': '---\nid: list-pets\n---\n',
      'docs/pets/sidebar.js':
        "module.exports = [{ type: 'doc', id: 'pets/list-pets', className: 'api-method get' }];\n",
    });
    expect(notes).toEqual([
      expect.stringMatching(/^docs\/pets: Cannot carry over 1 page in this folder: /),
      expect.stringMatching(
        /^sidebars\.js: Cannot carry over 1 sidebar item: the OpenAPI plugin generates their docs\. /,
      ),
    ]);
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toContain('/docs/pets/list-pets');
  });

  it.each([
    ['module.exports = { docs: ', /^sidebars\.js:1:\d+: Cannot read the file: .+\. Correct its syntax\.$/],
    [
      'const a = 1;',
      /^sidebars\.js: Cannot read the file: it has no "export default" and no "module\.exports"\. Export the value\.$/,
    ],
    [
      'module.exports = { docs: [...a] };',
      /^sidebars\.js:1:30: Cannot carry over this value: "a" is not defined in this file\. /,
    ],
    [
      "module.exports = { docs: [{ type: 'doc', id: 'a' + b() }] };",
      /^sidebars\.js:1:52: Cannot carry over this value: it is the result of an unsupported call/,
    ],
    [
      'const a = [a];\nmodule.exports = { docs: a };',
      /Cannot carry over this value: it is recursive or nested too deep\. /,
    ],
    [
      "module.exports = { docs: require('../../../../etc/passwd.json') };",
      /Cannot carry over this value: it comes from "\.\.\/\.\.\/\.\.\/\.\.\/etc\/passwd\.json", which is not data in this project\. /,
    ],
  ])('reports the error in %j', async (sidebars, note) => {
    const { notes } = await importFiles({ 'docs/a.md': '# A', 'sidebars.js': sidebars });
    expect(notes).toEqual(expect.arrayContaining([expect.stringMatching(note)]));
  });

  it.each(["require.resolve('./sidebars')", "'./sidebars.ts'", "path.join(__dirname, 'sidebars.ts')"])(
    'reads the sidebars of %s',
    async (written) => {
      const sidebars = { 'sidebars.ts': "export default { main: ['a'] } satisfies SidebarsConfig;\n" };
      const { out, notes } = await importConfig(classic(`docs: { sidebarPath: ${written} }`), sidebars);
      expect([readImported(out, 'sidebars.yaml'), notes]).toEqual([{ main: ['a'] }, []]);
    },
  );

  it.each(['./none.json', './none.js'])('reports that the sidebars %j do not exist', async (name) => {
    const { notes } = await importConfig(classic(`docs: { sidebarPath: '${name}' }`));
    expect(notes).toEqual([
      expect.stringMatching(/^none\.js(?:on)?: Cannot carry over the sidebars: there is no such file\. /),
    ]);
  });
});
