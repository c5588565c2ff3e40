import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../../build/markdown/summary.ts';

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
