/** What a number counts; decides how it is written. */
export type Unit = 's' | 'ms' | 'µs' | 'MB' | 'KiB' | 'B' | 'ratio' | 'count' | 'per second' | 'shift' | 'share';

export type Section = 'build' | 'edge' | 'pages' | 'bundles' | 'search';

/** One measured number. */
export interface Figure {
  readonly section: Section;
  /** The description that the site was built with: `sample`, `github.json`. */
  readonly subject: string;
  /** What was measured, and of what: `guide: elements`. Unique within section and subject. */
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** The most that the value may be; null when nobody has set one. */
  readonly budget: number | null;
}

/** A whole run, as `--json` writes it and `--baseline` reads it. */
export interface BenchRun {
  readonly version: 1;
  /** ISO 8601. */
  readonly date: string;
  /** What else a reader must know to compare: processor, runtime, load at the start. */
  readonly machine: string;
  readonly figures: readonly Figure[];
  /** What could not be measured here, and why. */
  readonly notes: readonly string[];
}

/** How far past its budget a figure may be before `--check` fails: runs differ by a few per cent. */
export const TOLERANCE = 1.1;

/** Whether a figure is further past its budget than two runs of the same code differ. */
export function isOver({ value, budget }: Figure): boolean {
  return budget !== null && value > budget * TOLERANCE;
}

/** The same figure of another run, or null. */
export function findFigure(run: BenchRun, { section, subject, name }: Figure): Figure | null {
  return (
    run.figures.find((figure) => figure.section === section && figure.subject === subject && figure.name === name) ??
    null
  );
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
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }) + LABELS[unit];
}
