/** What a query may download, if it downloads the index. */
export interface DownloadBudget {
  /** Bytes that are left; may be negative. */
  readonly left: () => number;
  /** Whether a record has been requested before. */
  readonly has: (key: string) => boolean;
}

/** Limits on the deflated records of a split index, by which a query knows what it can afford. */
export const RECORD_BYTES = { terms: 1_000, documents: 3_000 } as const;

/** Bytes reserved for what a query reads later: postings after terms, then documents. */
export const RESERVED_BYTES = { postings: 3_000, documents: 5_000 } as const;

/**
 * The most that a query may do. Each limit takes at most a millisecond, whatever was typed and however large the site is.
 * They count work rather than time, and blocks as if none were cached, so equal queries have equal results.
 */
export const LIMITS = {
  /** Blocks of terms. The last ones are reserved for typed words. */
  blocks: 36,
  blocksForOthers: 28,
  /** Terms that a typed word is compared with. */
  comparisons: 6_000,
  /** Postings of all matches, before they are decoded. The weakest matches are skipped. */
  postingsBytes: 24_000,
  /** Terms looked up for paths, whose segments may each be a parameter. */
  pathLookups: 300,
} as const;

/** Counts the work of one query. */
export class SearchWork {
  /** The work so far. */
  readonly counts = { blocks: 0, comparisons: 0, pathLookups: 0, postingsBytes: 0 };
  readonly #blocks = new Set<string>();

  /** Whether the query may read a block of terms. */
  takeBlock(key: string): boolean {
    if (this.#blocks.has(key)) return true;
    return this.take('blocks') && this.#blocks.add(key).size > 0;
  }

  /** Whether blocks are left for words that were not typed: synonyms, completed and corrected words. */
  get hasBlocksForOthers(): boolean {
    return this.counts.blocks < LIMITS.blocksForOthers;
  }

  /** Whether the query may read another block, compare another term or look up another beginning of a path. */
  take(unit: 'blocks' | 'comparisons' | 'pathLookups'): boolean {
    return this.counts[unit] < LIMITS[unit] && ++this.counts[unit] > 0;
  }
}
