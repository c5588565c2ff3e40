import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Exchange, translateXliff } from './exchange.ts';

const PAGE = '---\ntitle: Bills\n---\n\nAsk for [money](quotes.md) with `pay`.\n\nThen wait.\n';
const XLF = 'de/bills.md.xlf';

/** Findings of an import of a changed export of the page, and the written files. */
async function importChanged(
  change: (translated: string) => string,
): Promise<{ findings: string[]; written: string[]; page: string | null }> {
  const result: { findings: string[]; written: string[]; page: string | null }[] = [];
  const exchange = new Exchange({ 'bills.md': PAGE });
  const { [XLF]: xliff = '' } = await exchange.export();
  const imported = await exchange.import({ 'x.xlf': change(translateXliff(xliff)) });
  const page = existsSync(join(exchange.contentDir, 'i18n/de/bills.md')) ? exchange.read('i18n/de/bills.md') : null;
  result.push({
    ...imported,
    findings: imported.findings.map((finding) => finding.replace(/^.*?x\.xlf/, 'x.xlf')),
    page,
  });
  return result[0] ?? { findings: [], written: [], page: null };
}

/** The target of the paragraph with codes. */
const TARGET = /<target>Äskx.*?<\/target>|<target>Askx.*?<\/target>/;

describe('an import refuses', () => {
  const cases: [string, (xliff: string) => string, RegExp][] = [
    [
      'a document type, and the entities in it',
      (xliff) => xliff.replace('<xliff', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>\n<xliff'),
      /^x\.xlf:2:1: Cannot read this XML: it has a document type declaration/,
    ],
    ['a file that ends early', (xliff) => xliff.slice(0, -40), /Cannot read this XML: <\w+> is not closed/],
    ['a second document', (xliff) => `${xliff}<xliff/>`, /Cannot read this XML: there is a second root element/],
    ['text that is not XML', () => 'hello', /Cannot read this XML: there is no element/],
    [
      'elements without end',
      (xliff) => xliff.replace(TARGET, `<target>${'<mrk id="m">'.repeat(500)}`),
      /nested more than 100 deep/,
    ],
    [
      'another version',
      (xliff) => xliff.replace('version="2.0"', 'version="1.2"'),
      /expected XLIFF 2\.0, got "XLIFF 1\.2"/,
    ],
    ['another format', () => '<html xmlns="a"/>', /expected XLIFF 2\.0, got "<html>"/],
    [
      'another language',
      (xliff) => xliff.replace('trgLang="de"', 'trgLang="fr"'),
      /x\.xlf: Cannot import these translations: expected "en" to "de", got "en" to "fr"/,
    ],
    [
      'a page outside of the content',
      (xliff) => xliff.replace('original="bills.md"', 'original="../../bills.md"'),
      /Cannot import a translation of "\.\.\/\.\.\/bills\.md": the site has no such page\. Export/,
    ],
  ];
  for (const [name, change, expected] of cases) {
    it(name, async () => {
      const { findings, written } = await importChanged(change);
      expect(findings).toEqual([expect.stringMatching(expected)]);
      expect(written).toEqual([]);
    });
  }

  it('a language that is not one of the site, as JSON', async () => {
    const exchange = new Exchange({ 'bills.md': PAGE });
    const json = { sourceLanguage: 'en', targetLanguage: '../..', units: [] };
    const { findings } = await exchange.import({ 'x.json': JSON.stringify(json), 'y.json': '{"units": [1]}' });
    expect(findings.map((finding) => finding.replace(/^.*(?=[xy]\.json)/, ''))).toEqual([
      expect.stringContaining('x.json: Cannot import these translations: expected "en" to "de", got "en" to "../.."'),
      expect.stringMatching(/^y\.json:1:\d+: Cannot read translations: "sourceLanguage" is missing/),
      expect.stringMatching(/^y\.json:1:\d+: Cannot read translations: "targetLanguage" is missing/),
      expect.stringMatching(/^y\.json:1:\d+: Cannot read translations: "units\.0" must be a mapping/),
    ]);
  });
});

describe('an import reports a unit and writes the others', () => {
  const cases: [string, (xliff: string) => string, RegExp][] = [
    [
      'with an unknown id',
      (xliff) => xliff.replace(/id="block-\w+"/, 'id="../../x"'),
      /Cannot import the unit "\.\.\/\.\.\/x"/,
    ],
    [
      'whose original has changed',
      (xliff) => xliff.replace(/id="block-\w+"/, 'id="block-0123456789ab"'),
      /bills\.md has no such text, or it has changed since the export\. Export the page again\.$/,
    ],
    [
      'without a link',
      (xliff) => xliff.replace(TARGET, '<target>Geld mit <ph id="2"/>.</target>'),
      /it lacks "link quotes\.md"\. Keep links, code/,
    ],
    ['without code', (xliff) => xliff.replace(TARGET, '<target><pc id="1">Geld</pc>.</target>'), /it lacks "`pay`"\./],
    [
      'with a code twice',
      (xliff) => xliff.replace(TARGET, '<target><pc id="1">Geld</pc> <ph id="2"/> <ph id="2"/>.</target>'),
      /the original does not have "`pay`"/,
    ],
    [
      'with a code of its own',
      (xliff) => xliff.replace(TARGET, '<target><pc id="9">Geld</pc></target>'),
      /the original has no inline code "9"/,
    ],
    [
      'with spans that are not nested',
      (xliff) => xliff.replace(TARGET, '<target><ec startRef="1"/>Geld<sc id="1"/> <ph id="2"/></target>'),
      /the inline code "1" ends outside/,
    ],
    [
      'with a span that is not closed',
      (xliff) => xliff.replace(TARGET, '<target><sc id="1"/>Geld <ph id="2"/></target>'),
      /the inline code "1" is not closed/,
    ],
    [
      'with HTML',
      (xliff) =>
        xliff.replace(TARGET, '<target><pc id="1">Geld</pc> <ph id="2"/> &lt;img src=x onerror=alert(1)&gt;</target>'),
      /the original does not have "<img src=x onerror=alert\(1\)>"/,
    ],
    [
      'with a link of its own',
      (xliff) => xliff.replace(TARGET, '<target><pc id="1">Geld</pc> <ph id="2"/> [x](https://evil.example)</target>'),
      /the original does not have "link https:\/\/evil\.example"/,
    ],
    ['that is empty', (xliff) => xliff.replace(TARGET, '<target> </target>'), /it is empty/],
    [
      'that is very long',
      (xliff) => xliff.replace(TARGET, `<target><pc id="1">${'Geld '.repeat(10_000)}</pc> <ph id="2"/></target>`),
      /it has \d+ characters, but the original has 38\. Shorten it to 4000\./,
    ],
  ];
  for (const [name, change, expected] of cases) {
    it(name, async () => {
      const { findings, page } = await importChanged(change);
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatch(/^x\.xlf:\d+:\d+: Cannot import/);
      expect(findings[0]).toMatch(expected);
      expect(page).toContain('Thenx wäitx.');
      expect(page).not.toContain('Geld');
    });
  }

  it('that is translated twice', async () => {
    const exchange = new Exchange({ 'bills.md': PAGE });
    const { [XLF]: xliff = '' } = await exchange.export();
    const [first, second] = ['eins', 'zwei'].map((word) => translateXliff(xliff, (text) => text.replace('wait', word)));
    const { findings } = await exchange.import({ 'a.xlf': first ?? '', 'b.xlf': second ?? '' });
    expect(findings).toEqual([expect.stringMatching(/b\.xlf:\d+:\d+: .* there is another translation of it/)]);
    expect(exchange.read('i18n/de/bills.md')).toContain('Then eins.');
  });

  it('that Markdown reads as something else', async () => {
    const exchange = new Exchange({ 'bills.md': PAGE });
    const { 'de/bills.md.json': json = '' } = await exchange.export({ format: 'json' });
    const file = JSON.parse(json);
    Object.assign(file.units[2], { target: '- Warten.\n\n# Und', state: 'final' });
    const { findings, written } = await exchange.import({ 'x.json': JSON.stringify(file) });
    expect(findings[0]).toMatch(/Markdown reads it as list and heading, but the original is one paragraph/);
    expect(written).toEqual([]);
  });
});

describe('an import of a large file', () => {
  it('takes seconds, whatever is in it', async () => {
    const start = process.cpuUsage();
    const target = `<target>${'<sc id="1"/>&lt;a&gt;['.repeat(100_000)}</target>`;
    const { findings } = await importChanged((xliff) => xliff.replace(TARGET, target));
    expect(findings).toEqual([expect.stringMatching(/the inline code "1" is not closed/)]);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(6);
  }, 30_000);

  it('is refused beyond 20 MB', async () => {
    const { findings } = await importChanged((xliff) => `${xliff}<!--${' '.repeat(20_000_000)}-->`);
    expect(findings).toEqual([
      expect.stringMatching(/^x\.xlf: Cannot import this file: it has 21 MB, but the limit is 20/),
    ]);
  });
});
