/** What a query may download, if it downloads the index. */
export interface DownloadBudget {
    /** Bytes that are left; may be negative. */
    readonly left: () => number;
    /** Whether a record has been requested before. */
    readonly has: (key: string) => boolean;
}
/** Limits on the deflated records of a split index, by which a query knows what it can afford. */
export declare const RECORD_BYTES: {
    readonly terms: 1000;
    readonly documents: 3000;
};
/** Bytes reserved for what a query reads later: postings after terms, then documents. */
export declare const RESERVED_BYTES: {
    readonly postings: 3000;
    readonly documents: 5000;
};
