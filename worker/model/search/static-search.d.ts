import type { SearchIndex, SearchPack } from './search.ts';
/** The index of an exported site: the manifest's index with small packs. */
export interface StaticIndex extends Omit<SearchIndex, 'packs' | 'isSplit'> {
    readonly base: string;
    /** Next to the script; contains the packs. */
    readonly folder: string;
    readonly packs: SplitPacks;
}
/** Packs by number. Numbers are also their file names. */
export interface SplitPacks {
    /** For each pack with terms, the shortest prefix of its first term that sorts after the previous pack. */
    readonly firstTerms: readonly string[];
    /** Number of pages in each pack with documents. */
    readonly pageCounts: readonly number[];
}
/** File with the index as JSON, at the root of the exported site; raw DEFLATE, as the records are. */
export declare const STATIC_INDEX_FILE = "search-index.bin";
export declare function termsKey(number: number): string;
export declare function documentsKey(number: number): string;
/** Expands the packs into the form that the engine reads. */
export declare function joinPacks({ firstTerms, pageCounts }: SplitPacks): SearchPack[];
/** File of an index record, in raw DEFLATE (RFC 1951), because hosts compress only a few file types. */
export declare function staticRecordFile(folder: string, key: string): string;
