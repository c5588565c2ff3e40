import { type DownloadBudget, RESERVED_BYTES } from './download-budget.ts';
import type { Match } from './expand-query.ts';
import type { SearchWork } from './search-work.ts';
import type { Posting } from './term-store.ts';

export interface PostingsLimit {
  /** Limit on the bytes of postings. The weakest matches are skipped. */
  readonly maxPostingsBytes: number;
  /** Instead of it, if the index is downloaded. */
  readonly budget?: DownloadBudget | undefined;
  /** Counts the postings. */
  readonly work: SearchWork;
}

type ReadMatch = readonly [match: Match, postings: readonly Posting[]];

/** Each round waits for downloads. */
const MAX_ROUNDS = 4;

/** The postings of the strongest matches that the limit allows, the match with the highest share first. */
export async function readMatches(matches: readonly Match[], limit: PostingsLimit): Promise<ReadMatch[]> {
  const read = new Map<Match, readonly Posting[]>();
  let waiting = matches.toSorted((a, b) => worthOf(b) - worthOf(a));
  // A download is smaller than its records before they are deflated, so there may be room for more.
  for (let round = 0; round < (limit.budget === undefined ? 1 : MAX_ROUNDS) && waiting.length > 0; round++) {
    const taken = takeAffordable(waiting, limit);
    const postings = await Promise.all(taken.map(readPostings));
    for (const [index, match] of taken.entries()) read.set(match, postings[index] ?? []);
    waiting = waiting.filter((match) => !read.has(match));
  }
  return matches
    .filter((match) => read.has(match))
    .sort((a, b) => b.share - a.share)
    .map((match) => [match, read.get(match) ?? []]);
}

/** The strongest matches that fit. Records that several of them share count once. */
function takeAffordable(matches: readonly Match[], { maxPostingsBytes, budget, work }: PostingsLimit): Match[] {
  const known = new Set<string>();
  let left = budget === undefined ? maxPostingsBytes : budget.left() - RESERVED_BYTES.documents;
  return matches.filter(({ entries }) => {
    const sizes = new Map<string, number>();
    for (const { postingsRecord: record } of entries)
      if (!known.has(record.key) && budget?.has(record.key) !== true) sizes.set(record.key, record.bytes);
    const size = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    if (size > left) return false;
    left -= size;
    work.countPostings(size);
    for (const key of sizes.keys()) known.add(key);
    return true;
  });
}

/** Names are few postings, and say most. */
function worthOf({ share, isName }: Match): number {
  return isName ? 1 + share : share;
}

/** The pages that have all entries of a match, with the lowest weight. */
async function readPostings({ entries }: Match): Promise<readonly Posting[]> {
  const [first = [], ...rest] = await Promise.all(entries.map((entry) => entry.readPostings()));
  return rest.reduce((postings, more) => {
    const others = new Map(more.map((posting) => [posting.page, posting]));
    return postings.flatMap(({ page, weight, places }) => {
      const other = others.get(page);
      if (other === undefined) return [];
      return [{ page, weight: Math.min(weight, other.weight), places: common(places, other.places) }];
    });
  }, first);
}

function common(places: readonly number[], others: readonly number[]): readonly number[] {
  const both = places.filter((place) => others.includes(place));
  return both.length > 0 ? both : places;
}
