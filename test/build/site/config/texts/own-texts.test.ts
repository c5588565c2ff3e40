import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../../../../../build/site/config/texts/list-texts.ts';
import { findMessages, MESSAGE_LOCALES } from '../../../../../worker/model/messages/find-messages.ts';
import type { Messages } from '../../../../../worker/model/messages/messages.ts';
import { compileContent, type Files, SMALLEST_SITE } from '../../../content-folder.ts';

const compile = (locale: string, files: Files) =>
  compileContent({
    ...SMALLEST_SITE,
    'site.yaml': `${SMALLEST_SITE['site.yaml']}locale: ${locale}\n`,
    'index.md': '# A\n',
    ...files,
  });

/** The texts of a site with this file of texts, without findings. */
async function textsOf(locale: string, yaml: string): Promise<Messages> {
  const { site, errors } = await compile(locale, { [`messages/${locale}.yaml`]: yaml });
  expect(errors).toEqual([]);
  return findMessages(locale, site?.features.texts[0]);
}

const ofTexts = (findings: readonly string[]) => findings.filter((finding) => finding.startsWith('messages/'));

const faults = async (yaml: string, locale = 'de'): Promise<readonly string[]> =>
  (await compile(locale, { [`messages/${locale}.yaml`]: yaml })).errors;

describe('listTexts()', () => {
  it('lists each text once, with the values that its English text shows', () => {
    const texts = listTexts();
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(500);
    for (const { key, english, names } of texts)
      for (const name of names ?? []) expect(english, key).toContain(`{${name}}`);
    expect(texts.find(({ key }) => key === 'page.docsTagged')).toEqual({
      key: 'page.docsTagged',
      english: '{count} docs tagged with "{tag}"',
      names: ['count', 'tag'],
      selector: 'count',
      isOptional: false,
    });
  });

  it('knows the texts that differ if a value is missing', () => {
    const optional = listTexts().filter(({ isOptional }) => isOptional);
    expect(optional.map(({ key }) => key)).toEqual([
      'later.enlarge',
      'reference.credentials.http',
      'tryIt.oauth.received',
    ]);
  });
});

