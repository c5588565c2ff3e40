import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

const HTML =
  '<ul class="card-grid" data-columns="2"><li><p class="card-title"><svg><a href="bills">Bills</a></p><p>Pay &amp; file.</p></li><li><p class="card-title">Quotes</p><p>One.</p><p>Two.</p></li></ul>';
const MARKDOWN = '- [Bills](bills): Pay & file.\n- **Quotes**\n\n  One.\n\n  Two.';

describe('cards', () => {
  it('have a title, and an optional link, icon and text', () => {
    const directive =
      ':::cards{columns=2}\n:::card[Bills]{href=bills.md icon=rocket}\nPay & file.\n:::\n:::card[Quotes]\nOne.\n\nTwo.\n:::\n:::';
    expect(show(directive)).toEqual({ html: HTML, markdown: MARKDOWN, findings: [] });
    const component =
      '<Cards columns={2}>\n<Card title="Bills" href="bills.md" icon="rocket">\n\nPay & file.\n\n</Card>\n<Card title="Quotes">\n\nOne.\n\nTwo.\n\n</Card>\n</Cards>';
    expect(show(component)).toEqual({ html: HTML, markdown: MARKDOWN, findings: [] });
  });

  it('are in as many columns as leave no gap, or give the last card a row', () => {
    const grid = (cards: number): string[] =>
      show(`<Cards>${'<Card title="A" />'.repeat(cards)}</Cards>`).html.match(/data-columns="."|whole-row/g) ?? [];
    expect([1, 2, 3, 4, 5, 6, 8].map(grid)).toEqual([
      ['data-columns="1"'],
      ['data-columns="2"'],
      ['data-columns="3"'],
      ['data-columns="2"'],
      ['data-columns="2"', 'whole-row'],
      ['data-columns="3"'],
      ['data-columns="2"'],
    ]);
  });

  it('show an image with its text', () => {
    expect(show('<Cards><Card title="A" image="a.png" alt="An A" /></Cards>').html).toContain(
      '<li><img src="a.png" decoding="async" alt="An A"><p class="card-title">A</p>',
    );
  });

  it('report unknown attributes and suggest the nearest name', () => {
    expect(show('<Cards colums="2"><Card title="A" icon="rokcet" /><Card /></Cards>').findings).toEqual([
      'a.md:1:1 unknown-attribute: Cannot read the attribute "colums" of <Cards>: there is no such attribute; did you mean "columns"?',
      'a.md:1:19 unknown-attribute: Cannot draw the icon "rokcet": there is no such icon; did you mean "rocket"?',
      'a.md:1:51 incomplete-block: Cannot show a card without a title. Write :::card[Title] or <Card title="…">.',
    ]);
  });

  it('do not link to scripts', () => {
    const { html, findings } = show('<Cards><Card title="A" href="javascript:alert(1)" /></Cards>');
    expect(html).not.toContain('javascript');
    expect(findings).toHaveLength(1);
  });
});
