import { RecentMap } from '../model/records/recent-map.ts';
import type { SearchIndex } from '../model/search/search.ts';
import type { SearchLanguage } from './languages/language.ts';
import { type Calendar, makeCalendar } from './query/read-changes.ts';
import type { Blocks } from './store/pack.ts';
import type { TermBlock } from './store/term-store.ts';
import { WordGroups } from './words/word-groups.ts';
import { WordReader } from './words/words.ts';

/** Parsed blocks cached between queries, each about ten kilobytes as JSON and a few times that in memory. */
const MAX_TERM_BLOCKS = 64;
/** Parsed tables of packs: up to a few thousand blocks altogether, a hundred bytes each. */
const MAX_TABLES = 32;
/** Words of queries and excerpts. */
const MAX_WORDS = 4_000;

/** Data that one query derives from the index and the next one can reuse. Its size is bounded. */
export class SearchMemory {
  readonly termBlocks = new RecentMap<string, TermBlock>(MAX_TERM_BLOCKS);
  readonly tables = new RecentMap<string, Blocks>(MAX_TABLES);
  readonly calendar: Calendar;
  readonly verbs: ReadonlySet<string>;
  readonly #synonyms: SearchIndex['synonyms'];
  readonly #reader: WordReader;
  #groups: WordGroups | null = null;

  constructor({ synonyms, dates, verbs }: SearchIndex, language: SearchLanguage) {
    this.calendar = makeCalendar(dates, language);
    this.verbs = new Set(verbs);
    this.#synonyms = synonyms;
    this.#reader = new WordReader(language);
  }

  get groups(): WordGroups {
    this.#groups ??= new WordGroups(this.#synonyms, this.#reader);
    return this.#groups;
  }

  /** Reads words, and memoizes a limited number. */
  get reader(): WordReader {
    if (this.#reader.size > MAX_WORDS) this.#reader.forget();
    return this.#reader;
  }
}
