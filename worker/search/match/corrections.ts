import type { QueryTerm } from '../query/parse-query.ts';

/** The words of a query that no page has, and those that were probably meant. */
export class Corrections {
  readonly #terms: readonly QueryTerm[];
  /** What was probably meant, by the word as typed. */
  readonly #meant = new Map<string, string>();

  constructor(terms: readonly QueryTerm[]) {
    this.#terms = terms;
  }

  add({ written }: QueryTerm, spelled: string): void {
    this.#meant.set(written, spelled);
  }

  /** The query with corrected spelling, without words that mean nothing here; null if nothing was corrected. */
  suggest(known: ReadonlySet<number>): string | null {
    if (this.#meant.size === 0) return null;
    const kept = this.#terms.filter((_, slot) => known.has(slot));
    return kept.map(({ written }) => this.#meant.get(written) ?? written).join(' ');
  }

  /** The typed words that no page has, without stop words. `known`: indexes of those that match something. */
  unknown(known: ReadonlySet<number>): string[] {
    const words = this.#terms.filter(
      ({ written, isCommon }, slot) => !isCommon && (!known.has(slot) || this.#meant.has(written)),
    );
    return [...new Set(words.map(({ written }) => written))].filter((word) => /\p{L}/u.test(word));
  }
}
