import { findMutations, isValid } from './find-mutations.ts';
import type { Mutation } from './mutation.ts';

/**
 * Mutations at random, the same ones for the same seed. The files' lines, in the order of their paths, are divided into
 * equal parts, and each part gets one mutation: so each folder gets as many as its share of lines. Fewer if the files
 * do not have that many. `from` leaves out those before it, of which the first is 1.
 */
export function chooseMutations(files: ReadonlyMap<string, string>, seed: number, count: number, from = 1): Mutation[] {
  const random = randomNumbers(seed);
  const paths = [...files.keys()].sort();
  const ends: number[] = [];
  for (const path of paths) ends.push((ends.at(-1) ?? 0) + (files.get(path) ?? '').split('\n').length);
  const candidates = new Candidates(files, random);
  const chosen = Array.from({ length: count }).flatMap((_, part) => {
    const line = ((part + random()) / count) * (ends.at(-1) ?? 0);
    const first = ends.findIndex((end) => end > line);
    return candidates.take([...paths.slice(first), ...paths.slice(0, first)]) ?? [];
  });
  // In no order, so that the results of an interrupted run are from all folders.
  const keyed = chosen.map((mutation) => ({ mutation, key: random() }));
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(from - 1)
    .map(({ mutation }) => mutation);
}

/** The mutations that are not chosen yet. */
class Candidates {
  readonly #files: ReadonlyMap<string, string>;
  readonly #random: () => number;
  readonly #left = new Map<string, Mutation[]>();

  constructor(files: ReadonlyMap<string, string>, random: () => number) {
    this.#files = files;
    this.#random = random;
  }

  /** A valid mutation of the first of these files that has one. */
  take(paths: readonly string[]): Mutation | null {
    for (const path of paths) {
      for (let each = this.#takeFrom(path); each !== null; each = this.#takeFrom(path)) {
        if (isValid(this.#files.get(path) ?? '', each)) return each;
      }
    }
    return null;
  }

  #takeFrom(path: string): Mutation | null {
    const left = this.#left.get(path) ?? findMutations(path, this.#files.get(path) ?? '');
    // The kind first: constants would be most of the mutations otherwise.
    const kind = this.#pick([...new Set(left.map((each) => each.kind))].sort());
    const chosen = this.#pick(left.filter((each) => each.kind === kind));
    this.#left.set(
      path,
      left.filter(({ start, end }) => start !== chosen?.start || end !== chosen.end),
    );
    return chosen;
  }

  #pick<T>(items: readonly T[]): T | null {
    return items[Math.floor(this.#random() * items.length)] ?? null;
  }
}

/** Mulberry32: numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
