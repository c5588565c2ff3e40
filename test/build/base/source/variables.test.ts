import { describe, expect, it } from 'vitest';
import { expandAll, expandVariables, findUngrouped } from '../../../../build/base/source/variables.ts';
import { thrownFindings } from '../../thrown-findings.ts';

const VARIABLES = new Map([
  ['product.name', 'Books'],
  ['api.base-url', 'https://$1.test/$&'],
]);

describe('findUngrouped()', () => {
  it('finds words in braces, but no TeX or JSX', () => {
    const text = 'A {{ nope }} and ({{x}}), \\frac{{a}}{{b}}, style={{color}}, {{ product.name }}';
    expect(findUngrouped(text)).toEqual([
      { name: 'nope', offset: 2 },
      { name: 'x', offset: 18 },
    ]);
  });
});

describe('expandVariables()', () => {
  const expand = (text: string): [string, [string, number][]] => {
    const unknown: [string, number][] = [];
    const isCode = (offset: number): boolean => text[offset - 1] === '`';
    return [
      expandVariables(text, VARIABLES, { onUnknown: (name, offset) => unknown.push([name, offset]), isCode }),
      unknown,
    ];
  };

  it.each([
    ['{{ product.name }} and {{product.name}}', 'Books and Books'],
    ['{{ api.base-url }}', 'https://$1.test/$&'],
    ['\\{{ product.name }}', '{{ product.name }}'],
    ['{{ name }} {{}} {{ 5.a }} { { product.name } }', '{{ name }} {{}} {{ 5.a }} { { product.name } }'],
    ['{{ product.name', '{{ product.name'],
  ])('expands %j to %j', (text, expanded) => {
    expect(expand(text)).toEqual([expanded, []]);
  });

  it('reports an unknown name with its location, and keeps the text', () => {
    expect(expand('a {{ product.nmae }}')).toEqual(['a {{ product.nmae }}', [['product.nmae', 2]]]);
    expect(expand('a {{ github.sha }}')[1]).toEqual([['github.sha', 2]]);
  });

  it('ignores variables of other tools in code, but reports a misspelled name of the site', () => {
    expect(expand('`{{ github.sha }}`')[1]).toEqual([]);
    expect(expand('`{{ product.nmae }}`')[1]).toEqual([['product.nmae', 1]]);
    expect(expand('`{{ product.name }}`')[0]).toBe('`Books`');
  });
});

describe('expandAll()', () => {
  it('expands every text, and keeps other values', () => {
    const value = { a: ['{{ product.name }}', 1, null], b: { c: '{{ product.name }}s', d: true } };
    expect(expandAll(value, VARIABLES, () => ({ file: 'a' }))).toEqual({
      a: ['Books', 1, null],
      b: { c: 'Bookss', d: true },
    });
  });

  it('locates each unknown name', async () => {
    const value = { a: ['{{ a.b }}'], c: '{{ d.e }}' };
    const faults = await thrownFindings(() => expandAll(value, VARIABLES, (path) => ({ file: path.join('/') })));
    expect(faults.map((fault) => fault.split(':', 1)[0])).toEqual(['a/0', 'c']);
  });
});
