/** KV keys of a release's records. A key says what its record holds, and names it by a hash of the content. */

/** Characters of the hash: all have as many, so that tables need no mark between them. */
export const RECORD_HASH_LENGTH = 16;

const PAGE_PREFIX = 'page/';

/** `page/HASH` */
export function pageKey(hash: string): string {
  return PAGE_PREFIX + hash;
}

/** The hash in the key of a page; null for any other key. */
export function pageHash(key: string): string | null {
  return key.startsWith(PAGE_PREFIX) ? key.slice(PAGE_PREFIX.length) : null;
}

/** `file/HASH.png`: a file of the site. */
export function fileKey(hash: string, extension = ''): string {
  return `file/${hash}${extension}`;
}

/** `file/assets/NAME-HASH.js`: a bundled file, whose path has a hash. Pages of an earlier release find it by its path. */
export function bundledFileKey(path: string): string {
  return `file${path}`;
}

/** Whether a key is of `fileKey`: its path stays when the content changes. */
export function isSiteFileKey(key: string): boolean {
  return /^file\/[\w-]{16}(?:\.|$)/.test(key);
}

/** The same file in brotli. */
export function brotliKey(key: string): string {
  return `${key}.br`;
}

/** `search/HASH`: a pack of the search index. */
export function searchKey(hash: string): string {
  return `search/${hash}`;
}

/** Folders of all keys. */
export const RECORD_FOLDERS = ['page', 'file/assets', 'search'];
