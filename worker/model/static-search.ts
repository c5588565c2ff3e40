import type { SearchIndex, SearchPack } from './search.ts';

/** The index of an exported site: what the worker has in its manifest, with packs that are small. */
export interface StaticIndex extends Omit<SearchIndex, 'packs' | 'isSplit'> {
  readonly base: string;
  /** Beside the script, with the packs. */
  readonly folder: string;
  readonly packs: SplitPacks;
}

/** Packs by their numbers, which name their files. */
export interface SplitPacks {
  /** For each pack with terms the beginning of its first, as much as the one before does not have. */
  readonly firstTerms: readonly string[];
  /** How many pages each pack with documents has. */
  readonly pageCounts: readonly number[];
}

/** Name of the file with the index as JSON, at the root of the exported site; in raw DEFLATE, as its records. */
export const STATIC_INDEX_FILE = 'search-index.bin';

export function termsKey(number: number): string {
  return `t${number}`;
}

export function documentsKey(number: number): string {
  return `d${number}`;
}

/** The index as the engine reads it. */
export function joinPacks({ firstTerms, pageCounts }: SplitPacks): SearchPack[] {
  let page = 0;
  return [
    ...firstTerms.map((firstTerm, number) => ({ key: termsKey(number), firstTerm, firstPage: null })),
    ...pageCounts.map((count, number) => {
      const firstPage = page;
      page += count;
      return { key: documentsKey(number), firstTerm: null, firstPage };
    }),
  ];
}

/** Name of the file with a record of the index: in raw DEFLATE (RFC 1951), as hosts compress files of few types. */
export function staticRecordFile(folder: string, key: string): string {
  return `${folder}/${key}.bin`;
}
