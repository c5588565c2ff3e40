/** KV keys of a release's records. The prefix is the record type, and the rest is a hash of the content. */

/** Length of the hash in characters. It is fixed, so tables need no separator. */
export const RECORD_HASH_LENGTH = 16;

const PAGE_PREFIX = 'page/';

/** `page/HASH` */
export function pageKey(hash: string): string {
  return PAGE_PREFIX + hash;
}

/** The hash in a page's key; null for any other key. */
export function pageHash(key: string): string | null {
  return key.startsWith(PAGE_PREFIX) ? key.slice(PAGE_PREFIX.length) : null;
}

/** The hash in the key of a page, a search index pack or a text pack. */
export function recordHash(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

/** `file/HASH.png`: one of the site's files. */
export function fileKey(hash: string, extension = ''): string {
  return `file/${hash}${extension}`;
}

/**
 * `file/assets/NAME-HASH.js`: a bundled file with a hash in its path. Pages of an earlier release find it by that path.
 */
export function bundledFileKey(path: string): string {
  return `file${path}`;
}

/** Whether `fileKey` made the key, so the file's path stays the same when its content changes. */
export function isSiteFileKey(key: string): boolean {
  return /^file\/[\w-]{16}(?:\.|$)/.test(key);
}

/**
 * The same file in brotli. `sum` is a checksum of these bytes, because another version of the compressor may write others.
 */
export function brotliKey(key: string, sum: string): string {
  return `${key}.${sum}.br`;
}

/** `search/HASH`: a search index pack. */
export function searchKey(hash: string): string {
  return `search/${hash}`;
}

/** `text/HASH`: the Markdown of several pages. */
export function textKey(hash: string): string {
  return `text/${hash}`;
}

/** Key prefixes of all record types. */
export const RECORD_FOLDERS = ['page', 'file/assets', 'search', 'text'];
