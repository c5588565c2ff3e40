import { describe, expect, it } from 'vitest';
import { htmlToText, summarize } from '../../../build/markdown/summary.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';

describe('htmlToText()', () => {
  it.each([
    ['<p>With <code>everywhere</code>, all <a href="/x"><em>sessions</em></a>.</p>', 'With everywhere, all sessions.'],
    ['<p>One</p><p>two</p><ul><li>three</li></ul>', 'One two three'],
    ['a<br>b', 'a b'],
    ['1 &lt; 2 &amp; <b', '1 < 2 &'],
  ])('%s → %s', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});

describe('summarize()', () => {
  it('truncates after a word, even if markup takes most of the length limit', () => {
    const link = `<p><a href="https://example.com/${'a'.repeat(955)}">Link</a> `;
    expect(summarize({ html: `${link}${link}invoices and receipts</p>` as SafeHtml, markdown: '' })).toBe('Link Link…');
    expect(summarize({ html: '<p>Invoices.</p>' as SafeHtml, markdown: '' })).toBe('Invoices.');
  });
});
