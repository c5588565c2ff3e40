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
export const STATIC_INDEX_FILE = 'search-index.bin';

export function termsKey(number: number): string {
  return `t${number}`;
}

export function documentsKey(number: number): string {
  return `d${number}`;
}

/** Expands the packs into the form that the engine reads. */
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

/** File of an index record, in raw DEFLATE (RFC 1951), because hosts compress only a few file types. */
export function staticRecordFile(folder: string, key: string): string {
  return `${folder}/${key}.bin`;
}
