import { linkSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { listContent, withoutTranslations } from '../../../../build/site/guides/files/list-content.ts';
import {
  ledgerPath,
  readLanguageState,
  recordTranslations,
} from '../../../../build/site/languages/translation-state.ts';
import { fixtureFiles, inContent } from '../../content-folder.ts';

describe('the translations of a site', () => {
  it('are out of date if a text of front matter has changed since it was translated', async () => {
    await inContent(fixtureFiles('three-languages'), async (contentDir, report) => {
      const files = withoutTranslations(await listContent(contentDir, report));
      const source = { contentDir, files, languages: { original: 'en', translation: 'de' } };
      const invoices = async () => (await readLanguageState(source, new Report())).pages[0];
      await recordTranslations(source, null);
      const path = join(contentDir, 'guides/invoices.md');
      writeFileSync(path, readFileSync(path, 'utf8').replace('title: Invoices', 'title: Your invoices'));
      expect(await invoices()).toMatchObject({ state: 'stale', blocks: 1, words: 2 });
      const [ledger, open] = [ledgerPath(source), join(contentDir, 'open')];
      const before = readFileSync(ledger, 'utf8');
      linkSync(ledger, open);
      expect(await recordTranslations(source, 'guides/invoices.md')).toEqual(['guides/invoices.md']);
      expect(await invoices()).toMatchObject({ state: 'current', blocks: 0, words: 0 });
      // A command that is stopped never leaves a part of the ledger.
      expect(readFileSync(open, 'utf8')).toBe(before);
    });
  });

  it('are missing, unrecorded, current or out of date', async () => {
    const seen: string[][] = [];
    await inContent(fixtureFiles('three-languages'), async (contentDir, report) => {
      const files = withoutTranslations(await listContent(contentDir, report));
      const source = { contentDir, files, languages: { original: 'en', translation: 'de' } };
      const look = async (): Promise<void> => {
        const { pages } = await readLanguageState(source, new Report());
        seen.push(pages.map(({ file, state, words }) => `${file} ${state} ${words}`));
      };
      const edit = (file: string, from: string, to: string): void => {
        const path = join(contentDir, file);
        writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
      };
      await look();
      expect(await recordTranslations(source, null)).toHaveLength(3);
      await look();
      edit('guides/invoices.md', 'Numbers have no gaps.', 'Numbers have no gaps, ever.');
      await look();
      // Recording what is new does not hide what is out of date.
      expect(await recordTranslations(source, null)).toEqual([]);
      await look();
      edit('i18n/de/guides/invoices.md', 'keine Lücken.', 'niemals Lücken.');
      await look();
      expect(await recordTranslations(source, null)).toEqual(['guides/invoices.md']);
      edit('guides/invoices.md', 'Press **Send**.', 'Press it.');
      expect(await recordTranslations(source, 'guides/invoices.md')).toEqual(['guides/invoices.md']);
      await look();
    });
    const invoices = seen.map(([first]) => first);
    expect(invoices).toEqual([
      'guides/invoices.md unrecorded 0',
      'guides/invoices.md current 0',
      'guides/invoices.md stale 6',
      'guides/invoices.md stale 6',
      'guides/invoices.md unrecorded 0',
      'guides/invoices.md current 0',
    ]);
    expect(seen[0]?.slice(1)).toEqual([
      'guides/quotes.md missing 14',
      'index.md unrecorded 0',
      'news/2026-11-02-release.md unrecorded 0',
    ]);
  });
});
