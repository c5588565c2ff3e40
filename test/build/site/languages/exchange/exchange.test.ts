import { describe, expect, it } from 'vitest';
import { Exchange, pseudo, translateXliff } from './exchange.ts';

const ORIGINAL = `---
title: Bills
description: Pay what you owe.
keywords: [bill, payment]
tags: [money]
---

A *bill* asks for [money](quotes.md). Write \`pay\`.

## When it is due

- By the [end](#when-it-is-due) of the month.
- ![A calendar](cal.svg)

\`\`\`sh
pay # the bill
\`\`\`

Then it is paid.
`;
const TRANSLATION = `---
# Written by hand.
title:   Rechnungen
description: Bezahlen, was offen ist.
keywords: [Rechnung, Zahlung]
---
Eine *Rechnung* verlangt [Geld](quotes.md).
Schreiben Sie \`pay\`.
## Wann


- Bis zum [Ende](#wann) des Monats.
- ![Ein Kalender](cal.svg)
\`\`\`sh
pay # the bill
\`\`\`

Dann ist sie bezahlt.   
`;
const FILES = { 'bills.md': ORIGINAL, 'i18n/de/bills.md': TRANSLATION };
const XLF = 'de/bills.md.xlf';

/** Sources of an export, with codes as `<1>`. */
function sourcesOf(xliff: string | undefined): string[] {
  return [...(xliff ?? '').matchAll(/<segment[^>]*>\s*<source>(.*?)<\/source>/g)].map(([, source = '']) =>
    source.replace(/<(\/?)(?:ph|pc)(?: id="(\w+)")?[^>]*>/g, '<$1$2>'),
  );
}

describe('an export', () => {
  it('has texts of front matter, sentences and image descriptions, with markup as codes, and no code', async () => {
    const exchange = new Exchange({ 'bills.md': ORIGINAL });
    const exported = await exchange.export();
    expect(Object.keys(exported)).toEqual([XLF, 'de/texts.yaml.xlf']);
    expect(sourcesOf(exported[XLF])).toEqual([
      'Bills',
      'Pay what you owe.',
      'bill',
      'payment',
      'A <1>bill</> asks for <2>money</>. Write <3>.',
      'When it is due',
      'By the <1>end</> of the month.',
      '<2>A calendar</>',
      'Then it is paid.',
    ]);
    expect(sourcesOf(exported['de/texts.yaml.xlf'])).toEqual(['Docs', 'All of it', 'Copyright', 'money']);
    expect(exported[XLF]).toContain('<data id="d2-end" xml:space="preserve">](quotes.md)</data>');
    expect(exported[XLF]).toMatch(/<ph id="3" dataRef="d3" type="other" canCopy="no" canDelete="no"\/>/);
  });

  it('has only blocks whose original has changed, with their earlier translation', async () => {
    const exchange = new Exchange(FILES);
    expect(Object.keys(await exchange.export())).toEqual(['de/texts.yaml.xlf']);
    await exchange.record();
    exchange.edit('bills.md', 'it is paid', 'it is settled');
    exchange.edit('bills.md', 'title: Bills', 'title: Your bills');
    exchange.edit('bills.md', 'A *bill*', 'New.\n\nA *bill*');
    const xliff = (await exchange.export())[XLF];
    expect(sourcesOf(xliff)).toEqual(['Your bills', 'New.', 'Then it is settled.']);
    expect(xliff).toMatch(
      /<segment state="initial">\s*<source>Then it is settled\.<\/source>\s*<target>Dann ist sie bezahlt\.<\/target>/,
    );
    expect(await exchange.states()).toEqual(['bills.md stale']);
  });

  it('has everything if all is wanted, as JSON too', async () => {
    const exchange = new Exchange(FILES);
    await exchange.record();
    const { 'de/bills.md.json': json = '{}' } = await exchange.export({ format: 'json', all: true });
    const { units, ...languages } = JSON.parse(json);
    expect(languages).toEqual({ sourceLanguage: 'en', targetLanguage: 'de' });
    expect(units).toHaveLength(8);
    expect(units[4]).toEqual({
      id: expect.stringMatching(/^block-[\da-f]{12}$/),
      page: 'bills.md',
      state: 'translated',
      source: 'A *bill* asks for [money](quotes.md). Write `pay`.',
      target: 'Eine *Rechnung* verlangt [Geld](quotes.md).\nSchreiben Sie `pay`.',
      note: 'Paragraph.',
    });
  });
});

