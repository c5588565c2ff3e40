import { describe, expect, it } from 'vitest';
import { fromMarkdoc } from '../../../../../build/tools/import/starlight/pages/markdoc.ts';
import { startCpuClock } from '../../../../cpu-clock.ts';

function convert(text: string): { readonly text: string; readonly dropped: readonly string[] } {
  const dropped: string[] = [];
  const isCode = (offset: number): boolean => text.slice(0, offset).split('`').length % 2 === 0;
  return { text: fromMarkdoc(text, isCode, (tag) => dropped.push(tag)), dropped };
}

describe('fromMarkdoc()', () => {
  it.each([
    ['{% aside type="tip" %}a{% /aside %}', '<Aside type="tip">a</Aside>'],
    ['{% icon name="a %} b" size=2 / %}', '<Icon name="a %} b" size={2} />'],
    ['{%\n  badge\n  text="a \\" b"\n/%}', '<Badge text="a \\" b" />'],
    ['`{% aside %}` {% steps %}', '`{% aside %}` <Steps>'],
    ['{% open {% steps %}', '{% open <Steps>'],
    ['{% open="\n{% steps %}', '{% open="\n<Steps>'],
    ['50 {% of it', '50 {% of it'],
  ])('writes %j as elements', (text, expected) => {
    expect(convert(text)).toEqual({ text: expected, dropped: [] });
  });

  it('tells of the tags that it drops', () => {
    expect(convert('a{% other x=1 %}b{% /other %}')).toEqual({ text: 'ab', dropped: ['{% other x=1 %}'] });
  });

  it.each([
    ['blanks', `{%${' '.repeat(20_000)}`],
    ['open tags', '{% a '.repeat(20_000)],
    ['open texts', '{% a "'.repeat(20_001)],
    ['escaped quotes', '{% \\"'.repeat(20_000)],
    ['a long name', `{% icon ${'a'.repeat(50_000)} %}`],
  ])('reads %s in time', (_what, text) => {
    const elapsed = startCpuClock();
    fromMarkdoc(
      text,
      () => false,
      () => undefined,
    );
    expect(elapsed()).toBeLessThan(200);
  });
});
