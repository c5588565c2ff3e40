import { describe, expect, it } from 'vitest';
import { splitAtWords } from '../../../worker/model/found-words.ts';

function marked(text: string, words: readonly string[]): string {
  return splitAtWords(text, words)
    .map((piece) => (piece.isWord ? `[${piece.text}]` : piece.text))
    .join('');
}

describe('splitAtWords()', () => {
  it('finds whole words, case-insensitively', () => {
    expect(marked('Invoice: an invoice, not invoicing', ['invoice'])).toBe('[Invoice]: an [invoice], not invoicing');
  });

  it('finds parts of a name, and the whole name', () => {
    expect(marked('lines.invoice_id, listInvoices', ['invoice', 'invoices'])).toBe(
      'lines.[invoice]_id, list[Invoices]',
    );
    expect(marked('OAuthLogin with oauth', ['auth'])).toBe('O[Auth]Login with oauth');
    expect(marked('lines.invoice_id', ['invoice_id'])).toBe('lines.[invoice_id]');
  });

  it('finds words in scripts without spaces', () => {
    expect(marked('請求書の発行', ['発行', '請求'])).toBe('[請求]書の[発行]');
  });

  it('prefers the longer of two words', () => {
    expect(marked('bill-payment of a bill', ['bill', 'bill-payment'])).toBe('[bill-payment] of a [bill]');
  });

  it('handles letters of other languages, including those whose lower case has another length', () => {
    expect(marked('İstanbul, Übung und übungen', ['übung'])).toBe('İstanbul, [Übung] und übungen');
  });

  it('treats regular expression syntax as text', () => {
    expect(marked('a.b (c) a+b', ['a.b', '(c)', '[', '\\', 'a+b'])).toBe('[a.b] [(c)] [a+b]');
  });

  it('does not split text without matches', () => {
    expect(marked('a – b', [])).toBe('a – b');
    expect(marked('a – b', ['', '–'])).toBe('a – b');
    expect(marked('', ['a'])).toBe('');
  });
});
