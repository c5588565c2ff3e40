/**
 * The number of differing letters, at most `limit`; `limit + 1` if there are more. Optimal string alignment: an
 * insertion, deletion, substitution or swap of neighbors each counts as one.
 */
export declare function editDistance(a: string, b: string, limit: number): number;
/** The same for many words. Reuses its rows, and computes only the cells near the diagonal. */
export declare function measureFrom(a: string, limit: number): (b: string) => number;
