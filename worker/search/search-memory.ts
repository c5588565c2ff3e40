import { RecentMap } from '../model/records/recent-map.ts';
import type { SearchIndex, SearchWords } from '../model/search/search.ts';
import { mapActions, type SearchLanguage } from './languages/language.ts';
import { type Calendar, makeCalendar } from './query/read-changes.ts';
import type { DocumentStore } from './store/document-store.ts';
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

/** What it takes to read a query. */
export interface QueryKnowledge {
  readonly reader: WordReader;
  readonly calendar: Calendar;
  /** Words that are verbs at the beginning, and what they ask for. */
  readonly verbs: ReadonlyMap<string, keyof SearchWords['verbs']>;
  readonly groups: WordGroups;
}

/** Data that one query derives from the index and the next one can reuse. Its size is bounded. */
export class SearchMemory {
  readonly termBlocks = new RecentMap<string, TermBlock>(MAX_TERM_BLOCKS);
  readonly tables = new RecentMap<string, Blocks>(MAX_TABLES);
  readonly #reader: WordReader;
  #knowledge: QueryKnowledge | null = null;

  constructor(language: SearchLanguage) {
    this.#reader = new WordReader(language);
  }

  /** What it takes to read a query, from the first one on. Throws if the store fails. */
  async learn(documents: DocumentStore, index: SearchIndex): Promise<QueryKnowledge> {
    const { reader } = this;
    if (this.#knowledge === null) {
      const words = JSON.parse(await documents.readLine(index.pages.length)) as SearchWords;
      this.#knowledge = {
        reader,
        calendar: makeCalendar(words.dates, reader.language),
        verbs: mapActions(words.verbs),
        groups: new WordGroups(words, reader),
      };
    }
    return this.#knowledge;
  }

  /** Reads words, and memoizes a limited number. */
  get reader(): WordReader {
    if (this.#reader.size > MAX_WORDS) this.#reader.forget();
    return this.#reader;
  }
}
