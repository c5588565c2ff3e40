import type { PageEntry } from './manifest.ts';
/** The entries of all pages, in deployed form. */
export interface PageTableText {
    /** One line per page, with its path and its facts as JSON, in code unit order of the paths. */
    readonly pages: string;
    /** In the same order, the hash in each page's key, then its validator. Separate, because hashes do not compress. */
    readonly hashes: string;
}
/** Parses entries on demand. */
export declare class PageTable implements ReadonlyMap<string, PageEntry> {
    #private;
    constructor(text: PageTableText);
    static toText(pages: ReadonlyMap<string, PageEntry>): PageTableText;
    get size(): number;
    get(path: string): PageEntry | undefined;
    /** Position of a path in the table, or -1. Binary search: logarithmic in the number of pages. */
    indexOf(path: string): number;
    has(path: string): boolean;
    keys(): MapIterator<string>;
    values(): MapIterator<PageEntry>;
    /** Parses each entry without caching it. */
    entries(): MapIterator<[string, PageEntry]>;
    [Symbol.iterator](): MapIterator<[string, PageEntry]>;
    forEach(visit: (entry: PageEntry, path: string, map: ReadonlyMap<string, PageEntry>) => void): void;
}
/** The pages in code unit order of their paths. */
export declare function inTableOrder(pages: ReadonlyMap<string, PageEntry>): readonly (readonly [string, PageEntry])[];
