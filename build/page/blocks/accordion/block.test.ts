import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

describe('accordion', () => {
  it('expands under its title', () => {
    const expected = {
      html: '<details class="accordion" open><summary>Why <em>so</em></summary><p>Because.</p></details>',
      markdown: '**Why *so***\n\nBecause.',
      findings: [],
    };
    expect(show(':::accordion[Why *so*]{open}\nBecause.\n:::')).toEqual(expected);
    expect(
      show('<AccordionGroup>\n<Accordion title="Why so" open>\n\nBecause.\n\n</Accordion>\n</AccordionGroup>'),
    ).toEqual({
      ...expected,
      html: expected.html.replace('<em>so</em>', 'so'),
      markdown: '**Why so**\n\nBecause.',
    });
  });

  it('reports a missing title', () => {
    expect(show(':::accordion\na\n:::').findings).toEqual([
      'a.md:1:1 incomplete-block: Cannot show an accordion without a title. Write :::accordion[Title].',
    ]);
  });
});
