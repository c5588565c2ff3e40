import { describe, expect, it } from 'vitest';
import { nextProgress } from '../../../worker/client/navigate/progress.ts';

describe('nextProgress()', () => {
  it('advances more slowly the further it is', () => {
    expect(nextProgress(0.08)).toBeCloseTo(0.18);
    expect(nextProgress(0.3)).toBeCloseTo(0.34);
    expect(nextProgress(0.6)).toBeCloseTo(0.62);
    expect(nextProgress(0.9)).toBeCloseTo(0.905);
  });

  it('never reaches the end', () => {
    let value = 0.08;
    for (let step = 0; step < 1000; step++) value = nextProgress(value);
    expect(value).toBeLessThan(1);
  });
});
