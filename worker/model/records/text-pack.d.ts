/**
 * Packs have the Markdown of many pages, so that the full text of a site needs few reads. A record begins with a line of
 * JSON, followed by the texts. Its key is a hash of the line, so a reader can check a text without reading the others.
 */
export interface PackedText {
    readonly path: string;
    readonly length: number;
    readonly sum: string;
}
/** The packs in the manifest. */
export interface TextPacks {
    /** KV keys. */
    readonly keys: readonly string[];
    /** One character per page, in path order: its pack, or a space if none has it. */
    readonly pages: string;
}
/** A text in a record, and its checksum. */
interface TextRange {
    readonly start: number;
    readonly end: number;
    readonly sum: string;
}
export declare function packLetter(index: number): string;
/** The key of each page's pack, by path. Pages without a pack are absent. */
export declare function findPacks({ keys, pages }: TextPacks, paths: Iterable<string>): ReadonlyMap<string, string>;
/** The first line of a pack, without its end. Paths are in ASCII. */
export declare function renderPackHeader(texts: readonly PackedText[]): string;
/** The text whose hash is in the key of a pack with this header. */
export declare function hashedPackHeader(header: string): string;
/** The first line of a complete pack, without its end. */
export declare function takePackHeader(record: Uint8Array): Uint8Array;
/** Finds the texts of a pack by path. Its header must have been compared with the key. */
export declare function findTexts(header: string): ReadonlyMap<string, TextRange>;
export {};
