/** A page that has a term. */
export interface Posting {
  readonly page: number;
  /** Relevance of the term for the page, from 1. */
  readonly weight: number;
  /** Indexes of the places in the page that have it, best first; 0 is the page's own name. */
  readonly places: readonly number[];
}

/**
 * The postings of a term as stored, in order of pages. Each is a distance from the previous page, a weight, the number of
 * places and the places. A query reads thousands, and objects would cost more than all its other work.
 */
export type Postings = readonly number[];

/** Numbers of a posting before its places. */
const HEAD = 3;

export function weightAt(postings: Postings, at: number): number {
  return postings[at + 1] ?? 0;
}

/** The position of the next posting, after the places of this one. */
export function nextPosting(postings: Postings, at: number): number {
  return at + HEAD + (postings[at + 2] ?? 0);
}

/** The position of the first place of a posting. */
export function firstPlace(at: number): number {
  return at + HEAD;
}

export function placesAt(postings: Postings, at: number): readonly number[] {
  return postings.slice(firstPlace(at), nextPosting(postings, at));
}

/** Postings as objects. */
export function toPostings(postings: Postings): Posting[] {
  const all: Posting[] = [];
  for (let at = 0, page = 0; at < postings.length; at = nextPosting(postings, at)) {
    page += postings[at] ?? 0;
    all.push({ page, weight: weightAt(postings, at), places: placesAt(postings, at) });
  }
  return all;
}

/** The pages that are in both, with the lower weight and the common places, or those of the first if there are none. */
export function intersect(first: Postings, second: Postings): Postings {
  const both: number[] = [];
  let [at, other, last] = [0, 0, 0];
  let [page, otherPage] = [first[0] ?? 0, second[0] ?? 0];
  while (at < first.length && other < second.length) {
    const distance = otherPage - page;
    if (distance === 0) {
      const places = placesAt(first, at);
      const others = placesAt(second, other);
      const common = places.filter((place) => others.includes(place));
      const kept = common.length > 0 ? common : places;
      both.push(page - last, Math.min(weightAt(first, at), weightAt(second, other)), kept.length, ...kept);
      last = page;
    }
    if (distance >= 0) {
      at = nextPosting(first, at);
      page += first[at] ?? 0;
    }
    if (distance <= 0) {
      other = nextPosting(second, other);
      otherPage += second[other] ?? 0;
    }
  }
  return both;
}
