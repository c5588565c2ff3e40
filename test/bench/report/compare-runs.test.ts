import { describe, expect, it } from 'vitest';
import { type BenchRun, figuresOf } from '../figure.ts';
import { compareRuns } from './compare-runs.ts';

const figure = figuresOf('edge', 'sample');
const toRun = (figures: BenchRun['figures']): BenchRun => ({ version: 2, date: '', machine: '', figures, notes: [] });

describe('compareRuns()', () => {
  it('sorts changes by size, and separates better from worse', () => {
    const now = [
      figure('CPU', 110, 'µs'),
      figure('requests', 50, 'per second', { atLeast: 1 }),
      figure('p50', 1, 'ms'),
      figure('pages', 9, 'count'),
      figure('only now', 1, 'ms'),
      figure('blocking', 5, 'ms', 0),
      figure('shift', 0, 'shift', 0),
    ];
    const before = [
      figure('CPU', 100, 'µs'),
      figure('requests', 100, 'per second', { atLeast: 1 }),
      figure('p50', 4, 'ms'),
      figure('pages', 8, 'count'),
      figure('blocking', 0, 'ms', 0),
      figure('shift', 0, 'shift', 0),
    ];
    const changes = compareRuns(toRun(now), toRun(before));
    expect(changes.map(({ figure: { name }, verdict }) => [name, verdict])).toEqual([
      ['blocking', 'worse'],
      ['p50', 'better'],
      ['requests', 'worse'],
      ['pages', null],
      ['CPU', null],
      ['shift', null],
    ]);
  });
});
