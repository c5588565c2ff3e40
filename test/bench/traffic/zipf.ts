import type { Random } from '../generated/random.ts';

/** Ranks from 0, the first the most frequent: rank r has a weight of 1 / (r + 1) ^ exponent. */
export class Zipf {
  /** Share of draws up to a rank. */
  readonly #shares: Float64Array;

  constructor(count: number, exponent: number) {
    this.#shares = new Float64Array(count);
    let sum = 0;
    for (let rank = 0; rank < count; rank++) {
      sum += 1 / (rank + 1) ** exponent;
      this.#shares[rank] = sum;
    }
    for (let rank = 0; rank < count; rank++) this.#shares[rank] = (this.#shares[rank] ?? 0) / sum;
  }

  draw(random: Random): number {
    const wanted = random.next();
    let low = 0;
    let high = this.#shares.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#shares[middle] ?? 1) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
