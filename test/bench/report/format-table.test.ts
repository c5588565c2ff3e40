import { describe, expect, it } from 'vitest';
import { type BenchRun, figuresOf } from '../figure.ts';
import { describeOver } from './describe-over.ts';
import { formatTable } from './format-table.ts';

const figure = figuresOf('edge', 'a<b>.json');
const RUN: BenchRun = {
  version: 2,
  date: '2026-01-02T03:04:05Z',
  machine: 'One & only',
  figures: [
    figure('hot: CPU', 120, 'µs', 100),
    figure('cold: CPU', 105, 'µs', 100),
    figure('304: CPU', 50, 'µs', 100),
    figure('requests', 900, 'per second', { atLeast: 500 }),
    figure('records', 5, 'count'),
  ],
  notes: ['nothing <else>'],
};
const EARLIER: BenchRun = { ...RUN, figures: [figure('hot: CPU', 100, 'µs', 100), figure('304: CPU', 100, 'µs', 100)] };

describe('describeOver()', () => {
  it('lists the figures that are over budget, and by how much', () => {
    expect(describeOver(RUN.figures)).toEqual([
      'over budget by 20 %: a<b>.json, edge, hot: CPU: 120 µs, at most 100 µs',
    ]);
  });
});

describe('formatTable()', () => {
  it('shows each figure next to its budget and the earlier run', () => {
    const lines = formatTable(RUN, EARLIER)
      .split('\n')
      .map((line) => line.trim().replace(/ {2,}/g, ' | '));
    expect(lines).toEqual([
      '',
      'a<b>.json, edge | measured | budget | earlier',
      'hot: CPU | 120 µs | ≤ 100 µs | OVER by 20 % | 100 µs (+20 %)',
      'cold: CPU | 105 µs | ≤ 100 µs | near',
      '304: CPU | 50 µs | ≤ 100 µs | ok | 100 µs (-50 %)',
      'requests | 900 /s | ≥ 500 /s | ok',
      'records | 5',
      '',
      'One & only',
      'note: nothing <else>',
    ]);
  });
});
