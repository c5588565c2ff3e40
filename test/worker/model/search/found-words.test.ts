import { describe, expect, it } from 'vitest';
import { splitAtWords } from '../../../../worker/model/search/found-words.ts';

function marked(text: string, words: readonly string[]): string {
  return splitAtWords(text, words)
    .map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece))
    .join('');
}

describe('splitAtWords()', () => {
  it.each([
    [
      'whole words in any case',
      'Invoice: an invoice, not invoicing',
      ['invoice'],
      '[Invoice]: an [invoice], not invoicing',
    ],
    ['parts of a name', 'invoice_id, listInvoices', ['invoice', 'invoices'], '[invoice]_id, list[Invoices]'],
    ['parts of a name, but not of a word', 'OAuthLogin with oauth', ['auth'], 'O[Auth]Login with oauth'],
    ['a whole name', 'lines.invoice_id', ['invoice_id'], 'lines.[invoice_id]'],
    ['words in scripts without spaces', '請求書の発行', ['発行', '請求'], '[請求]書の[発行]'],
    ['words between those', '使用webhook接收通知', ['webhook', '通知'], '使用[webhook]接收[通知]'],
    ['the longer of two words', 'bill-payment of a bill', ['bill', 'bill-payment'], '[bill-payment] of a [bill]'],
    ['letters whose lower case has another length', 'İstanbul, Übung', ['übung'], 'İstanbul, [Übung]'],
    ['no parts of words in other languages', 'übungen', ['übung'], 'übungen'],
    ['syntax of regular expressions', 'a.b (c) a+b', ['a.b', '(c)', '[', '\\', 'a+b'], '[a.b] [(c)] [a+b]'],
    ['nothing without words', 'a – b', [], 'a – b'],
    ['no punctuation', 'a – b', ['', '–'], 'a – b'],
    ['nothing in no text', '', ['a'], ''],
  ])('finds %s', (_, text, words, expected) => {
    expect(marked(text, words)).toBe(expected);
  });
});
