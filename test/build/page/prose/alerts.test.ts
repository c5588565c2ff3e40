import { describe, expect, it } from 'vitest';
import { compile, findingsOf, flat, html } from './compile.ts';

describe('compileMarkdown() of alerts, groups and formulas', () => {
  it.each([
    ['note', 'note', 'Note'],
    ['TIP', 'tip', 'Tip'],
    ['Important', 'info', 'Important'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'danger', 'Caution'],
  ])('converts GitHub’s %s to an admonition', (word, kind, title) => {
    expect(flat(`> [!${word}]\n> a *b*\n>\n> c`)).toBe(
      `<div class="admonition ${kind}" role="note"><p class="admonition-title"><span>${title}</span></p><div><p>a <em>b</em></p><p>c</p></div></div>`,
    );
  });

  it('leaves other quotes unchanged', () => {
    expect(flat('> [!FOO]\n> a')).toBe('<blockquote><p>[!FOO]a</p></blockquote>');
    expect(flat('> [!NOTE] a')).toBe('<blockquote><p>[!NOTE] a</p></blockquote>');
  });

  it('reports an unclosed admonition, but shows it', () => {
    expect(findingsOf('a\n\n:::note\ntext')).toEqual([
      'a.md:3:1 unclosed-block: Cannot find the end of ":::note": nothing closes it. Add a line ":::" with as many colons as the opening line.',
    ]);
  });

  it('renders formulas as MathML if they are on, and ignores prices', () => {
    expect(flat('Costs $5 and $6, $a^2$.\n\n$$\nb\n$$\n\n```math\nc\n```', { math: true })).toBe(
      '<p>Costs $5 and $6, <math><msup><mi>a</mi><mn>2</mn></msup></math>.</p><div class="math" tabindex="0"><math display="block" class="tml-display"><mi>b</mi></math></div><div class="math" tabindex="0"><math display="block" class="tml-display"><mi>c</mi></math></div>',
    );
    expect(flat('$a^2$')).toBe('<p>$a^2$</p>');
    expect(compile('$\\foo$', { math: true })).toMatchObject({
      html: '<p><code>$\\foo$</code></p>\n',
      findings: [
        'a.md:1:1 math-syntax: Cannot render the formula: Unsupported function name: \\foo. Correct its TeX, or write "\\$" for a dollar sign.',
      ],
    });
    expect(html('$\\color{red} x$', { math: true })).not.toContain('style=');
  });
});
