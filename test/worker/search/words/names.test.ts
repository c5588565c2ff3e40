import { describe, expect, it } from 'vitest';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';
import { nameStems, nameTerm } from '../../../../worker/search/words/names.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';

const reader = new WordReader(findLanguage('en'));

describe('nameTerm()', () => {
  it.each([
    ['Error codes', '=error code'],
    ['The life of an invoice', '=life invoic'],
    ['1. Enter the company details', '=enter compani detail'],
    ['401', '=401'],
    ['me', '=me'],
    ['Sign in', '=signin'],
    ['listInvoices', '=list invoic'],
    ['list-invoices', '=list invoic'],
    ['Invoices and invoicing', '=invoic'],
    ['Per diem', '=per diem'],
    ['per_page', '=per page'],
    ['', null],
    ['What you are asked before the first request of yours goes out', null],
  ])('%j → %j', (text, term) => {
    const words = reader.readWords(text).flatMap(({ parts }) => parts);
    expect(nameTerm(nameStems(words, reader))).toBe(term);
  });
});
