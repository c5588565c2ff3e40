import { describe, expect, it } from 'vitest';
import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import { fillTemplate, listTexts, markTexts, parseTemplate } from '../../../worker/ui/frame/template.ts';

const fill = (markup: string, values: readonly string[]): string =>
  fillTemplate(
    parseTemplate(markup, (each) => each),
    values,
  ).join('');

describe('listTexts()', () => {
  it('returns the same structure key only for texts of the same structure', () => {
    const structures = [
      { title: 'a', links: ['b'], open: true },
      { title: 'x', links: ['y', 'z'], open: true },
      { title: null, links: ['y'], open: true },
      { title: 'x', links: ['y'], open: false },
      { title: 'null', links: [{ html: 'y' as SafeHtml }], open: true },
      { title: 'x', links: [['y']], open: true },
    ].map((texts) => listTexts(texts).structure);
    expect(new Set(structures).size).toBe(structures.length);
    expect(listTexts({ title: 'null', links: ['true'], open: true }).structure).toBe(structures[0]);
  });

  it('escapes texts, but not compiled HTML', () => {
    const { values } = listTexts([`<&>"'`, { html: '<b>' as SafeHtml }]);
    expect(values).toEqual(['&lt;&amp;&gt;&quot;&#x27;', '<b>']);
  });
});

describe('markTexts()', () => {
  it('keeps the structure and all values that are not text', () => {
    const marked = markTexts({ title: 'a', size: 2, open: true, none: null, list: ['b', { html: '<i>' as SafeHtml }] });
    expect(marked).toMatchObject({ size: 2, open: true, none: null });
    expect(JSON.stringify(marked)).not.toMatch(/"[ab]"|<i>/);
  });
});

describe('fillTemplate()', () => {
  it('inserts each text wherever it is marked, in any order', () => {
    const texts = ['one', { html: '<i>two</i>' as SafeHtml }] as const;
    const [one, two] = markTexts(texts);
    const { values } = listTexts(texts);
    expect(fill(`<a title="${one}">${two.html}</a>${one}`, values)).toBe('<a title="one"><i>two</i></a>one');
  });

  it('ignores marks in the texts', () => {
    const [forged] = markTexts(['x']);
    const texts = [`${forged}$1`, 'two'];
    const [first, second] = markTexts(texts);
    expect(fill(`${first}|${second}`, listTexts(texts).values)).toBe(`${forged}$1|two`);
  });

  it('returns markup without marks unchanged', () => {
    expect(fill('<p></p>', [])).toBe('<p></p>');
  });
});
