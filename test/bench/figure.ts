/** The unit of a number, which determines its format. */
export type Unit = 's' | 'ms' | 'µs' | 'MB' | 'KiB' | 'B' | 'ratio' | 'count' | 'per second' | 'shift' | 'share';

/** Sections of a run that names none. */
export const USUAL_SECTIONS = ['build', 'edge', 'pages', 'bundles', 'search'] as const;
export const SECTIONS = [...USUAL_SECTIONS, 'authoring', 'tests'] as const;
export type Section = (typeof SECTIONS)[number];

/** Which values are better; null for facts such as the number of pages. */
export type Goal = 'less' | 'more' | null;

/** One measured number. */
export interface Figure {
  readonly section: Section;
  /** The description that the site was built with: `sample`, `github.json`. */
  readonly subject: string;
  /** What was measured, and of what: `guide: elements`. Unique within section and subject. */
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly goal: Goal;
  /** The largest allowed value, or the smallest if more is better; null without a budget. */
  readonly budget: number | null;
}

/** A complete run, as `--json` writes it and `--baseline` reads it. */
export interface BenchRun {
  readonly version: typeof RUN_VERSION;
  /** ISO 8601. */
  readonly date: string;
  /** The environment, for comparisons: processor, runtime, load at the start. */
  readonly machine: string;
  readonly figures: readonly Figure[];
  /** What could not be measured on this machine, and why. */
  readonly notes: readonly string[];
}

/** Increased when figures of another version can't be compared any more. */
export const RUN_VERSION = 2;

/** Tolerance before `--check` fails, because runs differ by a few per cent. */
const TOLERANCE = 0.1;

/** A budget that sets a minimum. */
export interface AtLeast {
  readonly atLeast: number;
}

export type MakeFigure = (name: string, value: number, unit: Unit, budget?: number | AtLeast | null) => Figure;

/** The figures of a section for a subject. Less is better, unless a budget says otherwise. */
export function figuresOf(section: Section, subject: string): MakeFigure {
  return (name, value, unit, budget = null) => {
    const figure = { section, subject, name, value, unit };
    if (budget === null) return { ...figure, goal: FACTS.has(unit) ? null : 'less', budget };
    return typeof budget === 'number'
      ? { ...figure, goal: 'less', budget }
      : { ...figure, goal: 'more', budget: budget.atLeast };
  };
}

/** Units of values that are neither good nor bad without a budget. */
const FACTS: ReadonlySet<Unit> = new Set(['count', 'per second', 'share']);

/** How far a figure exceeds its budget, as a fraction: 0.2 for 20 %. 0 if it doesn't, or has no budget. */
export function excess({ value, budget, goal }: Figure): number {
  if (budget === null) return 0;
  // A missing measurement does not meet a budget.
  if (!Number.isFinite(value)) return Number.POSITIVE_INFINITY;
  const beyond = goal === 'more' ? budget - value : value - budget;
  return beyond <= 0 ? 0 : beyond / budget;
}

/** Whether a figure exceeds its budget by more than two runs of the same code differ. */
export function isOver(figure: Figure): boolean {
  // 110 of 100 is within the tolerance, despite rounding errors.
  return excess(figure) > TOLERANCE + 1e-9;
}

/** The same figure in another run, or null. */
export function findFigure(run: BenchRun, { section, subject, name }: Figure): Figure | null {
  return (
    run.figures.find((figure) => figure.section === section && figure.subject === subject && figure.name === name) ??
    null
  );
}

/** The middle value, which ignores outliers; for an even count the lower of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

const LABELS: Readonly<Record<Unit, string>> = {
  s: ' s',
  ms: ' ms',
  µs: ' µs',
  MB: ' MB',
  KiB: ' KiB',
  B: ' B',
  ratio: ' ×',
  count: '',
  'per second': ' /s',
  shift: '',
  share: '',
};

/** `3.42 s`, `1,223`, `1.31 ×`. */
export function formatValue(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return 'none';
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }) + LABELS[unit];
}

/** `at most 4 s`, `at least 2,000 /s`; empty without a budget. */
export function formatBudget({ budget, unit, goal }: Figure): string {
  return budget === null ? '' : `at ${goal === 'more' ? 'least' : 'most'} ${formatValue(budget, unit)}`;
}

/** `18 %`; no percentage if the budget is 0 or nothing was measured. */
export function formatExcess(figure: Figure): string {
  const share = excess(figure);
  return Number.isFinite(share) ? `${Math.round(share * 100)} %` : formatValue(figure.value, figure.unit);
}
