/**
 * Files that change together, such as a description as JSON and as YAML, share a record, so a deploy writes only one. A
 * record begins with a line of JSON in ASCII (its key, then the path and length of each file; URL paths are ASCII too),
 * followed by the files, each gzipped (RFC 1952).
 */
interface FileRecordHeader {
    readonly key: string;
    readonly files: readonly (readonly [path: string, bytes: number])[];
}
/** Part of the key, so that records in another format have different keys. */
export declare const FILE_RECORD_FORMAT = "gzip files 1";
export declare function renderFileRecordHeader(header: FileRecordHeader): string;
/** One file of a record, gzipped, without copying. Throws if the record has a different key or ends too early. */
export declare function takeFile(record: Uint8Array, key: string, path: string): Uint8Array;
export {};
