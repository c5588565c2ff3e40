import { describe, expect, it } from 'vitest';
import type { CompiledSite } from '../../../../build/site/compiled-site.ts';
import { compileContent, type Files, SMALLEST_SITE } from '../../content-folder.ts';

/* Texts outside pages: those of authors and components. */

const SETTINGS = 'locales: [{ code: en }, { code: de }]\n';
const TEXTS = 'Docs: Doku\nAll of it: Alles\nCopyright: Urheberrecht\n';

async function compile({ 'texts.yaml': texts = '', 'site.yaml': settings = '', ...files }: Files) {
  const { site, errors, warnings } = await compileContent({
    'site.yaml': String(SMALLEST_SITE['site.yaml']) + SETTINGS + String(settings),
    'index.md': '# Home\n',
    'i18n/de/texts.yaml': TEXTS + String(texts),
    ...files,
  });
  const own = warnings.filter((warning) => warning.startsWith('i18n/'));
  return { site, german: site?.translations?.[0], problems: [...errors, ...own] };
}

function showPage(site: CompiledSite | null | undefined, path: string): string {
  const page = site?.pages.find((each) => each.path === path);
  return Buffer.from(page?.article ?? []).toString();
}

describe('texts of authors', () => {
  const NEWS: Files = {
    'news/2026-01-02-first.md': '---\ntitle: First\nauthors: [ada]\n---\n\nNews.\n',
    'news/authors.yml': 'ada:\n  name: Ada\n  title: Engineering\n  description: Writes about engines.\n',
    'i18n/de/news/2026-01-02-first.md': '---\ntitle: Erstes\n---\n\nNeues.\n',
  };

  it('are in the language of the page', async () => {
    const { site, german, problems } = await compile({
      ...NEWS,
      'texts.yaml':
        'News: Neues\nAda: Ada L.\nEngineering: Entwicklung\nWrites about engines.: Schreibt über Maschinen.\n',
    });
    expect(problems).toEqual([]);
    const [entry, page] = ['/news/2026/01/02/first', '/news/authors/ada'];
    expect([showPage(site, entry), showPage(site, page)]).toEqual([
      expect.stringMatching(/Ada[\s\S]*Engineering/),
      expect.stringMatching(/Ada[\s\S]*Writes about engines\./),
    ]);
    expect([showPage(german, entry), showPage(german, page)]).toEqual([
      expect.stringMatching(/Ada L\.[\s\S]*Entwicklung/),
      expect.stringMatching(/Ada L\.[\s\S]*Schreibt über Maschinen\./),
    ]);
  });

  it('are reported if they are missing, but for names', async () => {
    const { problems } = await compile({ ...NEWS, 'texts.yaml': 'News: Neues\nEngineerin: Entwicklung\n' });
    expect(problems).toEqual([
      expect.stringMatching(/Cannot translate 2 texts of .*: "Engineering", "Writes about engines\."\. /),
      expect.stringMatching(/Cannot use this translation: .*"Engineerin"; did you mean "Engineering"\?/),
    ]);
  });
});

describe('texts of components', () => {
  const COMPONENT = `export const texts = { ask: 'Ask us' };
export default ({ texts, locale }) => <a href="/" lang={locale}>{texts.ask}</a>;\n`;
  const FILES: Files = {
    'components/ask-us.tsx': COMPONENT,
    'site.yaml': 'slots: { footerEnd: AskUs }\n',
    'user/a.md': '---\ndisplayed_sidebar: null\n---\n\n# A\n\n<AskUs />\n',
    'i18n/de/user/a.md': '# A\n\n<AskUs />\n',
  };

  it('are in the language of the page, in slots and on pages', async () => {
    const { site, german, problems } = await compile({ ...FILES, 'texts.yaml': 'Ask us: Fragen Sie uns\n' });
    expect(problems).toEqual([]);
    expect([site, german].map((made) => made?.frame.slots?.html.footerEnd?.join(''))).toEqual([
      '<a href="/" lang="en">Ask us</a>',
      '<a href="/de" lang="de">Fragen Sie uns</a>',
    ]);
    expect([showPage(site, '/user/a'), showPage(german, '/user/a')]).toEqual([
      expect.stringContaining('Ask us</a>'),
      expect.stringContaining('Fragen Sie uns</a>'),
    ]);
  });

  it('are with the properties of an island', async () => {
    const { german } = await compile({
      ...FILES,
      'components/ask-us.tsx': `export const browser = 'visible';\n${COMPONENT}`,
      'texts.yaml': 'Ask us: Fragen Sie uns\n',
    });
    const html = german?.frame.slots?.html.footerEnd?.join('') ?? '';
    expect(html.replaceAll('&quot;', '"')).toContain('"texts":{"ask":"Fragen Sie uns"}');
  });

  it('are reported if they are missing', async () => {
    const { problems } = await compile(FILES);
    expect(problems).toEqual([expect.stringMatching(/Cannot translate a text of .*: "Ask us"\. /)]);
  });

  it.each([
    ["export const texts = ['Ask us'];", 'Cannot read "texts" of the component: found ["Ask us"].'],
    ['export const texts = { ask: 1 };', 'Cannot read the text "ask" of the component: found 1.'],
    [
      "export const texts = { ask: 'x' }, attributes = { texts: 'text' };",
      'Cannot read "attributes" of the component: found "texts".',
    ],
  ])('are checked: %s', async (line, expected) => {
    const { problems } = await compile({
      ...FILES,
      'components/ask-us.tsx': `${line}\nexport default () => <b>x</b>;\n`,
    });
    expect(problems.join('\n')).toContain(expected);
  });
});
