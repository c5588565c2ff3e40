import { readFileSync, writeFileSync } from 'node:fs';
import { describeMutation, type MutationKind, placeOf } from './mutation.ts';
import type { MutationResult, Outcome } from './run-mutations.ts';

/** A result as the JSON file lists it. */
export interface ResultRow {
  readonly place: string;
  readonly kind: MutationKind;
  readonly change: string;
  readonly outcome: Outcome;
  readonly detail: string;
  readonly testFiles: number;
  readonly seconds: number;
}

const OUTCOMES: readonly Outcome[] = ['caught', 'timed out', 'survived', 'undecided'];

export function toRow(result: MutationResult, text: string): ResultRow {
  const { mutation, outcome, detail, testFiles, seconds } = result;
  const change = describeMutation(text, mutation);
  return { place: placeOf(mutation), kind: mutation.kind, change, outcome, detail, testFiles, seconds };
}

/** The counts, and each mutation that no test has caught. */
export function formatResults(rows: readonly ResultRow[]): string {
  const counts = OUTCOMES.map((outcome) => {
    const count = rows.filter((row) => row.outcome === outcome).length;
    return `${outcome.padEnd(10)} ${String(count).padStart(4)}  ${((100 * count) / Math.max(1, rows.length)).toFixed(1)} %`;
  });
  const open = rows.filter(({ outcome }) => outcome === 'survived' || outcome === 'undecided');
  return [...counts, ...open.map((row) => `\n${formatRow(row)}`)].join('\n');
}

export function formatRow({ place, kind, change, outcome, detail, seconds }: ResultRow): string {
  return `${outcome}: ${place}: ${kind} (${seconds} s)\n  ${change}\n  ${detail}`;
}

export interface Results {
  readonly seed: number;
  readonly count: number;
  readonly results: readonly ResultRow[];
}

/** Called after each mutation, so that an interrupted run leaves what it has found. */
export function writeResults(file: string, results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

export function loadResults(file: string): Results {
  return JSON.parse(readFileSync(file, 'utf8'));
}
