import { describe, expect, it } from 'vitest';
import { nameStems, nameTerm } from '../../../../worker/search/words/names.ts';
import { readWords } from '../../../../worker/search/words/words.ts';

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
    ['', null],
    ['What you are asked before the first request of yours goes out', null],
  ])('%j → %j', (text, term) => {
    expect(nameTerm(nameStems(readWords(text).flatMap(({ parts }) => parts)))).toBe(term);
  });
});
