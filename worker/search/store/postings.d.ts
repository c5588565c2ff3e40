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
export declare function weightAt(postings: Postings, at: number): number;
/** The position of the next posting, after the places of this one. */
export declare function nextPosting(postings: Postings, at: number): number;
/** The position of the first place of a posting. */
export declare function firstPlace(at: number): number;
export declare function placesAt(postings: Postings, at: number): readonly number[];
/** Postings as objects. */
export declare function toPostings(postings: Postings): Posting[];
/** The pages that are in both, with the lower weight and the common places, or those of the first if there are none. */
export declare function intersect(first: Postings, second: Postings): Postings;
