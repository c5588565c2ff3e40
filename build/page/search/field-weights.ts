import type { SearchPlace } from '../../../worker/model/search/search.ts';

/** Weights of words by field, and of pages and headings whose whole name matches the query. */
export const WEIGHTS = {
  title: 10,
  name: 8,
  whole: 8,
  wholeHeading: 4,
  /** The name of an operation without its verb: `invoices` in `List invoices`. */
  noun: 6,
  /** The name of an operation without its qualifier: `Create a repository` in `Create a repository for a user`. */
  shortName: 6,
  route: 4,
  folder: 1,
  description: 2.5,
  text: 1,
} as const;

export const LABEL_WEIGHTS: Readonly<Record<SearchPlace['kind'], number>> = {
  heading: 5,
  parameter: 3,
  property: 2.5,
  value: 2,
  response: 1.5,
};

/** Typical number of terms in each field. A word in a shorter field weighs more (BM25's length normalization). */
export const USUAL_LENGTHS = { title: 3, name: 3, route: 4, description: 20, text: 300, section: 60 } as const;
