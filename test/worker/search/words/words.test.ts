import { describe, expect, it } from 'vitest';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';

const reader = new WordReader(findLanguage('en'));

const TEXT = `Invoices, invoicing, invoiced; cry, cries, crying; organisation, organized, authorised realise apply applies
applied relational hopping ties dies sky news paging assignees attendee generally due-date dueDate due_date O'Reilly
customer's invoice.paid Company-Id Größe Café OAuth2 v2 IDs 写真を撮る listInvoicesForOrg`;

/** A word of the text without punctuation, as the pattern expects it. */
function lettersOf({ start, end }: { readonly start: number; readonly end: number }): string {
  return TEXT.slice(start, end).replace(/['’.:_-]/g, '');
}

describe('mayHaveStem()', () => {
  it('matches every word that has the stem', () => {
    const words = reader.readWords(TEXT);
    for (const { parts, compound } of words) {
      for (const { stem } of compound === null ? parts : [...parts, compound]) {
        const wanted = reader.mayHaveStem([stem]);
        const has = (word: (typeof words)[number]): boolean =>
          word.compound?.stem === stem || word.parts.some((part) => part.stem === stem);
        const missed = words.filter((word) => has(word) && wanted?.test(lettersOf(word)) === false);
        expect(missed, stem).toEqual([]);
      }
    }
  });

  it('excludes most other words', () => {
    const wanted = reader.mayHaveStem(['invoic', '/invoices']);
    expect('Send an invoice to a customer'.split(' ').filter((word) => wanted?.test(word))).toEqual(['invoice']);
  });

  it('excludes no word in a language that spells the same letters in several ways', () => {
    expect(new WordReader(findLanguage('de')).mayHaveStem(['grosse'])).toBeNull();
  });
});

it('knows that settings are not what sets', () => {
  const [set, setting, settings] = ['set', 'setting', 'settings'].map((word) => reader.toTerm(word).stem);
  expect(settings).toBe(setting);
  expect(settings).not.toBe(set);
});
