import { describe, expect, it } from 'vitest';
import { findMutations } from './find-mutations.ts';
import { formatResults, toRow } from './results.ts';
import type { Outcome } from './run-mutations.ts';

describe('formatResults()', () => {
  it('counts the outcomes, and lists each mutation that no test has caught', () => {
    expect(formatResults([row('caught'), row('survived'), row('timed out'), row('undecided')])).toBe(
      `caught        1  25.0 %
timed out     1  25.0 %
survived      1  25.0 %
undecided     1  25.0 %

survived: build/a.ts:1:5: swapped operator (2 s)
  a < b → a <= b
  why

undecided: build/a.ts:1:5: swapped operator (2 s)
  a < b → a <= b
  why`,
    );
  });
});

function row(outcome: Outcome): ReturnType<typeof toRow> {
  const [mutation] = findMutations('build/a.ts', 'c(a < b);').filter(({ kind }) => kind === 'swapped operator');
  if (mutation === undefined) throw new Error('no mutation');
  return toRow({ mutation, outcome, detail: 'why', testFiles: 3, seconds: 2 }, 'c(a < b);');
}
