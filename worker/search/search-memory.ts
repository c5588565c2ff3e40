import { RecentMap } from '../model/records/recent-map.ts';
import type { SearchIndex } from '../model/search/search.ts';
import type { Blocks } from './store/pack.ts';
import type { TermBlock } from './store/term-store.ts';
import { WordGroups } from './words/word-groups.ts';
import type { KnownWords } from './words/words.ts';

/** Parsed blocks cached between queries, each about ten kilobytes as JSON and a few times that in memory. */
const MAX_TERM_BLOCKS = 64;
/** Parsed tables of packs: up to a few thousand blocks altogether, a hundred bytes each. */
const MAX_TABLES = 32;
/** Words of excerpts, a few hundred bytes each. */
const MAX_WORDS = 4_000;

/** Data that one query derives from the index and the next one can reuse. Its size is bounded. */
export class SearchMemory {
  readonly termBlocks = new RecentMap<string, TermBlock>(MAX_TERM_BLOCKS);
  readonly tables = new RecentMap<string, Blocks>(MAX_TABLES);
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

  /** The memoized words, for one request. */
  takeWords(): KnownWords {
    if (this.#words.size > MAX_WORDS) this.#words.clear();
    return this.#words;
  }
}
