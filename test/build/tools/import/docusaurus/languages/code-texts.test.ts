import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../../../../build/base/report/report.ts';
import { listContent } from '../../../../../../build/site/guides/files/list-content.ts';
import { readLanguageState } from '../../../../../../build/site/languages/translation-state.ts';
import type { Files } from '../../../../content-folder.ts';
import { buildImported, classic, configOf, importFiles, readImported } from '../import-fixture.ts';

const texts = (messages: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, { message }])));

const FILES: Files = {
  'docusaurus.config.js': configOf(`i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, ${classic()}`),
  'docs/a.md': '# A\n\nIn English.\n',
};

const HOME = `import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
const STEPS = {en: 'Two steps from here', fr: 'Encore deux pas'};
export default function Home() {
  const {i18n: {currentLocale}} = useDocusaurusContext();
  return (
    <Layout title={translate({id: 'home.title', message: 'Welcome'})}>
      <h1><Translate id="home.title">Welcome</Translate></h1>
      <p><Translate id="home.read" values={{docs: <Link to="/docs/a">the docs</Link>}}>{'Read {docs} first, please.'}</Translate></p>
      <p>{STEPS[currentLocale]}</p>
    </Layout>
  );
}
`;

async function importTexts(files: Files) {
  const result = await importFiles({ ...FILES, ...files });
  const read = (name: string): string | null =>
    existsSync(join(result.out, name)) ? readFileSync(join(result.out, name), 'utf8') : null;
  return { ...result, read };
}

describe('importProject() with texts in code', () => {
  it('writes React pages in each language', async () => {
    const { imported, notes, out, read } = await importTexts({
      'src/pages/start.js': HOME,
      'i18n/fr/code.json': texts({
        'home.title': 'Bienvenue',
        'home.read': "Lisez d'abord {docs}.",
        'hero.button': 'Essayer',
      }),
    });
    expect(read('start.md')).toContain('# Welcome\n\nRead [the docs](/docs/a) first, please.\n\nTwo steps from here');
    expect(read('i18n/fr/start.md')).toContain("# Bienvenue\n\nLisez d'abord [the docs](/docs/a) .\n\nEncore deux pas");
    expect(imported.languages).toEqual([{ locale: 'fr', out: null, pages: 1 }]);
    expect(notes).toEqual([
      'i18n/fr/code.json: Cannot carry over the translation of "hero.button": nothing in the imported pages shows it. Where you rebuild components that are not imported, add their texts.',
    ]);
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.translations?.[0]?.pages.find(({ path }) => path === '/start')?.entry.title).toBe('Bienvenue');
  });

  it('takes a React page that a language has of its own', async () => {
    const { read } = await importTexts({
      'src/pages/start.js': HOME,
      'i18n/fr/docusaurus-plugin-content-pages/start.js':
        'export default () => <main><h1>Tout autre</h1><p>Une page bien à elle.</p></main>;',
    });
    expect(read('i18n/fr/start.md')).toContain('# Tout autre\n\nUne page bien à elle.');
  });

  it('changes texts of the default language as well', async () => {
    const { read } = await importTexts({
      'src/pages/start.js': HOME,
      'i18n/en/code.json': texts({ 'home.title': 'Hello there' }),
      'i18n/fr/code.json': texts({ 'home.title': 'Bienvenue' }),
    });
    expect([read('start.md'), read('i18n/fr/start.md')]).toEqual([
      expect.stringContaining('# Hello there'),
      expect.stringContaining('# Bienvenue'),
    ]);
  });

  it('translates the texts of a page that is not translated, and shows the rest as the original', async () => {
    const page = (text: string, rest = 'Plain words.') => `---\ntitle: Mixed\n---\n\n## ${text}\n\n${rest}\n`;
    const { out, read } = await importTexts({
      'docs/mixed.mdx': page('<Translate id="head">Head</Translate>').replace(
        '## ',
        "import Translate from '@docusaurus/Translate';\n\n## ",
      ),
      'i18n/fr/code.json': texts({ head: 'Tête' }),
    });
    expect([read('docs/mixed.mdx'), read('i18n/fr/docs/mixed.mdx')]).toEqual([
      expect.stringContaining('## Head {#head}\n\nPlain words.'),
      expect.stringContaining('## Tête {#head}\n\nPlain words.'),
    ]);
    const { site, errors } = await buildImported(out);
    expect(errors).toEqual([]);
    const shown = site.translations?.[0]?.pages.find(({ path }) => path === '/docs/mixed');
    const html = Buffer.from(shown?.article ?? []).toString();
    expect(html).toMatch(/Tête[\s\S]*<div lang="en">\s*<p>Plain words\./);
    const report = new Report();
    const files = await listContent(out, report);
    const languages = { original: 'en', translation: 'fr' };
    const { pages } = await readLanguageState({ contentDir: out, files, languages }, report);
    expect(pages).toContainEqual({ file: 'docs/mixed.mdx', state: 'stale', blocks: 1, words: 2 });
  });

  it('keeps a translated page, with its own texts', async () => {
    const source = (text: string): string =>
      `import {translate} from '@docusaurus/Translate';\n\n<b>{translate({id: 'head', message: 'Head'})}</b>\n\n${text}\n`;
    const { read } = await importTexts({
      'docs/own.mdx': source('Words.'),
      'i18n/fr/docusaurus-plugin-content-docs/current/own.mdx': source('Mots.'),
      'i18n/fr/code.json': texts({ head: 'Tête' }),
    });
    expect([read('docs/own.mdx'), read('i18n/fr/docs/own.mdx'), read('i18n/fr/ledger.json')]).toEqual([
      '\n<b>{"Head"}</b>\n\nWords.\n',
      '\n<b>{"Tête"}</b>\n\nMots.\n',
      null,
    ]);
  });
});