describe('an import', () => {
  it('writes a page, its ledger and the texts of the site', async () => {
    const exchange = new Exchange({ 'bills.md': ORIGINAL });
    const exported = await exchange.export();
    const translated = Object.fromEntries(
      Object.entries(exported).map(([file, xliff]) => [file, translateXliff(xliff)]),
    );
    expect(await exchange.import(translated)).toEqual({
      findings: [],
      written: ['i18n/de/bills.md', 'i18n/de/ledger.json', 'i18n/de/texts.yaml'],
    });
    expect(exchange.read('i18n/de/bills.md')).toBe(
      `---
title: Billsx
description: Päyx whätx yöux öwex.
keywords:
  - billx
  - päymentx
---

Äx *billx* äsksx förx [möneyx](quotes.md). Writex \`pay\`.

## Whenx itx isx duex

- Byx thex [endx](#when-it-is-due) öfx thex mönthx.
- ![Äx cälendärx](cal.svg)

\`\`\`sh
pay # the bill
\`\`\`

Thenx itx isx päidx.
`.replaceAll('Äx', pseudo('A')),
    );
    expect(exchange.read('i18n/de/texts.yaml')).toContain('money: möneyx');
    expect(await exchange.states()).toEqual(['bills.md current']);
  });

  it('leaves blocks that it does not concern byte by byte', async () => {
    for (const eol of ['\n', '\r\n']) {
      const translation = TRANSLATION.replaceAll('\n', eol);
      const exchange = new Exchange({ ...FILES, 'i18n/de/bills.md': translation });
      await exchange.record();
      exchange.edit('bills.md', 'the [end](#when-it-is-due) of', 'the last day of');
      exchange.edit('bills.md', 'pay # the bill', 'pay now');
      const { [XLF]: xliff = '' } = await exchange.export();
      expect((await exchange.import({ 'x.xlf': translateXliff(xliff) })).findings).toEqual([]);
      expect(exchange.read('i18n/de/bills.md')).toBe(
        translation
          .replace('Bis zum [Ende](#wann) des Monats.', pseudo('By the last day of the month.'))
          .replace('Ein Kalender', pseudo('A calendar'))
          .replace('pay # the bill', 'pay now'),
      );
      expect(await exchange.states()).toEqual(['bills.md current']);
    }
  });

  it('writes what is translated, and shows the rest in the original language', async () => {
    const exchange = new Exchange({ 'bills.md': ORIGINAL });
    const { [XLF]: xliff = '' } = await exchange.export();
    const partly = xliff.replace(
      /<segment state="initial">(\s*<source>Then it is paid\.<\/source>)/,
      '<segment state="final">$1<target>Dann ist sie bezahlt.</target>',
    );
    const { findings, written } = await exchange.import({ 'x.xlf': partly });
    expect(written).toEqual(['i18n/de/bills.md', 'i18n/de/ledger.json']);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(
      /x\.xlf:4:5: Cannot import 7 units: the state is "initial", or a target is missing\. Translate them/,
    );
    expect(exchange.read('i18n/de/bills.md')).toContain('---\ntitle: Bills\n---\n');
    expect(await exchange.states()).toEqual(['bills.md stale']);
    // The title is the original's so far.
    expect(sourcesOf((await exchange.export())[XLF])).toEqual(sourcesOf(xliff).slice(0, -1));
  });

  it('records a translation that still fits, without changing it', async () => {
    const exchange = new Exchange(FILES);
    await exchange.record();
    exchange.edit('bills.md', 'Then it is paid.', 'Then it is paid!');
    const { [XLF]: xliff = '' } = await exchange.export();
    const confirmed = xliff.replace('state="initial"', 'state="reviewed"');
    expect(await exchange.import({ 'x.xlf': confirmed })).toEqual({ findings: [], written: ['i18n/de/ledger.json'] });
    expect(await exchange.states()).toEqual(['bills.md current']);
  });

  it('takes segments that a tool has split, moved, annotated and prefixed', async () => {
    const exchange = new Exchange({ 'bills.md': 'One. Two with `code`.\n' });
    const { [XLF]: xliff = '' } = await exchange.export();
    const id = /<unit id="(block-\w+)"/.exec(xliff)?.[1];
    const written = `<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" xmlns:m="urn:m" version="2.1" srcLang="EN" trgLang="de">
        <x:file id="f" original="bills.md"><x:group id="g"><x:unit id="${id}">
          <m:matches><m:match><x:source>One.</x:source><x:target>Falsch.</x:target></m:match></m:matches>
          <x:segment state="final"><x:source>One.</x:source><x:target order="3">Eins <![CDATA[& <]]> eins.</x:target></x:segment>
          <x:ignorable><x:source> </x:source></x:ignorable>
          <x:segment state="translated"><x:source>Two with <x:ph id="1"/>.</x:source>
            <x:target order="1"><x:mrk id="m1" type="term">Zwei</x:mrk> mit <x:ph id="1"/>.</x:target></x:segment>
        </x:unit></x:group></x:file></x:xliff>`;
    expect((await exchange.import({ 'x.xliff': written })).findings).toEqual([]);
    expect(exchange.read('i18n/de/bills.md')).toBe('Zwei mit `code`. Eins & < eins.\n');
  });

  it('escapes what would begin a list or a cell, but not where neither can begin', async () => {
    const page = '## Third.\n\nFirst.\n\n- Fifth.\n\n| a |\n|---|\n| Second. |\n| Fourth. |\n';
    const exchange = new Exchange({ 'bills.md': page });
    const { [XLF]: xliff = '' } = await exchange.export();
    const words = { First: '1. Januar', Second: 'x | y', Third: '3. Schritt', Fourth: '- 4', Fifth: '5. Mai' };
    const change = (text: string): string =>
      text.replace(/\w+(?=\.)/, (word) => Object.entries(words).find(([name]) => name === word)?.[1] ?? word);
    await exchange.import({ 'x.xlf': translateXliff(xliff, change) });
    expect(exchange.read('i18n/de/bills.md')).toBe(
      '## 3. Schritt.\n\n1\\. Januar.\n\n- 5\\. Mai.\n\n| a |\n|---|\n| x \\| y. |\n| - 4. |\n',
    );
  });
});

