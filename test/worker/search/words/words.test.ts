import { describe, expect, it } from 'vitest';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';

const reader = new WordReader(findLanguage('en'));

const TEXT = `Invoices, invoicing, invoiced; cry, cries, crying; organisation, organized, authorised realise apply applies
applied relational hopping ties dies sky news paging assignees attendee generally due-date dueDate due_date O'Reilly
customer's invoice.paid Company-Id Größe Café OAuth2 v2 IDs 写真を撮る listInvoicesForOrg C getC c-level used as a`;

describe('mayHaveStem()', () => {
  it('matches every word that has the stem', () => {
    const words = reader.readWords(TEXT);
    for (const { parts, compound } of words) {
      for (const { stem } of compound === null ? parts : [...parts, compound]) {
        const mayHave = reader.mayHaveStem([stem]);
        const has = (word: (typeof words)[number]): boolean =>
          word.compound?.stem === stem || word.parts.some((part) => part.stem === stem);
        const missed = words.filter((word) => has(word) && mayHave?.(TEXT.slice(word.start, word.end)) === false);
        expect(missed, stem).toEqual([]);
      }
    }
  });

  it('excludes most other words', () => {
    const mayHave = reader.mayHaveStem(['invoic', 'c', '/invoices']);
    const words = 'Send an invoice to a customer who reinvoices, with vitamin C'.split(/,? /);
    expect(words.filter((word) => mayHave?.(word))).toEqual(['invoice', 'C']);
  });

  it('excludes words if no word can have one of the stems', () => {
    expect(reader.mayHaveStem(['/invoices'])?.('invoices')).toBe(false);
    expect(reader.mayHaveStem([])?.('invoices')).toBe(false);
  });

  it('looks for the stem in the middle of words in a language with compounds', () => {
    expect(new WordReader(findLanguage('nl')).mayHaveStem(['rekening'])?.('verkooprekening')).toBe(true);
  });

  it('excludes no word in a language that spells the same letters in several ways', () => {
    expect(new WordReader(findLanguage('de')).mayHaveStem(['grosse'])).toBeNull();
  });
});

it('knows that receivables were not received', () => {
  const [received, receivables] = ['received', 'receivables'].map((word) => reader.toTerm(word).stem);
  expect(receivables).not.toBe(received);
});

it('knows that settings are not what sets', () => {
  const [set, setting, settings] = ['set', 'setting', 'settings'].map((word) => reader.toTerm(word).stem);
  expect(settings).toBe(setting);
  expect(settings).not.toBe(set);
});
