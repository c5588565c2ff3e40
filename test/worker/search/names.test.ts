import { describe, expect, it } from 'vitest';
import { nameStems, nameTerm, pathTermsOfQuery } from '../../../worker/search/names.ts';
import { readWords } from '../../../worker/search/words.ts';

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
  ])('of %j is %j', (text, term) => {
    expect(nameTerm(nameStems(readWords(text).flatMap(({ parts }) => parts)))).toBe(term);
  });
});

describe('pathTermsOfQuery()', () => {
  it.each([
    ['/Invoices/{invoiceId}/', '/invoices/{}'],
    ['/invoices/:id', '/invoices/{}'],
    ['https://api.example.com/v1/invoices?limit=5', '/v1/invoices'],
  ])('of %s begins with %s', (written, term) => {
    expect(pathTermsOfQuery(written)[0]).toBe(term);
  });

  it('takes ids for parameters, and leaves out what a base URL puts in front', () => {
    expect(pathTermsOfQuery('/v1/invoices/inv_8f3k2')).toContain('/invoices/{}');
  });
});
