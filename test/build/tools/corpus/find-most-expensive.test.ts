import { describe, expect, it } from 'vitest';
import { EMPTY_ROW } from '../../../../build/tools/corpus/compile-one.ts';
import { findMostExpensive } from '../../../../build/tools/corpus/find-most-expensive.ts';

describe('findMostExpensive()', () => {
  it('sorts by cost per operation, and skips descriptions without operations', () => {
    const rows = [
      { ...EMPTY_ROW, file: 'large.json', operations: 100, cpuMs: 500 },
      { ...EMPTY_ROW, file: 'dear.json', operations: 2, cpuMs: 80 },
      { ...EMPTY_ROW, file: 'rejected.json', operations: 0, cpuMs: 9_000 },
    ];
    expect(findMostExpensive(rows, ({ cpuMs }) => cpuMs)).toEqual([
      { file: 'dear.json', each: 40 },
      { file: 'large.json', each: 5 },
    ]);
  });

  it('lists ten of them', () => {
    const rows = Array.from({ length: 15 }, (_, index) => ({ ...EMPTY_ROW, operations: 1, bytes: index }));
    expect(findMostExpensive(rows, ({ bytes }) => bytes).map(({ each }) => each)).toEqual([
      14, 13, 12, 11, 10, 9, 8, 7, 6, 5,
    ]);
  });
});
