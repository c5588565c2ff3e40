import { intersect, type Postings } from '../store/postings.ts';
import { type DownloadBudget, RESERVED_BYTES, type SearchWork } from '../store/search-work.ts';
import type { Match } from './expand-query.ts';

export interface PostingsLimit {
  /** Limit on the bytes of postings. The weakest matches are skipped. */
  readonly maxPostingsBytes: number;
  /** Instead of it, if the index is downloaded. */
  readonly budget?: DownloadBudget | undefined;
  /** Counts the postings. */
  readonly work: SearchWork;
}

type ReadMatch = readonly [match: Match, postings: Postings];

/** Each round waits for downloads. */
const MAX_ROUNDS = 4;

/** The postings of the strongest matches that the limit allows, the match with the highest share first. */
export async function readMatches(matches: readonly Match[], limit: PostingsLimit): Promise<ReadMatch[]> {
  const read = new Map<Match, Postings>();
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
    work.counts.postingsBytes += size;
    for (const key of sizes.keys()) known.add(key);
    return true;
  });
}

/** Names are few postings, and say most. */
function worthOf({ share, isName }: Match): number {
  return isName ? 1 + share : share;
}

/** The pages that have all entries of a match. */
async function readPostings({ entries }: Match): Promise<Postings> {
  const [first = [], ...rest] = await Promise.all(entries.map((entry) => entry.readPostings()));
  return rest.reduce(intersect, first);
}
