import { describe, expect, it } from 'vitest';
import { Exchange, translateXliff } from './exchange.ts';

describe('a ledger that cannot be read', () => {
  const files = {
    'a.md': '# Bills\n\nPay.\n',
    'i18n/de/a.md': '# Rechnungen\n\nZahlen.\n',
    'b.md': '# New\n\nWait.\n\nPay.\n',
    'i18n/de/b.md': '# Neu\n\nWarten.\n\nZahlen.\n',
  };

  it('stays as it is, and so do the pages', async () => {
    const exchange = new Exchange(files);
    await exchange.record();
    exchange.edit('b.md', 'Wait.', 'Pay.');
    const exported = await exchange.export();
    const conflict = exchange.read('i18n/de/ledger.json').replace('{\n', '{\n<<<<<<< ours\n');
    exchange.write('i18n/de/ledger.json', conflict);
    const [xliff = ''] = Object.values(exported);
    const imported = await exchange.import({ 'x.xlf': translateXliff(xliff) });
    for (const { findings, written } of [imported, await exchange.fill()]) {
      expect(written).toEqual([]);
      expect(findings[0]).toMatch(
        /ledger\.json:2:1: Cannot read the ledger of translations: it has the conflict markers/,
      );
    }
    expect(exchange.read('i18n/de/ledger.json')).toBe(conflict);
    expect(exchange.read('i18n/de/b.md')).toBe(files['i18n/de/b.md']);
  });
});

describe('a present translation that does not correspond block by block', () => {
  const files = {
    'a.md': '# T\n\nSend it today.\n\nPay it tomorrow.\n\nSee also.\n',
    'i18n/de/a.md': '# T\n\nSenden Sie sie heute, zahlen Sie sie morgen.\n\nSiehe auch.\n',
  };

  it('stays if only some of its originals are imported, which is reported', async () => {
    const exchange = new Exchange(files);
    await exchange.record();
    exchange.edit('a.md', 'today', 'tonight');
    const { 'de/a.md.xlf': xliff = '' } = await exchange.export();
    const only = translateXliff(xliff).replace(/<target>(?!See)[^<]*<\/target>/g, '');
    expect(only).toContain('<target>Seex');
    const { findings, written } = await exchange.import({ 'x.xlf': only });
    expect(findings[0]).toMatch(/i18n\/de\/a\.md: Cannot write translations of 4 blocks: the present translation/);
    expect(written).toEqual([]);
    await exchange.import({ 'x.xlf': translateXliff(xliff) });
    expect(await exchange.states()).toEqual(['a.md current']);
  });

  it('stays if only some of its originals are translated elsewhere', async () => {
    const elsewhere = { 'b.md': '# B\n\nSee also.\n', 'i18n/de/b.md': '# B\n\nWeiteres.\n' };
    const exchange = new Exchange({ ...files, ...elsewhere });
    await exchange.record();
    exchange.edit('a.md', 'today', 'tonight');
    expect((await exchange.fill()).written).toEqual([]);
    expect(exchange.read('i18n/de/a.md')).toBe(files['i18n/de/a.md']);
  });
});

describe('front matter', () => {
  it('with an alias of what is replaced is reported, and other pages are written', async () => {
    const files = {
      'a.md': '---\ntitle: A\nkeywords: [bill, pay]\n---\n\nOne.\n',
      'i18n/de/a.md': '---\ntitle: A\nkeywords: &k [Rechnung, Zahlung]\nsidebar_custom_props: *k\n---\n\nEins.\n',
      'b.md': 'Two.\n',
    };
    const exchange = new Exchange(files);
    await exchange.record();
    exchange.edit('a.md', 'bill', 'invoice');
    const { 'de/a.md.xlf': a = '', 'de/b.md.xlf': b = '' } = await exchange.export();
    const { findings, written } = await exchange.import({ 'a.xlf': translateXliff(a), 'b.xlf': translateXliff(b) });
    expect(findings).toEqual([
      expect.stringMatching(/i18n\/de\/a\.md: Cannot write this translation: .*alias.*Write repeated parts out\.$/),
    ]);
    expect(written).toEqual(['i18n/de/b.md', 'i18n/de/ledger.json']);
    expect(exchange.read('i18n/de/a.md')).toBe(files['i18n/de/a.md']);
  });

  it('keeps the words and links that only the translation has', async () => {
    const files = {
      'a.md':
        '---\nkeywords: [bill, pay]\npopular:\n  - { label: Bills, href: b.md }\n  - { label: Pay, href: c.md }\n---\n\nOne.\n',
      'i18n/de/a.md':
        '---\nkeywords: [Rechnung, Zahlung, Faktura]\npopular:\n  - { label: Rechnungen, href: de.md }\n  - { label: Zahlen, href: c.md }\n---\n\nEins.\n',
    };
    const exchange = new Exchange(files);
    await exchange.record();
    exchange.edit('a.md', 'bill', 'invoice');
    exchange.edit('a.md', 'label: Pay', 'label: Pay now');
    const { 'de/a.md.xlf': xliff = '' } = await exchange.export();
    expect((await exchange.import({ 'x.xlf': translateXliff(xliff) })).findings).toEqual([]);
    const written = exchange.read('i18n/de/a.md');
    expect(written).toMatch(/invöicex\s+- Zahlung\s+- Faktura\s/);
    expect(written).toMatch(/label: Rechnungen\s+href: de\.md\s+- label: Päyx nöwx\s+href: c\.md\s/);
  });

  it('loses the translation of a word that the original has no more', async () => {
    const files = {
      'a.md': '---\nkeywords: [bill, pay]\n---\n\nOne.\n',
      'i18n/de/a.md': '---\nkeywords: [Rechnung, Zahlung]\n---\n\nEins.\n',
    };
    const exchange = new Exchange(files);
    await exchange.record();
    exchange.edit('a.md', 'bill, pay', 'pay');
    const { 'de/a.md.xlf': xliff = '' } = await exchange.export();
    await exchange.import({ 'x.xlf': translateXliff(xliff) });
    expect(exchange.read('i18n/de/a.md')).toMatch(/^---\nkeywords:\s+- päyx\n---/);
  });
});
