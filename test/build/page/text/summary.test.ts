import { describe, expect, it } from 'vitest';
import { FragmentIds } from '../../../../build/base/fragment-ids.ts';
import { DescriptionCompiler } from '../../../../build/page/description/compile-description.ts';
import { summarize } from '../../../../build/page/text/summary.ts';
import { pageEn } from '../../../english.ts';

const compiler = new DescriptionCompiler({ messages: pageEn });

describe('the text of a description', () => {
  it.each([
    ['With `everywhere`, all [*sessions*](/x).', 'With everywhere, all sessions.'],
    ['One\n\ntwo\n- three', 'One two three'],
    ['a<br>b', 'a b'],
    ['1 &lt; 2 &amp; <b', '1 < 2 & <b'],
  ])('of %j is %j', (markdown, text) => {
    expect(compiler.compile(markdown)?.text).toBe(text);
  });
});

describe('summarize()', () => {
  it('truncates after a word', () => {
    const { prose } = compiler.compilePage('invoices '.repeat(30), new FragmentIds());
    expect(summarize(prose)).toMatch(/^(?:invoices )*invoices…$/);
    expect(summarize(prose).length).toBeLessThanOrEqual(161);
    expect(summarize(null)).toBe('');
  });

  it.each([
    ['# Introduction\n\nThe API of a shop.\n\n## Errors\n\nAs JSON.', 'The API of a shop.'],
    ['Bills.\n\n## Due\n\nIn a month.', 'Bills.'],
    ['# Shop\n\n## About\n\n- Books\n- *Maps*', 'Books Maps'],
    ['# Introduction', ''],
    ['', ''],
  ])('of %j is %j: the first text without headings', (markdown, summary) => {
    expect(compiler.summarize(markdown)).toBe(summary);
  });

  it('ends in an ellipsis after a word, not after the end of a sentence', () => {
    const { prose } = compiler.compilePage(`${'word '.repeat(31)}end. Next sentence, which is cut.`, new FragmentIds());
    expect(summarize(prose)).toMatch(/ end…$/);
  });
});
