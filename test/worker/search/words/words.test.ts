import { describe, expect, it } from 'vitest';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';

const reader = new WordReader(findLanguage('en'));

const TEXT = `Invoices, invoicing, invoiced; cry, cries, crying; organisation, organized, authorised realise apply applies
applied relational hopping ties dies sky news paging assignees attendee generally due-date dueDate due_date O'Reilly
customer's invoice.paid Company-Id Größe Café OAuth2 v2 IDs 写真を撮る listInvoicesForOrg`;

describe('mayHaveStem()', () => {
  it('matches every word that has the stem', () => {
    const words = reader.readWords(TEXT);
    for (const { parts, compound } of words) {
      for (const { stem } of compound === null ? parts : [...parts, compound]) {
        const wanted = reader.mayHaveStem([stem]);
        const has = (word: (typeof words)[number]): boolean =>
          word.compound?.stem === stem || word.parts.some((part) => part.stem === stem);
        expect(reader.readWords(TEXT, wanted).filter(has), stem).toEqual(words.filter(has));
      }
    }
  });

  it('excludes most other words', () => {
    const wanted = reader.mayHaveStem(['invoic', '/invoices']);
    expect(reader.readWords('Send an invoice to a customer', wanted)).toHaveLength(1);
  });
});
