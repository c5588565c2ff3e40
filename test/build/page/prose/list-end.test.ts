import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';

const NOTE = ':::note\n\nA\n\n:::';

describe('a list before a directive', () => {
  it.each([
    ['- a', 1],
    ['- a\n<b>x</b> more', 1],
    ['- a\n<br/>c', 1],
    ['- a\n\n- b', 1],
    ['- ```\n  :::\n  ```', 1],
    ['- ```\n  ```js\n  :::\n  ```', 1],
    ['- a\n* b', 2],
    ['- a\n\n# b\n\n- c', 2],
  ])('ends there: %j', (list, count) => {
    const { html } = compile(`${list}\n${NOTE}`);
    expect(html.match(/<ul>/g)).toHaveLength(count);
    expect(html).toMatch(/<\/ul>\s*<div class="admonition[\s\S]*<p>A<\/p>/);
    expect(html).not.toContain('<p>:::');
  });

  it('goes on after a directive in its item', () => {
    const { html } = compile('- a\n\n  :::note\n\n  A\n\n  :::\n\n- b');
    expect(html.match(/<ul>/g)).toHaveLength(1);
    expect(html).toMatch(/<li>[\s\S]*class="admonition[\s\S]*<\/li>[\s\S]*<li>/);
  });
});
