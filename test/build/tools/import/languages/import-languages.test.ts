import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeContent } from '../../../content-folder.ts';
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
  'docs/b.md': '# B\n\nOnly English.\n',
  'docs/named.md': '---\nid: n\nslug: /by-name\ntitle: N\n---\nNamed.\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '# A 1\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{"main": [{"type": "category", "label": "Old", "items": ["a"]}]}',
  'blog/2024-01-02-post.md': '# Post\n\nNews.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A\n\nEn français.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/named.md': '---\ntitle: Nom\n---\nNommé.\n',
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
  it('creates a site for each language next to the main one, with its pages and labels', async () => {
    const { out, imported, notes } = await importFiles(FILES);
    const fr = `${out}-fr`;
    try {
      expect(imported.languages).toEqual([{ locale: 'fr', out: fr, pages: 4 }]);
      expect(notes).toEqual([
        expect.stringMatching(
          /docusaurus\.config\.js:3:3: Cannot carry over the language de: there are no translated pages in i18n; the build of the project may fetch them\. /,
        ),
      ]);
      const languages = [
        { locale: 'en', to: '/' },
        { locale: 'fr', label: 'En français', to: '/fr/' },
      ];
      expect(readImported(out, 'site.yaml')).toMatchObject({ locale: 'en', base: '/', languages });
      expect(readImported(fr, 'site.yaml')).toMatchObject({
        locale: 'fr',
        base: '/fr/',
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
            link: { type: 'generated-index', title: 'Tous' },
            items: ['a', 'b'],
          },
        ],
      });
      expect(readImported(fr, 'versioned_sidebars/version-1.0-sidebars.json')).toEqual({
        main: [{ type: 'category', label: 'Vieux', items: ['a'] }],
      });
      const text = (name: string): string => readFileSync(join(fr, name), 'utf8');
      expect([text('docs/a.md'), text('docs/b.md'), text('blog/2024-01-02-post.md')]).toEqual([
        '# A\n\nEn français.\n',
        '# B\n\nOnly English.\n',
        '# Article\n\nNouvelles.\n',
      ]);
      // The path is that of the language itself.
      expect(text('docs/named.md')).toBe('---\nid: n\nslug: /by-name\ntitle: Nom\n---\nNommé.\n');
      expect(existsSync(join(fr, 'docs/gone.md'))).toBe(false);
      expect((await buildImported(fr)).errors).toEqual([]);
      expect(readFileSync(join(out, 'docs/a.md'), 'utf8')).toContain('In English.');
    } finally {
      removeContent(fr);
    }
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
