import { describe, expect, it } from 'vitest';
import { findMutations, isValid } from './find-mutations.ts';
import { applyMutation, describeMutation, type Mutation } from './mutation.ts';

describe('findMutations()', () => {
  it('negates conditions', () => {
    expect(mutate('if (a && b) f = 1;', 'negated condition')).toEqual(['if (!(a && b)) f = 1;']);
    expect(mutate('const x = a ? b : c;', 'negated condition')).toEqual(['const x = !(a) ? b : c;']);
  });

  it('removes calls whose value is not used', () => {
    expect(mutate('save(a);', 'removed call')).toEqual([';']);
    expect(mutate('async () => { await save(a); }', 'removed call')).toEqual(['async () => { ; }']);
    expect(mutate('if (a) b?.save();', 'removed call')).toEqual(['if (a) ;']);
    expect(mutate('const x = load();', 'removed call')).toEqual([]);
    expect(mutate('class A extends B { constructor() { super(); } }', 'removed call')).toEqual([]);
  });

  it('changes numbers, strings and booleans', () => {
    expect(mutate('f(2);', 'changed constant')).toEqual(['f(3);', 'f(1);']);
    expect(mutate('f(-0);', 'changed constant')).toEqual(['f(-1);', 'f(-(-1));']);
    expect(mutate("f('text', '', 10n, /x/);", 'changed constant')).toEqual(["f('', '', 10n, /x/);"]);
    expect(mutate('f(true);', 'changed constant')).toEqual(['f(false);']);
  });

  it('swaps comparisons and logical operators', () => {
    expect(mutate('x = a < b;', 'swapped operator')).toEqual(['x = a <= b;']);
    expect(mutate('x = (a) /* yes */ === (b);', 'swapped operator')).toEqual(['x = (a) /* yes */ !== (b);']);
    expect(mutate('x = a || b;', 'swapped operator')).toEqual(['x = a && b;']);
    expect(mutate('x = a + b ?? c;', 'swapped operator')).toEqual([]);
  });

  it('removes returns from branches, but not the last statement of a function', () => {
    const text = 'function f(a) { if (a) return 1; if (b) { g(); return 2; } return 3; }';
    expect(mutate(text, 'removed return')).toEqual([
      'function f(a) { if (a) ; if (b) { g(); return 2; } return 3; }',
      'function f(a) { if (a) return 1; if (b) { g(); ; } return 3; }',
    ]);
  });

  it('leaves types, paths, keys and attributes alone', () => {
    const text = `'use strict'; import a from './a.ts'; export { b } from './b.ts'; import('./c.ts');
      type T = 'x' | 1; const o = { 'key': y } as Record<'k', true>; const e = <p class="z" />;`;
    expect(findMutations('a.tsx', text)).toEqual([]);
  });

  it('locates a change by line and column, also after characters of two units', () => {
    const [found] = findMutations('a.ts', "const a = b`😀é`;\n  f('x');").filter(
      ({ kind }) => kind === 'changed constant',
    );
    expect(found).toMatchObject({ file: 'a.ts', line: 2, column: 5, replacement: "''" });
  });
});

describe('isValid()', () => {
  it('rejects a mutation after which the file cannot be parsed', () => {
    const [found] = findMutations('a.ts', 'f(1);');
    if (found === undefined) throw new Error('no mutation');
    expect(isValid('f(1);', found)).toBe(true);
    expect(isValid('f(1);', { ...found, replacement: '(' })).toBe(false);
  });
});

describe('describeMutation()', () => {
  it('quotes the code before and after on one line', () => {
    const text = '() => { if (a) return (\n  1 < 2\n); }';
    expect(findMutations('a.ts', text).map((each) => describeMutation(text, each))).toEqual([
      'a → !(a)',
      'return ( 1 < 2 ); → (nothing)',
      '1 < 2 → 1 <= 2',
      '1 → 2',
      '1 → 0',
      '2 → 3',
      '2 → 1',
    ]);
  });
});

/** The text with each mutation of one kind. */
function mutate(text: string, kind: Mutation['kind']): string[] {
  return findMutations('a.ts', text)
    .filter((each) => each.kind === kind)
    .map((each) => applyMutation(text, each));
}
