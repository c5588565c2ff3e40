import { RecentMap } from '../model/recent-map.ts';
import type { SearchIndex } from '../model/search.ts';
import type { DocumentRow } from './document-store.ts';
import type { TermEntry } from './term-store.ts';
import { WordGroups } from './word-groups.ts';

/** Parsed blocks that are kept between queries, each some ten kilobytes as JSON and a few times that in memory. */
const MAX_TERM_BLOCKS = 64;
const MAX_DOCUMENT_BLOCKS = 32;

/** What one query has found out of an index and the next can use. Its size is bounded. */
export class SearchMemory {
  readonly termBlocks = new RecentMap<string, readonly TermEntry[]>(MAX_TERM_BLOCKS);
  readonly documentBlocks = new RecentMap<string, readonly DocumentRow[]>(MAX_DOCUMENT_BLOCKS);
  readonly #synonyms: SearchIndex['synonyms'];
  #groups: WordGroups | null = null;

  constructor({ synonyms }: SearchIndex) {
    this.#synonyms = synonyms;
  }

  get groups(): WordGroups {
    this.#groups ??= new WordGroups(this.#synonyms);
    return this.#groups;
  }
}