describe('blocks that do not correspond one to one', () => {
  const files = {
    'bills.md': '# Bills\n\nOne.\n\nTwo.\n\n## End\n\nThree.\n',
    'i18n/de/bills.md': '# Rechnungen\n\nEins und zwei.\n\n## Schluss\n\nDrei.\n',
  };

  it('are replaced only together', async () => {
    const exchange = new Exchange(files);
    await exchange.record();
    const { [XLF]: all = '' } = await exchange.export({ all: true });
    expect([...all.matchAll(/state="initial"/g)]).toHaveLength(3);
    const partly = await exchange.import({ 'x.xlf': translateXliff(all).replace(/<target>Twöx\.<\/target>/, '') });
    expect(partly.written).toEqual([]);
    expect(partly.findings[0]).toMatch(
      /i18n\/de\/bills\.md: Cannot write translations of 3 blocks: the present translation/,
    );
    expect((await exchange.import({ 'x.xlf': translateXliff(all) })).findings).toEqual([]);
    expect(exchange.read('i18n/de/bills.md')).toBe(
      `# ${pseudo('Bills')}\n\n${pseudo('One.')}\n\n${pseudo('Two.')}\n\n## Schluss\n\nDrei.\n`,
    );
  });
});

describe('texts of the site', () => {
  it('are exported until they are translated, and keep the comments of their file', async () => {
    const texts = '# By hand\nDocs: Hilfe # the title\n';
    const exchange = new Exchange({ 'index.md': 'Hi.\n', 'i18n/de/texts.yaml': texts });
    const { 'de/texts.yaml.xlf': xliff = '' } = await exchange.export();
    expect(sourcesOf(xliff)).toEqual(['All of it', 'Copyright']);
    await exchange.import({ 'x.xlf': translateXliff(xliff) });
    expect(exchange.read('i18n/de/texts.yaml')).toBe(
      `${texts}All of it: ${pseudo('All of it')}\nCopyright: ${pseudo('Copyright')}\n`,
    );
  });
});
