import { type BenchRun, type Figure, findFigure, formatExcess, formatValue } from '../figure.ts';
import { stateOf } from './bar.ts';

/** A run as lines for a terminal: one table, grouped by subject and section. */
export function formatTable(run: BenchRun, baseline: BenchRun | null): string {
  const lines: string[] = [];
  const width = Math.max(...run.figures.map(({ name }) => name.length)) + 2;
  let group = '';
  for (const figure of run.figures) {
    const title = `${figure.subject}, ${figure.section}`;
    if (title !== group)
      lines.push('', row(width, title, 'measured', 'budget', '', baseline === null ? '' : 'earlier'));
    group = title;
    lines.push(formatFigure(width, figure, baseline));
  }
  return [...lines, '', run.machine, ...run.notes.map((note) => `note: ${note}`)].join('\n');
}

function formatFigure(width: number, figure: Figure, baseline: BenchRun | null): string {
  const { name, value, unit } = figure;
  const earlier = baseline === null ? null : findFigure(baseline, figure);
  return row(
    width,
    `  ${name}`,
    formatValue(value, unit),
    formatLimit(figure),
    formatState(figure),
    earlier === null ? '' : `${formatValue(earlier.value, unit)} ${formatChange(value, earlier.value)}`,
  );
}

/** `≤ 4 s`, `≥ 2,000 /s`; empty without a budget. */
export function formatLimit({ budget, unit, goal }: Figure): string {
  return budget === null ? '' : `${goal === 'more' ? '≥' : '≤'} ${formatValue(budget, unit)}`;
}

/** `ok`; `near`, over budget by less than runs differ; `OVER by 18 %`; empty without a budget. */
export function formatState(figure: Figure): string {
  const state = stateOf(figure);
  if (state === 'over') return `OVER by ${formatExcess(figure)}`;
  return { near: 'near', within: 'ok', free: '' }[state];
}

/** `(-12 %)` */
export function formatChange(value: number, earlier: number): string {
  if (earlier === 0) return value === 0 ? '(=)' : '';
  const percent = Math.round((value / earlier - 1) * 100);
  return percent === 0 ? '(=)' : `(${percent > 0 ? '+' : ''}${percent} %)`;
}

function row(width: number, name: string, value: string, budget: string, state: string, earlier: string): string {
  return `${name.padEnd(width)} ${value.padStart(12)} ${budget.padStart(14)}  ${state.padEnd(14)} ${earlier}`.trimEnd();
}
