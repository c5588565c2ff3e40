import { describe, expect, it } from 'vitest';
import { FoundWords } from '../../../worker/search/found-words.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { WordReader } from '../../../worker/search/words/words.ts';

const reader = new WordReader(findLanguage('en'));

describe('FoundWords', () => {
  const found = new FoundWords({ stems: new Set(['invoic', 'bill']), typed: new Set(['invoic']) }, reader);

  it('marks the typed words as they are spelled, each time they occur', () => {
    expect(found.wordsIn('Invoices: an invoice, Invoicing.')).toEqual(['invoices', 'invoice', 'invoicing']);
    expect(found.wordsIn('an invoice')).toEqual(['invoice']);
  });

  it('marks the typed part of a name', () => {
    expect(found.wordsIn('listInvoices and invoice_id')).toEqual(['invoices', 'invoice']);
  });

  it('does not mark synonyms', () => {
    expect(found.wordsIn('Bills and customers')).toEqual([]);
  });

  it('says where the first match starts, synonyms included', () => {
    expect(found.startIn('Customers have bills and invoices')).toBe(15);
    expect(found.startIn('Customers')).toBe(0);
  });
});
