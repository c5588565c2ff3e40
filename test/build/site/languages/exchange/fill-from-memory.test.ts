import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Exchange } from './exchange.ts';

const FILES = {
  'a.md': '---\ntitle: Bills\n---\n\n## See also\n\nPay [now](x.md),\nor wait.\n',
  'i18n/de/a.md': '---\ntitle: Rechnungen\n---\n\n## Siehe auch\n\nZahlen Sie [jetzt](x.md) oder später.\n',
};

describe('texts that are translated elsewhere', () => {
  it('are filled into pages and texts of the site, and recorded', async () => {
    const files = {
      ...FILES,
      'b.md': '---\ntitle: Old\n---\n\nOwn text.\n',
      'i18n/de/b.md': '---\ntitle: Alt\n---\n\nEigener Text.\n',
      'tags.yml': 'bills: { label: Bills }\n',
    };
    const exchange = new Exchange(files);
    await exchange.record();
    exchange.write(
      'b.md',
      '---\ntitle: Bills\ntags: [bills]\n---\n\nOwn text.\n\nPay [now](x.md), or wait.\n\n```sh\nls\n```\n\nNew.\n',
    );
    const { findings, written } = await exchange.fill();
    expect(findings).toEqual([]);
    expect(written).toEqual(['i18n/de/b.md', 'i18n/de/ledger.json', 'i18n/de/texts.yaml']);
    expect(exchange.read('i18n/de/b.md')).toBe(
      '---\ntitle: Rechnungen\n---\n\nEigener Text.\n\nZahlen Sie [jetzt](x.md) oder später.\n\n```sh\nls\n```\n',
    );
    expect(exchange.read('i18n/de/texts.yaml')).toBe('Bills: Rechnungen\n');
    expect(await exchange.states()).toEqual(['a.md current', 'b.md stale']);
    expect(await exchange.fill()).toEqual({ findings: [], written: [] });
  });

  it('are reported if they have two translations, and left open', async () => {
    const files = {
      ...FILES,
      'b.md': '---\ntitle: B\n---\n\n## See also\n',
      'i18n/de/b.md': '---\ntitle: B\n---\n\n## Weiteres\n',
      'c.md': '---\ntitle: B\n---\n\n## See also\n',
    };
    const exchange = new Exchange(files);
    const { findings, written } = await exchange.fill();
    expect(findings).toEqual([
      expect.stringMatching(
        /i18n\/de\/c\.md: Cannot fill in "## See also": it is translated as "## Siehe auch" in a\.md and as "## Weiteres" in b\.md\. Translate it/,
      ),
    ]);
    expect(written).toEqual([]);
  });

  it('make a new page only as a whole', async () => {
    const files = { ...FILES, 'b.md': '---\ntitle: Bills\n---\n\n## See also\n', 'c.md': '## See also\n\nMore.\n' };
    const exchange = new Exchange(files);
    expect((await exchange.fill()).written).toEqual(['i18n/de/b.md', 'i18n/de/ledger.json']);
    expect(exchange.read('i18n/de/b.md')).toBe('---\ntitle: Rechnungen\n---\n\n## Siehe auch\n');
    expect(existsSync(join(exchange.contentDir, 'i18n/de/c.md'))).toBe(false);
  });
});
