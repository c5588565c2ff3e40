import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildImported, classic, importConfig, importFiles, readImported } from '../import-fixture.ts';

const message = (text: string) => ({ message: text, description: 'x' });
const FILES = {
  'docusaurus.config.js': `module.exports = {
  title: 'P', url: 'https://p.test', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'], localeConfigs: { fr: { label: 'En français' } } },
  presets: [['classic', { docs: { sidebarPath: './sidebars.js', versions: { '1.0': { label: 'One' } } }, blog: { blogTitle: 'Log' } }]],
  themeConfig: {
    navbar: { items: [{ type: 'localeDropdown' }, { to: '/docs/a', label: 'Docs' }] },
    footer: { links: [{ title: 'More', items: [{ label: 'Docs', to: '/docs/a' }] }], copyright: 'All rights' },
  },
};\n`,
  'sidebars.js':
    "module.exports = { main: [{ type: 'category', label: 'Guides', link: { type: 'generated-index', title: 'All' }, items: ['a', 'b'] }] };\n",
  'docs/a.md': '# A\n\nIn English.\n',
  'docs/b.md': '# B\n\nOnly English, [as is](/fr/docs/a).\n',
  'docs/named.md': '---\nid: n\nslug: /by-name\ntitle: N\n---\nNamed.\n',
  'docs/_shared.mdx': 'Shared text.\n',
  'src/theme/MDXComponents.js': "import Shared from '@site/docs/_shared.mdx';\nexport default { Shared };\n",
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '# A 1\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{"main": [{"type": "category", "label": "Old", "items": ["a"]}]}',
  'blog/2024-01-02-post.md': '# Post\n\nNews.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A\n\nEn français, comme [B](/fr/docs/b).\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/named.md': '---\ntitle: Nom\n---\nNommé.\n\n<Shared />\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/gone.md': '# Parti\n',
  'i18n/fr/docusaurus-plugin-content-docs/current.json': JSON.stringify({
    'sidebar.main.category.Guides': message('Les guides'),
    'sidebar.main.category.Guides.link.generated-index.title': message('Tous'),
  }),
  'i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md': '# A 1\n\nAncien.\n',
  'i18n/fr/docusaurus-plugin-content-docs/version-1.0.json': JSON.stringify({
    'sidebar.main.category.Old': message('Vieux'),
  }),
  'i18n/fr/docusaurus-plugin-content-blog/2024-01-02-post.md': '# Article\n\nNouvelles.\n',
  'i18n/fr/docusaurus-plugin-content-blog/options.json': JSON.stringify({ title: message('Journal') }),
  'i18n/fr/docusaurus-theme-classic/navbar.json': JSON.stringify({ 'item.label.Docs': message('Les docs') }),
  'i18n/fr/docusaurus-theme-classic/footer.json': JSON.stringify({
    'link.title.More': message('Plus'),
    'link.item.label.Docs': message('Les docs'),
    copyright: message('Tous droits'),
  }),
};

