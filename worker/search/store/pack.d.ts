/** The first line of a pack. */
export interface PackTable {
    /** Blocks of terms in order: first term, bytes of the dictionary, bytes of its postings. */
    readonly terms: readonly (readonly [first: string, dictionaryBytes: number, postingsBytes: number])[];
    /** Blocks of documents in order: first page number, bytes. */
    readonly documents: readonly (readonly [firstPage: number, bytes: number])[];
}
/**
 * The terms of a block as JSON, by column, which is parsed in a third of the time that rows take. Stems and surfaces are
 * joined by `SEPARATOR`, several surfaces of a term by spaces.
 */
export type DictionaryColumns = readonly [
    stems: string,
    surfaces: string,
    pageCounts: readonly number[],
    postingsBytes: readonly number[]
];
/** A control character that JSON need not escape. */
export declare const SEPARATOR = "";
/** Where the postings of terms are. */
export interface PostingsPlaces {
    /** By term, the index of its record among those of the block; 0 if the postings follow the dictionary. */
    readonly records: Uint32Array;
    /** By term, the first byte. */
    readonly starts: Uint32Array;
    /** By record, the last byte. */
    readonly ends: readonly number[];
}
/**
 * The position of each term's postings, which are in the order of the terms. A term's postings are in one record.
 */
export declare function locatePostings(lengths: readonly number[], offset: number, isSplit: boolean): PostingsPlaces;
/** Key of a postings record, derived from its pack's key. */
export declare function postingsKey(packKey: string, record: number): string;
export interface Block<K> {
    readonly first: K;
    /** Range of the whole block in the pack. */
    readonly start: number;
    readonly end: number;
    /** Where the postings start, in a block of terms. */
    readonly middle: number;
}
/** Where the blocks of a pack are. */
export interface Blocks {
    readonly terms: readonly Block<string>[];
    readonly documents: readonly Block<number>[];
    /** Bytes of the pack. */
    readonly length: number;
}
/** Parses the table of a pack. */
export declare function readBlocks(bytes: Uint8Array): Blocks;
/** A pack with a parsed table. Throws if the bytes are not a complete pack. */
export declare class Pack {
    #private;
    readonly bytes: Uint8Array;
    readonly terms: readonly Block<string>[];
    readonly documents: readonly Block<number>[];
    constructor(bytes: Uint8Array, { terms, documents, length }?: Blocks);
    /** Parses the dictionary of a block of terms. */
    readDictionary({ start, middle }: Block<string>): DictionaryColumns;
    /** Parses one document of a block, which has a line for each. Null if there are fewer. */
    readDocument({ start, end }: Block<number>, index: number): unknown;
}
/** Index of the last entry with a key up to `wanted`, or of the first entry. */
export declare function findLast<T, K extends string | number>(entries: readonly T[], wanted: K, keyOf: (entry: T) => K): number;
