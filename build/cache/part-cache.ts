/**
 * Keeps what a build has made, by a key that says all that it was made of: whoever finds something under the same key
 * may take it for what would be made again. What is kept is data (structured clone, HTML §2.7.3), never changed.
 */
export interface PartCache {
  /** Null when nothing is kept under the key. The type is that of what was kept: keys of different things differ. */
  find<T>(key: string): T | null;
  keep(key: string, part: unknown): void;
}

/** Keeps nothing. */
export const NO_CACHE: PartCache = { find: () => null, keep: () => {} };