describe('importProject() of a project in several languages', () => {
  it('creates one site with the translations of each language that has any', async () => {
    const { out, imported, notes } = await importFiles(FILES);
    expect(imported.languages).toEqual([{ locale: 'fr', out: null, pages: 5 }]);
    expect(existsSync(`${out}-fr`)).toBe(false);
    expect(notes).toEqual([
      expect.stringMatching(
        /docusaurus\.config\.js:3:3: Cannot carry over the language de: there are no translations in i18n; the build of the project may fetch them\. /,
      ),
    ]);
    const settings = readImported(out, 'site.yaml');
    expect(settings).toMatchObject({ base: '/', locales: [{ code: 'en' }, { code: 'fr', label: 'En français' }] });
    expect(settings).not.toHaveProperty('languages');
    expect(readImported(out, 'i18n/fr/texts.yaml')).toEqual({
      Docs: 'Les docs',
      More: 'Plus',
      'All rights': 'Tous droits',
      Log: 'Journal',
      Guides: 'Les guides',
      All: 'Tous',
      Old: 'Vieux',
    });
    const text = (name: string): string => readFileSync(join(out, name), 'utf8');
    expect([text('docs/a.md'), text('i18n/fr/docs/a.md'), text('i18n/fr/blog/2024-01-02-post.md')]).toEqual([
      '# A\n\nIn English.\n',
      '# A\n\nEn français, comme [B](/docs/b).\n',
      '# Article\n\nNouvelles.\n',
    ]);
    expect(existsSync(join(out, 'i18n/fr/docs/b.md'))).toBe(false);
    expect(existsSync(join(out, 'i18n/fr/docs/gone.md'))).toBe(false);
    const { site, errors, warnings } = await buildImported(out);
    expect([
      errors,
      warnings.filter((warning) => /Cannot (?:use this translation|find what this file)/.test(warning)),
    ]).toEqual([[], []]);
    const french = site?.translations?.[0];
    // As Docusaurus serves them: /fr/docs/a, and the slug of the original.
    expect(french?.frame.base).toBe('/fr');
    expect(french?.pages.map(({ path, entry }) => `${path} ${entry.title}`)).toEqual(
      expect.arrayContaining([
        '/docs/a A 1',
        '/docs/next/a A',
        '/docs/next/by-name Nom',
        '/blog/2024/01/02/post Article',
      ]),
    );
  });

  it('creates a folder for each language if one is not at the path of its code', async () => {
    const config = FILES['docusaurus.config.js'].replace(
      "label: 'En français'",
      "label: 'En français', baseUrl: '/francais/'",
    );
    const { out, imported } = await importFiles({ ...FILES, 'docusaurus.config.js': config });
    const fr = `${out}-fr`;
    expect(imported.languages).toEqual([{ locale: 'fr', out: fr, pages: 5 }]);
    const languages = [
      { locale: 'en', to: '/' },
      { locale: 'fr', label: 'En français', to: '/francais/' },
    ];
    expect(readImported(out, 'site.yaml')).toMatchObject({ locale: 'en', base: '/', languages });
    expect(readImported(fr, 'site.yaml')).toMatchObject({
      locale: 'fr',
      base: '/francais/',
      languages,
      navbar: [{ label: 'Les docs', to: '/docs/a' }],
      footer: { columns: [{ title: 'Plus', links: [{ label: 'Les docs' }] }], copyright: 'Tous droits' },
      news: { blog: { title: 'Journal' } },
    });
    expect(readImported(fr, 'sidebars.yaml')).toEqual({
      main: [
        {
          type: 'category',
          label: 'Les guides',
          // Its path stays that of the original.
          link: { type: 'generated-index', title: 'Tous', slug: '/category/guides' },
          items: ['a', 'b'],
        },
      ],
    });
    // The path is that of the language itself.
    expect(readFileSync(join(fr, 'docs/named.md'), 'utf8')).toBe(
      '---\nid: n\nslug: /by-name\ntitle: Nom\n---\n\nimport Shared from "@site/docs/_shared.mdx";\n\nNommé.\n\n<Shared />\n',
    );
    expect((await buildImported(fr)).errors).toEqual([]);
  });

  it('finds labels by the texts of the configuration, which the default language may change', async () => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js': `module.exports = {
  title: 'P', url: 'https://p.test', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [['classic', { docs: { sidebarPath: './sidebars.js', versions: { current: { label: 'Edge' } } } }]],
  themeConfig: { navbar: { items: [{ to: '/docs/guides/a', label: 'docs' }] } },
};\n`,
      'sidebars.js': "module.exports = { main: [{ type: 'autogenerated', dirName: '.' }] };\n",
      'docs/guides/a.md': '# A\n',
      'docs/more/b.md': '# B\n',
      'docs/other/c.md': '# C\n',
      'docs/more/_category_.json': '{"label": "More", "link": {"type": "generated-index", "description": "Even more"}}',
      'i18n/en/docusaurus-theme-classic/navbar.json': JSON.stringify({ 'item.label.docs': message('Docs') }),
      'i18n/en/docusaurus-plugin-content-docs/current.json': JSON.stringify({
        'sidebar.main.category.More': message('Further'),
      }),
      'i18n/fr/docusaurus-plugin-content-docs/current/gone/_category_.json': '{"label": "Parti"}',
      'i18n/fr/docusaurus-plugin-content-docs/current/other/_category_.json': '{"label": ',
      'i18n/fr/docusaurus-theme-classic/navbar.json': JSON.stringify({
        'item.label.docs': message('Les docs'),
        'item.label.Blog': message('Blog'),
        'item.label.Gone': message('Parti'),
      }),
      'i18n/fr/docusaurus-plugin-content-docs/current.json': JSON.stringify({
        'version.label': message('Prochaine'),
        'sidebar.main.category.guides': message('Les guides'),
        'sidebar.main.category.More': message('Plus'),
        'sidebar.main.category.More.link.generated-index.description': message('Encore plus'),
      }),
    });
    expect(readImported(out, 'site.yaml')).toMatchObject({ navbar: [{ label: 'Docs' }] });
    expect(readImported(out, 'i18n/fr/texts.yaml')).toEqual({
      Docs: 'Les docs',
      guides: 'Les guides',
      Further: 'Plus',
      'Even more': 'Encore plus',
      Edge: 'Prochaine',
    });
    expect(notes).toEqual([
      'i18n/fr/docusaurus-theme-classic/navbar.json: Cannot carry over the translation of "item.label.Gone": nothing in the imported site shows it. Add texts that are still in use to the "texts.yaml" of the language.',
    ]);
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    const paths = [site, ...(site.translations ?? [])].map(({ pages }) => pages.map(({ path }) => path));
    // The path that the label of the configuration gives it.
    expect(paths).toEqual([
      expect.arrayContaining(['/docs/category/more']),
      expect.arrayContaining(['/docs/category/more']),
    ]);
  });

  it('reads translations of the default language too, and reports an invalid file', async () => {
    const { out, notes, imported } = await importConfig(classic(), {
      'i18n/en/docusaurus-plugin-content-docs/current/a.md': '# A\n\nFine.\n',
      'i18n/en/docusaurus-plugin-content-docs/current.json': 'nothing',
    });
    expect(readFileSync(join(out, 'docs/a.md'), 'utf8')).toContain('Fine.');
    expect(imported.languages).toEqual([]);
    expect(notes).toEqual([
      'i18n/en/docusaurus-plugin-content-docs/current.json: Cannot carry over these translations: the file does not have the format of "docusaurus write-translations". Correct it, and import again.',
    ]);
  });
});
