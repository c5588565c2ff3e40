import { type BenchRun, type Figure, findFigure } from '../figure.ts';

/** A figure that an earlier run also has. */
export interface Change {
  readonly figure: Figure;
  readonly earlier: Figure;
  /** 0.5 for half more, -0.5 for half as much. */
  readonly share: number;
  /** Null for a fact, or a change within the usual variation. */
  readonly verdict: 'better' | 'worse' | null;
}

/** Runs of the same code differ by a few per cent, times by more. */
const NOTEWORTHY = 0.1;

/** All figures of both runs, largest changes first. */
export function compareRuns(run: BenchRun, baseline: BenchRun): Change[] {
  return run.figures
    .flatMap((figure) => {
      const earlier = findFigure(baseline, figure);
      return earlier === null || earlier.unit !== figure.unit ? [] : [toChange(figure, earlier)];
    })
    .sort((a, b) => factor(b) - factor(a));
}

function toChange(figure: Figure, earlier: Figure): Change {
  const share = earlier.value === figure.value ? 0 : figure.value / earlier.value - 1;
  const isLess = share < 0;
  const isNoteworthy = Math.abs(share) > NOTEWORTHY + 1e-9 && figure.goal !== null;
  const isBetter = isLess === (figure.goal === 'less');
  return { figure, earlier, share, verdict: !isNoteworthy ? null : isBetter ? 'better' : 'worse' };
}

/** Doubling and halving count as changes of the same size. */
function factor({ share }: Change): number {
  return Math.abs(Math.log(1 + share));
}