describe('texts of a site', () => {
  it('replace those of the engine, with keys nested or written with dots', async () => {
    const texts = await textsOf(
      'de',
      'page.search: Finden\npage:\n  areas: { guides: Wissen }\nclient.colorModes.dark: Nacht\n',
    );
    expect([texts.page.search, texts.page.areas.guides, texts.client.colorModes.dark]).toEqual([
      'Finden',
      'Wissen',
      'Nacht',
    ]);
    expect([texts.page.areas.all, texts.page.next]).toEqual(['Alles', 'Weiter']);
  });

  it('show values in any order, and have the plural forms of the language', async () => {
    const texts = await textsOf(
      'pl',
      'page.upToDate: "Wersja {label}: tutaj"\npage.docsTagged: { one: "{tag}: {count} strona", few: "{tag}: {count} strony", many: "{tag}: {count} stron", other: "{tag}: {count} strony" }\n',
    );
    expect(texts.page.upToDate('2.0')).toBe('Wersja 2.0: tutaj');
    expect([1, 3, 5, 22].map((count) => texts.page.docsTagged(count, 'A'))).toEqual([
      'A: 1 strona',
      'A: 3 strony',
      'A: 5 stron',
      'A: 22 strony',
    ]);
  });

  it('join lists as the language does, and count them', async () => {
    const texts = await textsOf(
      'de',
      'faults.oneOf: { one: "Nur {values}, nicht {found}.", other: "Erlaubt: {values}, nicht {found}." }\n',
    );
    const written = (values: string[]) => [texts.faults.oneOf(values, 'z'), texts.tryIt.faults.oneOf(values, 'z')];
    expect(written(['a'])).toEqual(['Nur a, nicht z.', 'Nur a, nicht z.']);
    expect(written(['a', 'b', 'c'])).toEqual(['Erlaubt: a, b oder c, nicht z.', 'Erlaubt: a, b oder c, nicht z.']);
  });

  it('have a form for a value that is missing', async () => {
    const texts = await textsOf(
      'de',
      'later.enlarge: { empty: "Groß", other: "{description} groß" }\ntryIt.oauth.received: { empty: "Da.", other: "Da bis {time}." }\n',
    );
    expect([texts.later.enlarge(''), texts.later.enlarge('Plan')]).toEqual(['Groß', 'Plan groß']);
    expect([texts.tryIt.oauth.received(null), texts.tryIt.oauth.received('9:00')]).toEqual(['Da.', 'Da bis 9:00.']);
  });

  it('apply to a tag with a region if it has no file of its own', async () => {
    const { site } = await compile('de-AT', { 'messages/de.yaml': 'page.next: Vor\n' });
    expect(findMessages('de-AT', site?.features.texts[0]).page.next).toBe('Vor');
  });

  it.each(
    Object.entries({
      'page.onThisPag: x':
        'Cannot use the text "page.onThisPag": the interface has no such text; did you mean "page.onThisPage"?',
      'onThisPage: x':
        'Cannot use the text "onThisPage": the interface has no such text; did you mean "page.onThisPage"?',
      'page: { zzzzzzzz: x }':
        'Cannot use the text "page.zzzzzzzz": the interface has no such text. "Texts" in the documentation lists all.',
      'page.next: [a]': 'Cannot use the text "page.next": it must be a text, got ["a"].',
      'page.next:': 'Cannot use the text "page.next": it must be a text, got null.',
      'page.next: { one: a, other: b }': 'Cannot use the text "page.next": it has no forms. Write one text.',
      'page.next: "{count}"': 'Cannot use the text "page.next": it has no placeholder {count}.',
      'page.andMore: "{cuont} mehr"':
        'Cannot use the text "page.andMore": it has no placeholder {cuont}; did you mean "{count}"?',
      'page.docsTagged: "{count} Seiten"': 'Cannot use the text "page.docsTagged": its placeholder {tag} is missing.',
      'page.docsTagged: { one: "Eine Seite", other: "{count} Seiten mit {tag}" }':
        'Cannot use the text "page.docsTagged": its placeholder {tag} is missing.',
      'page.itemCount: { one: "1", few: "{count}", other: "{count}" }':
        'Cannot use the text "page.itemCount": "few" is not one of its forms, one and other.',
      'page.itemCount: { other: "{count}" }':
        'Cannot use the text "page.itemCount": its form "one" is missing. Its forms are one and other.',
      'later.enlarge: "{description}"':
        'Cannot use the text "later.enlarge": it needs two forms: "other", and "empty" without {description}.',
    }),
  )('report a mistake with its line: %s', async (yaml, fault) => {
    expect(await faults(`# Texts\n${yaml}\n`)).toEqual([expect.stringContaining(`messages/de.yaml:2:`)]);
    expect((await faults(`# Texts\n${yaml}\n`))[0]?.replace(/^\S+ /, '')).toBe(fault);
  });

  it('keep the text of the engine where their own has a mistake', async () => {
    const { site } = await compile('de', { 'messages/de.yaml': 'page.next: Vor\n' });
    const { errors } = await compile('de', { 'messages/de.yaml': 'page.next: Vor\npage.nex: x\n' });
    expect([Object.keys(site?.features.texts[0] ?? {}), errors.length]).toEqual([['page'], 1]);
  });

  it('report a file for another language than the site has', async () => {
    const languages = 'languages: [{ locale: de, to: / }, { locale: fr, to: /fr/ }]\n';
    const { warnings } = await compile(`de\n${languages}`, { 'messages/deutsch.yaml': '{}', 'messages/fr.yaml': '{}' });
    expect(ofTexts(warnings)).toEqual([
      'messages/deutsch.yaml: Cannot use these texts of the interface: the language of the site is "de". Rename the file to "de.yaml".',
    ]);
  });

  it('are read for each language of the site, and a mistake is reported once', async () => {
    const { errors } = await compile('de\nlocales: [{ code: de, label: Deutsch }, { code: da, label: Dansk }]', {
      'messages/da.yaml': 'page.nex: Frem\n',
      'messages/de.yaml': 'page.nex: Vor\n',
    });
    const fault = 'Cannot use the text "page.nex": the interface has no such text; did you mean "page.next"?';
    expect(errors.toSorted()).toEqual([`messages/da.yaml:1:1: ${fault}`, `messages/de.yaml:1:1: ${fault}`]);
  });

  it('make a language complete, or say what is missing', async () => {
    const lines = listTexts().map(({ key, english, selector, isOptional }) => {
      const text = JSON.stringify(`[${english}]`);
      const forms = isOptional ? `{ empty: "[]", other: ${text} }` : `{ one: ${text}, other: ${text} }`;
      return `${key}: ${selector === null ? text : forms}`;
    });
    const whole = await compile('da', { 'messages/da.yaml': lines.join('\n') });
    expect([whole.errors, ofTexts(whole.warnings)]).toEqual([[], []]);
    const texts = findMessages('da', whole.site?.features.texts[0]);
    expect([texts.locale, texts.page.locale, texts.search.locale, texts.page.next]).toEqual([
      'da',
      'da',
      'da',
      '[Next]',
    ]);
    expect([texts.page.or(['a', 'b']), texts.reference.list(['a', 'b']), texts.tryIt.bytes(2_500)]).toEqual([
      'a eller b',
      'a og b',
      '2,5 kB',
    ]);
    const partial = await compile('da', { 'messages/da.yaml': lines.slice(4).join('\n') });
    expect(ofTexts(partial.warnings)).toEqual([
      `messages/da.yaml: The interface is partly in English: 4 of ${lines.length} texts for "da" are missing: "access.failed", "access.failedText", "access.noAccess", and 1 more.`,
    ]);
  });

  it('are valid as the guide shows them, and can be kept out of a build', async () => {
    const guide = readFileSync('docs/languages.md', 'utf8');
    const [, example = ''] = /```yaml\n(# messages\/da\.yaml\n.*?)```/s.exec(guide) ?? [];
    const texts = await textsOf('da', example);
    expect([1, 4].map((count) => texts.page.docsTagged(count, 'A'))).toEqual([
      'Én side med mærket A',
      '4 sider med mærket A',
    ]);
    const { site, errors } = await compile('da\nchecks: { interface-text: warning }', {
      'messages/da.yaml': 'page: { next: Frem, nex: x }\n',
    });
    expect([errors, findMessages('da', site?.features.texts[0]).page.next]).toEqual([[], 'Frem']);
  });

  it('are not read on a site without a file of them', async () => {
    const { site } = await compile('de', {});
    expect(site?.features.texts).toEqual([{}]);
    expect(MESSAGE_LOCALES.map((tag) => findMessages(tag, {}) === findMessages(tag))).not.toContain(false);
  });
});
