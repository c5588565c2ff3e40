import { RecentMap } from '../model/recent-map.ts';
import type { SearchIndex } from '../model/search.ts';
import type { DocumentRow } from './document-store.ts';
import type { TermEntry } from './term-store.ts';
import { WordGroups } from './word-groups.ts';
import type { KnownWords } from './words.ts';

/** Parsed blocks that are kept between queries, each some ten kilobytes as JSON and a few times that in memory. */
const MAX_TERM_BLOCKS = 64;
const MAX_DOCUMENT_BLOCKS = 32;
/** Words of excerpts, some hundred bytes each. */
const MAX_WORDS = 4_000;

/** What one query has found out of an index and the next can use. Its size is bounded. */
export class SearchMemory {
  readonly termBlocks = new RecentMap<string, readonly TermEntry[]>(MAX_TERM_BLOCKS);
  readonly documentBlocks = new RecentMap<string, readonly DocumentRow[]>(MAX_DOCUMENT_BLOCKS);
  readonly #synonyms: SearchIndex['synonyms'];
  readonly #words: KnownWords = new Map();
  #groups: WordGroups | null = null;

  constructor({ synonyms }: SearchIndex) {
    this.#synonyms = synonyms;
  }

  get groups(): WordGroups {
    this.#groups ??= new WordGroups(this.#synonyms);
    return this.#groups;
  }

  /** What was found out about words, for one answer. */
  takeWords(): KnownWords {
    if (this.#words.size > MAX_WORDS) this.#words.clear();
    return this.#words;
  }
}