describe('importProject() with texts of the theme', () => {
  const THEME = texts({
    'theme.common.editThisPage': 'Améliorer cette page',
    'theme.docs.paginator.next': 'Suivant',
    'theme.docs.versionBadge.label': 'Édition {versionLabel}',
    'theme.blog.post.readMore': 'Lire la suite',
    'theme.tags.tagsPageTitle': 'Tags',
  });
  const PAGE = { 'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A\n\nEn français.\n' };

  it('carries over those that the project has changed', async () => {
    const { out, notes } = await importTexts({
      ...PAGE,
      'i18n/fr/code.json': THEME,
      'node_modules/@docusaurus/theme-translations/locales/fr/theme-common.json': JSON.stringify({
        'theme.common.editThisPage': 'Éditer cette page',
        'theme.docs.paginator.next': 'Suivant',
        'theme.docs.versionBadge.label': 'Version : {versionLabel}',
      }),
    });
    expect(readImported(out, 'messages/fr.yaml')).toEqual({
      'page.editThisPage': 'Améliorer cette page',
      'page.version': 'Édition {label}',
    });
    expect(notes).toEqual([
      'i18n/fr/code.json: Cannot carry over 3 texts of the theme: the interface has its own texts. They are not needed. To change a text of the interface, add it to messages/fr.yaml.',
    ]);
    expect((await buildImported(out)).errors).toEqual([]);
  });

  it('says nothing of texts if it carries over all of them', async () => {
    const { out, notes } = await importTexts({
      ...PAGE,
      'i18n/fr/code.json': texts({ 'theme.common.editThisPage': 'Améliorer cette page' }),
      'node_modules/@docusaurus/theme-translations/locales/fr/theme-common.json': '{}',
    });
    expect(readImported(out, 'messages/fr.yaml')).toEqual({ 'page.editThisPage': 'Améliorer cette page' });
    expect(notes).toEqual([]);
  });

  it('says what it needs to find them', async () => {
    const { notes, read } = await importTexts({ ...PAGE, 'i18n/fr/code.json': THEME });
    expect(read('messages/fr.yaml')).toBeNull();
    expect(notes).toEqual([
      'i18n/fr/code.json: Cannot carry over 5 texts of the theme: the interface has its own texts. They are not needed unless the project has changed them. To keep such changes, install the packages of the project, and import it again.',
    ]);
  });

  it('carries over all that the interface has in a language without texts', async () => {
    const { out, notes } = await importTexts({
      'docusaurus.config.js': configOf(`i18n: { defaultLocale: 'en', locales: ['en', 'da'] }, ${classic()}`),
      'i18n/da/docusaurus-plugin-content-docs/current/a.md': '# A\n\nPå dansk.\n',
      'i18n/da/code.json': texts({
        'theme.docs.paginator.next': 'Næste',
        'theme.docs.paginator.previous': 'Previous',
        'theme.blog.post.readMore': 'Læs mere',
      }),
    });
    expect(readImported(out, 'messages/da.yaml')).toEqual({ 'page.next': 'Næste' });
    expect(notes).toEqual([
      'i18n/da/code.json: Cannot carry over 2 texts of the theme: the interface does not have these texts. They are not needed. To change a text of the interface, add it to messages/da.yaml.',
    ]);
  });
});
