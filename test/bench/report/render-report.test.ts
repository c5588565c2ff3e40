import { describe, expect, it } from 'vitest';
import { type BenchRun, figuresOf } from '../figure.ts';
import { pageFigures } from '../pages/measure-pages.ts';
import type { Visit } from '../pages/visit-page.ts';
import { describeOver } from './describe-over.ts';
import { formatTable } from './format-table.ts';
import { PEER_COMPARISONS } from './peers.ts';
import { renderReport } from './render-report.ts';

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

describe('renderReport()', () => {
  const html = renderReport(RUN, EARLIER);

  it('starts with the figures that are over budget', () => {
    expect(html).toContain('✕ 3 of 4 budgets are kept');
    expect(html).toMatch(/<caption>Over budget<\/caption>[\s\S]*?hot: CPU<\/th>[\s\S]*?OVER by 20 %/);
    expect(renderReport({ ...RUN, figures: RUN.figures.slice(1) }, null)).toContain('✓ 3 of 3 budgets are kept');
  });

  it('lists what got worse or better since the earlier run', () => {
    expect(html).toContain(
      '1 worse</b>, <b class="within-text">1 better</b>, 0 the same within 10 %. 3 are only in this run.',
    );
  });

  it('has a text for each chart, and no chart without anything to compare', () => {
    expect(html).toContain('role="img" aria-label="120 % of the budget, 120 % of the earlier run"');
    expect(html).toContain('role="img" aria-label="180 % of the budget"');
    expect(html).toMatch(/>records<\/th><td role="cell" class="chart"><\/td>/);
  });

  it('escapes names of descriptions', () => {
    expect(html).toContain('<h2>a&lt;b&gt;.json</h2>');
    expect(html).toContain('Note: nothing &lt;else&gt;');
    expect(html).not.toContain('a<b>');
  });
});

describe('pages that are compared with other engines', () => {
  it('are all measured', () => {
    const visit = { html: 1, css: 1, script: 1, other: 1, later: 1, elements: 1, layoutShift: 0 } as Visit;
    const names = new Set(
      (['home', 'guide', 'category', 'light operation', 'heavy operation'] as const).flatMap((page) =>
        pageFigures('sample', page, [visit], [visit]).map(({ name }) => name),
      ),
    );
    const compared = PEER_COMPARISONS.filter(({ section }) => section === 'pages').map(({ name }) => name);
    expect(compared.filter((name) => !names.has(name))).toEqual([]);
  });
});
