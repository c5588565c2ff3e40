/**
 * The formats of a page in its record, in order. The article comes first, so that it can be sent before the Markdown is read.
 */
export declare const PAGE_FORMATS: readonly ['article', 'markdown'];
export type PageFormat = (typeof PAGE_FORMATS)[number];
/** The bytes of a format in the record, and their checksum. A format that the page lacks is empty. */
export interface FormatRange {
    readonly start: number;
    readonly end: number;
    readonly sum: string;
}
/** The first line of a record. */
export interface RecordHeader extends Readonly<Record<PageFormat, FormatRange>> {
    /** The line without the key. The key is a hash of it. */
    readonly facts: string;
    /** Checksums of what follows the formats: the form and the responses of an operation, before compression. */
    readonly restSums: readonly string[];
}
/**
 * A header without its key: length and checksum of each format, then the checksums of the rest. A key is a hash of this
 * text, so a reader can check any part of a record without reading the others.
 */
export declare function renderRecordFacts(formats: Readonly<Record<PageFormat, {
    readonly length: number;
    readonly sum: string;
}>>, restSums: readonly string[]): string;
/** The text whose hash is in the key of a record with these facts. */
export declare function hashedFacts(facts: string): string;
/** The first line of a record, in ASCII. */
export declare function renderRecordHeader(key: string, facts: string): string;
/**
 * Finds the formats in a record from its first bytes. Returns null if these do not contain the whole header yet. Throws
 * DamagedRecord if the header does not have this key.
 */
export declare function findFormats(bytes: Uint8Array, key: string): RecordHeader | null;
/** The header of a complete record. Throws DamagedRecord if it has a different key or the record ends too early. */
export declare function takeHeader(record: Uint8Array, key: string, lastFormat?: PageFormat): RecordHeader;
