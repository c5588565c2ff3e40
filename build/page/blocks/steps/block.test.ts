import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

const HTML =
  '<div class="steps" data-columns="2"><ol><li><p class="step-title">Install <em>it</em></p><p>Run it.</p></li><li><p class="step-title">Use</p><p>Go.</p></li></ol></div>';
const MARKDOWN = '1. **Install *it***\n\n   Run it.\n\n2. **Use**\n\n   Go.';

describe('steps', () => {
  it('are numbered, each with its title', () => {
    const directive = ':::steps\n:::step[Install *it*]\nRun it.\n:::\n:::step[Use]\nGo.\n:::\n:::';
    expect(show(directive)).toEqual({ html: HTML, markdown: MARKDOWN, findings: [] });
    const component =
      '<Steps>\n<Step title="Install it">\n\nRun it.\n\n</Step>\n<Step title="Use">\n\nGo.\n\n</Step>\n</Steps>';
    expect(show(component)).toEqual({
      html: HTML.replace('<em>it</em>', 'it'),
      markdown: MARKDOWN.replace('*it*', 'it'),
      findings: [],
    });
  });

  it('can be a numbered list', () => {
    expect(show(':::steps\n1. One\n2. Two\n:::')).toEqual({
      html: '<div class="steps" data-columns="2"><ol><li>One</li><li>Two</li></ol></div>',
      markdown: '1. One\n2. Two',
      findings: [],
    });
  });

  it('state their number, so that a page that is still loading knows its columns', () => {
    const opening = (steps: number): string =>
      show(`<Steps>\n${'1. One\n'.repeat(steps)}</Steps>`).html.split('<ol>')[0] ?? '';
    expect([1, 4, 5].map(opening)).toEqual([
      '<div class="steps">',
      '<div class="steps" data-columns="4">',
      '<div class="steps">',
    ]);
  });

  it('report a step outside the block, but show it', () => {
    expect(show(':::step[A]\nb\n:::')).toEqual({
      html: '<p>b</p>',
      markdown: 'b',
      findings: ['a.md:1:1 misplaced-block: Cannot place "step" here: it belongs directly in "steps".'],
    });
  });
});
