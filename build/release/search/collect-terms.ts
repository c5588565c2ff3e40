import type { WeighedTerms } from '../../page/search/term-counter.ts';

/** A term of a site. */
export interface CollectedTerm {
  /** Frequency of each spelling. */
  readonly spellings: Map<string, number>;
  /** Page indexes, and the index of the term in each page's lists. */
  readonly pages: number[];
  readonly positions: number[];
  /** By page, the share that it has of the weight there; 1 if there are none. */
  readonly shares?: readonly number[];
}

/** The terms of all pages by their stem. */
export function collectTerms(pages: readonly WeighedTerms[]): Map<string, CollectedTerm> {
  const collected = new Map<string, CollectedTerm>();
  pages.forEach(({ stems, spellings }, page) => {
    stems.forEach((stem, position) => {
      let term = collected.get(stem);
      if (term === undefined) {
        term = { spellings: new Map(), pages: [], positions: [] };
        collected.set(stem, term);
      }
      const spelling = spellings[position] ?? stem;
      term.spellings.set(spelling, (term.spellings.get(spelling) ?? 0) + 1);
      term.pages.push(page);
      term.positions.push(position);
    });
  });
  return collected;
}
