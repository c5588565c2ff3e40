import { type BenchRun, type Figure, findFigure, formatValue, isOver } from '../figure.ts';

/** A run as lines for a terminal: one table, grouped by subject and section. */
export function formatTable(run: BenchRun, baseline: BenchRun | null): string {
  const lines: string[] = [];
  let group = '';
  for (const figure of run.figures) {
    const title = `${figure.subject}, ${figure.section}`;
    if (title !== group) lines.push('', row(title, 'measured', 'budget', '', baseline === null ? '' : 'earlier'));
    group = title;
    lines.push(formatFigure(figure, baseline));
  }
  return [...lines, '', run.machine, ...run.notes.map((note) => `note: ${note}`)].join('\n');
}

function formatFigure(figure: Figure, baseline: BenchRun | null): string {
  const { name, value, unit, budget } = figure;
  const earlier = baseline === null ? null : findFigure(baseline, figure);
  return row(
    `  ${name}`,
    formatValue(value, unit),
    budget === null ? '' : formatValue(budget, unit),
    formatState(figure),
    earlier === null ? '' : `${formatValue(earlier.value, unit)} ${formatChange(value, earlier.value)}`,
  );
}

/** `ok`; `near`, which is past the budget by no more than runs differ; `OVER`; nothing without a budget. */
export function formatState(figure: Figure): string {
  if (figure.budget === null) return '';
  if (isOver(figure)) return 'OVER';
  return figure.value > figure.budget ? 'near' : 'ok';
}

/** `(-12 %)` */
export function formatChange(value: number, earlier: number): string {
  if (earlier === 0) return value === 0 ? '(=)' : '';
  const percent = Math.round((value / earlier - 1) * 100);
  return percent === 0 ? '(=)' : `(${percent > 0 ? '+' : ''}${percent} %)`;
}

function row(name: string, value: string, budget: string, state: string, earlier: string): string {
  return `${name.padEnd(42)} ${value.padStart(12)} ${budget.padStart(12)}  ${state.padEnd(5)} ${earlier}`.trimEnd();
}
