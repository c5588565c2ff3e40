import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

describe('columns', () => {
  it('are next to each other, and below each other in Markdown', () => {
    const expected = {
      html: '<div class="columns" data-columns="2"><div><p>One</p></div><div><p>Two</p></div></div>',
      markdown: 'One\n\nTwo',
      findings: [],
    };
    expect(show(':::columns\n:::column\nOne\n:::\n:::column\nTwo\n:::\n:::')).toEqual(expected);
    expect(show('<Columns>\n<Column>\n\nOne\n\n</Column>\n<Column>\n\nTwo\n\n</Column>\n</Columns>')).toEqual(expected);
  });
});
