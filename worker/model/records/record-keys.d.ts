/** KV keys of a release's records. The prefix is the record type, and the rest is a hash of the content. */
/** Length of the hash in characters. It is fixed, so tables need no separator. */
export declare const RECORD_HASH_LENGTH = 16;
/** Length of a page's validator in characters, for the same reason. */
export declare const VALIDATOR_LENGTH = 6;
/** `page/HASH` */
export declare function pageKey(hash: string): string;
/** The hash in a page's key; null for any other key. */
export declare function pageHash(key: string): string | null;
/** The hash in the key of a page, a search index pack or a text pack. */
export declare function recordHash(key: string): string;
/** `file/HASH.png`: one of the site's files. */
export declare function fileKey(hash: string, extension?: string): string;
/**
 * `file/assets/NAME-HASH.js`: a bundled file with a hash in its path. Pages of an earlier release find it by that path.
 */
export declare function bundledFileKey(path: string): string;
/** Whether `fileKey` made the key, so the file's path stays the same when its content changes. */
export declare function isSiteFileKey(key: string): boolean;
/**
 * The same file in brotli. `sum` is a checksum of these bytes, because another version of the compressor may write others.
 */
export declare function brotliKey(key: string, sum: string): string;
/** `search/HASH`: a search index pack. */
export declare function searchKey(hash: string): string;
/** `text/HASH`: the Markdown of several pages. */
export declare function textKey(hash: string): string;
/** Key prefixes of all record types. */
export declare const RECORD_FOLDERS: string[];
