import { describe, expect, it } from 'vitest';
import { ApiWarnings } from '../../../../build/openapi/core/api-warnings.ts';
import { BoundedMap, EqualStore, MemoizedWork } from '../../../../build/openapi/core/memoized-work.ts';

describe('MemoizedWork', () => {
  it('computes a value once, and repeats its warnings to each caller', () => {
    const warnings = new ApiWarnings();
    const made: object[] = [];
    const work = new MemoizedWork(
      warnings,
      (key: object) => {
        made.push(key);
        warnings.warn('#/a', 'Cannot read it.');
        warnings.relyOn('schema A', '/api/schemas/a');
        return made.length;
      },
      new WeakMap(),
    );
    const key = {};
    const pages = [1, 2, 3].map(() => warnings.note(() => work.take(key)));
    expect(made).toEqual([key]);
    for (const page of pages)
      expect(page).toEqual({
        value: 1,
        warnings: [{ pointer: '#/a', message: 'Cannot read it.' }],
        answers: [['schema A', '/api/schemas/a']],
      });
  });

  it('shares a value between equal inputs on request, and repeats its warnings', () => {
    const warnings = new ApiWarnings();
    const made: object[] = [];
    const make = (key: object): number => {
      warnings.relyOn(`link of ${JSON.stringify(key)}`, 'null');
      return made.push(key);
    };
    const work = new MemoizedWork(warnings, make, new EqualStore());
    const pages = [{ a: [1] }, { a: [1] }, { a: [2] }].map((key) => warnings.note(() => work.take(key)));
    expect(pages.map(({ value }) => value)).toEqual([1, 1, 2]);
    expect(pages.map(({ answers }) => answers.map(([question]) => question))).toEqual([
      ['link of {"a":[1]}'],
      ['link of {"a":[1]}'],
      ['link of {"a":[2]}'],
    ]);
  });
});

describe('BoundedMap', () => {
  it('keeps only the last entries up to its limit', () => {
    const map = new BoundedMap<number>(2);
    for (const [value, key] of ['a', 'b', 'c'].entries()) map.set(key, value);
    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, undefined, 2]);
  });
});
