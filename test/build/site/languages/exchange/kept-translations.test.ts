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
    await Exchange.run(files, async (exchange) => {
      await exchange.record();
      exchange.edit('b.md', 'Wait.', 'Pay.');
      const exported = await exchange.export();
      const conflict = exchange.read('i18n/de/ledger.json').replace('{\n', '{\n<<<<<<< ours\n');
      exchange.write('i18n/de/ledger.json', conflict);
      const [xliff = ''] = Object.values(exported);
      const imported = await exchange.import({ 'x.xlf': translateXliff(xliff) });
      for (const { findings, written } of [imported, await exchange.fill()]) {
        expect(written).toEqual([]);
        expect(findings[0]).toMatch(/ledger\.json:2:1: Cannot read the ledger of translations: it has the conflict markers/);
      }
      expect(exchange.read('i18n/de/ledger.json')).toBe(conflict);
      expect(exchange.read('i18n/de/b.md')).toBe(files['i18n/de/b.md']);
    });
  });
});
