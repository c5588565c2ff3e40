import type { SearchIndex } from './search.ts';

/** The index of an exported site: what the worker has in its manifest. */
export interface StaticIndex {
  readonly base: string;
  readonly index: SearchIndex;
}

/** Name of the file with the index, at the root of the exported site. */
export const STATIC_INDEX_FILE = 'search-index.json';

/** Name of the file with a pack of the index, of its key: `search/1a2b` → `search-1a2b.bin`. */
export function staticPackFile(key: string): string {
  return `${key.replaceAll('/', '-')}.bin`;
}
