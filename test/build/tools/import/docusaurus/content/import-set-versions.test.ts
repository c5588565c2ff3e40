import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Files } from '../../../../content-folder.ts';
import { buildImported, importConfig, importFiles, PAGE, readImported } from '../import-fixture.ts';

const message = (text: string) => ({ message: text, description: 'x' });

const SDK: Files = {
  'sdk/a.md': '# A next\n\n[b](./b.md)\n',
  'sdk/b.md': '# B next\n',
  'sdk-sidebars.js': "module.exports = { main: [{ type: 'category', label: 'Start', items: ['a', 'b'] }] };\n",
  'sdk_versions.json': '["2.0", "1.0"]',
  'sdk_versioned_docs/version-2.0/a.md': '# A 2\n',
  'sdk_versioned_docs/version-1.0/a.md': '# A 1\n\n[c](c.md)\n',
  'sdk_versioned_docs/version-1.0/c.md': '# C 1\n',
  'sdk_versioned_sidebars/version-2.0-sidebars.json': '{ "main": ["a"] }',
  'sdk_versioned_sidebars/version-1.0-sidebars.json':
    '{ "main": [{ "type": "category", "label": "Old", "items": ["a", "c"] }] }',
};
const plugin = (options: string): string =>
  `plugins: [['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'kit', sidebarPath: './sdk-sidebars.js', ${options} }]]`;
const CONFIG = `presets: [['classic', { docs: {} }]], ${plugin("versions: { current: { label: 'Next kit', path: 'edge' }, '1.0': { label: 'One', banner: 'none' }, '0.9': { label: 'Gone' } }")},
  themeConfig: { navbar: { items: [{ type: 'docSidebar', docsPluginId: 'sdk', sidebarId: 'main', label: 'Kit' }, { type: 'docsVersionDropdown', docsPluginId: 'sdk' }] } }`;

describe('importProject() of additional sets of docs with versions', () => {
  it('imports the pages, sidebars and options of each version', async () => {
    const { out, notes, imported } = await importConfig(CONFIG, SDK);
    expect(notes).toEqual([]);
    expect(imported).toMatchObject({ pages: 6, built: 6 });
    expect(readImported(out, 'site.yaml')).toMatchObject({
      navbar: [{ label: 'Kit', to: '/kit/a', sidebar: 'main@sdk' }],
      docs: {
        more: {
          sdk: {
            path: 'sdk',
            routeBasePath: '/kit',
            versions: { current: { label: 'Next kit', path: 'edge' }, '1.0': { label: 'One', banner: 'none' } },
          },
        },
      },
    });
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    const own = site.pages.filter(({ path }) => path.startsWith('/kit'));
    expect(own.map(({ path, entry }) => [path, entry.version, entry.sidebar])).toEqual([
      ['/kit/edge/a', 'sdk@current', 'main@sdk@current'],
      ['/kit/edge/b', 'sdk@current', 'main@sdk@current'],
      ['/kit/1.0/a', 'sdk@1.0', 'main@sdk@1.0'],
      ['/kit/1.0/c', 'sdk@1.0', 'main@sdk@1.0'],
      ['/kit/a', 'sdk@2.0', 'main@sdk'],
    ]);
  });

  it('imports released versions only, without a folder of the next one', async () => {
    const { 'sdk/a.md': _a, 'sdk/b.md': _b, 'sdk-sidebars.js': _sidebars, ...released } = SDK;
    const options = "includeCurrentVersion: false, lastVersion: '1.0', onlyIncludeVersions: ['1.0', '2.0']";
    const { out, notes } = await importConfig(`presets: [['classic', {}]], ${plugin(options)}`, released);
    expect(notes).toEqual([expect.stringContaining('sdk-sidebars.js: Cannot carry over the sidebars: ')]);
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/kit/2.0/a', '/kit/a', '/kit/c']));
  });

  it('leaves them out if the project turns versions off', async () => {
    const { out } = await importConfig(`presets: [['classic', {}]], ${plugin('disableVersioning: true')}`, SDK);
    expect(existsSync(join(out, 'sdk_versions.json'))).toBe(false);
    const { site } = await buildImported(out);
    expect(site.frame.versions).toBeUndefined();
  });

  it('finds the versions of the first docs below their id, if they have one', async () => {
    const config =
      "presets: [['classic', { docs: { id: 'rules', lastVersion: '1.0', versions: { '1.0': { label: 'One' } } } }]]";
    const { out } = await importConfig(config, {
      'rules_versions.json': '["1.0"]',
      'rules_versioned_docs/version-1.0/a.md': PAGE,
    });
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.frame.versions?.map(({ label, path }) => [label, path])).toEqual([
      ['Next', '/docs/next'],
      ['One', '/docs'],
    ]);
  });

  it('imports the translations of each version', async () => {
    const { out, notes } = await importFiles({
      ...SDK,
      'docusaurus.config.js': `module.exports = { title: 'P', url: 'https://p.test', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, ${CONFIG} };\n`,
      'docs/a.md': '# A\n\nText.\n',
      'i18n/fr/docusaurus-plugin-content-docs-sdk/version-1.0/c.md': '# C 1\n\nAncien.\n',
      'i18n/fr/docusaurus-plugin-content-docs-sdk/version-1.0.json': JSON.stringify({
        'version.label': message('Un'),
        'sidebar.main.category.Old': message('Vieux'),
      }),
    });
    expect(notes).toEqual([]);
    expect(existsSync(join(out, 'i18n/fr/sdk_versioned_docs/version-1.0/c.md'))).toBe(true);
    expect(readImported(out, 'i18n/fr/texts.yaml')).toMatchObject({ One: 'Un', Old: 'Vieux' });
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    const [french] = site.translations ?? [];
    expect(french?.frame.versions?.map(({ label }) => label)).toEqual(['Next kit', '2.0', 'Un']);
  });
});
