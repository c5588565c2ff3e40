import { describe, expect, it } from 'vitest';
import { chooseMutations } from './choose-mutations.ts';
import { applyMutation } from './mutation.ts';

const LINES = 'if (a === 1) save(b);\n';
const FILES = new Map([
  ['build/site/docs/large.ts', LINES.repeat(60)],
  ['build/types.ts', 'export type A = 1;\n'.repeat(20)],
  ['worker/ui/small.ts', LINES.repeat(20)],
]);

describe('chooseMutations()', () => {
  it('chooses the same mutations for the same seed, and others for another', () => {
    expect(chooseMutations(FILES, 7, 12)).toEqual(chooseMutations(FILES, 7, 12));
    expect(chooseMutations(FILES, 8, 12)).not.toEqual(chooseMutations(FILES, 7, 12));
  });

  it('goes on from one of them', () => {
    expect(chooseMutations(FILES, 7, 12, 5)).toEqual(chooseMutations(FILES, 7, 12).slice(4));
  });

  it('spreads them over the files by their lines', () => {
    const chosen = chooseMutations(FILES, 7, 20);
    const count = (file: string): number => chosen.filter((each) => each.file === file).length;
    expect(Math.abs(count('build/site/docs/large.ts') - 12)).toBeLessThanOrEqual(1);
    // A file without a mutation leaves its share to the next one.
    expect(Math.abs(count('worker/ui/small.ts') - 8)).toBeLessThanOrEqual(1);
    expect(chosen).toHaveLength(20);
  });

  it('chooses all kinds, and none twice', () => {
    const chosen = chooseMutations(FILES, 7, 60);
    expect(new Set(chosen.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(chosen.map(({ file, start, end }) => `${file} ${start} ${end}`)).size).toBe(60);
  });

  it('returns fewer if there are no more', () => {
    expect(chooseMutations(new Map([['a.ts', 'save(b);']]), 1, 5)).toHaveLength(1);
  });

  it('changes one place of one file', () => {
    for (const each of chooseMutations(FILES, 3, 10)) {
      const text = FILES.get(each.file) ?? '';
      const mutated = applyMutation(text, each).split('\n');
      expect(mutated.filter((line, index) => line !== text.split('\n')[index])).toHaveLength(1);
    }
  });
});
