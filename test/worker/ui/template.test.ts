import { describe, expect, it } from 'vitest';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { fillTemplate, markTexts, parseTemplate } from '../../../worker/ui/frame/template.ts';

const fill = (markup: string, values: readonly string[]): string => fillTemplate(parseTemplate(markup), values);

describe('markTexts()', () => {
  it('keeps the structure and what is no text', () => {
    const texts = { title: 'a', size: 2, open: true, none: null, list: ['b', { html: '<i>' as SafeHtml }] };
    const { marked, values } = markTexts(texts);
    expect(values).toEqual(['a', 'b', '<i>']);
    expect(marked).toMatchObject({ size: 2, open: true, none: null });
    expect(JSON.stringify(marked)).not.toMatch(/"[ab]"|<i>/);
  });

  it('gives the same marks to texts in the same places', () => {
    const first = markTexts({ title: 'a', links: ['b'] }).marked;
    expect(markTexts({ title: 'x', links: ['y'] }).marked).toEqual(first);
    expect(markTexts({ title: 'x', links: ['y', 'z'] }).marked).not.toEqual(first);
    expect(markTexts({ title: null, links: ['y'] }).marked).not.toEqual(first);
  });

  it('escapes texts, and leaves compiled HTML as it is', () => {
    const { values } = markTexts([`<&>"'`, { html: '<b>' as SafeHtml }]);
    expect(values).toEqual(['&lt;&amp;&gt;&quot;&#x27;', '<b>']);
  });
});

describe('fillTemplate()', () => {
  it('puts each text in all of its places, in any order', () => {
    const { marked, values } = markTexts(['one', 'two']);
    const [one, two] = marked;
    expect(fill(`<a title="${two}">${one}</a>${two}`, values)).toBe('<a title="two">one</a>two');
  });

  it('looks for no marks in the texts', () => {
    const forged = markTexts(['x']).marked[0];
    const { marked, values } = markTexts([`${forged}$1`, 'two']);
    expect(fill(`${marked[0]}|${marked[1]}`, values)).toBe(`${forged}$1|two`);
  });

  it('is the markup itself when it has no marks', () => {
    expect(fill('<p></p>', [])).toBe('<p></p>');
  });
});
