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
