/** What operations do. A query with a word for it asks for an action; other queries name a thing. */
export type ActionName = 'create' | 'delete' | 'update' | 'get' | 'list';

export type Actions = Readonly<Record<ActionName, readonly string[]>>;

/** How search reads words, and what it knows about some of them. */
export interface SearchLanguage {
  /**
   * A text in lower case as words are compared: without diacritics, and in one of several spellings: `größe` and
   * `groesse` → `grosse`. Keeps spaces.
   */
  readonly fold: (text: string) => string;
  /** The folded stem of a word, which is given folded and as spelled, in lower case. Keeps its first two letters. */
  readonly toStem: (folded: string, spelled: string) => string;
  /** Whether folding may change letters without diacritics. */
  readonly hasDigraphs?: boolean;
  /** An article that is written together with the next word: `l’entreprise`. */
  readonly elision?: RegExp;
  /** What a compound may have between its parts; absent if the language writes parts separately. */
  readonly linkers?: readonly string[];
  /** Whether a folded word is a compound with a stem; absent in the same languages. */
  readonly isCompoundOf?: (word: string, stem: string) => boolean;
  /** Other forms of a folded word, to try if no page has it: `gezahlt` → `zahlen`. */
  readonly otherForms?: (folded: string) => readonly string[];
  /** Whether a verb may follow its object: `rechnung stornieren`. */
  readonly hasFinalVerbs?: boolean;
  /** Whether words have no spaces between them. */
  readonly isUnspaced?: boolean;
  readonly words: LanguageWords;
}

/** Words by what they say about a query, folded. */
export interface LanguageWords {
  /** They say nothing about a page. They count in names: `me` is an operation. */
  readonly stopWords: ReadonlySet<string>;
  /** A query that starts with one of these asks for an explanation rather than for a name. */
  readonly questionWords: ReadonlySet<string>;
  /** Words of a question that describe the reader's activity, not the topic. */
  readonly questionFillers: ReadonlySet<string>;
  readonly actions: Actions;
  /** By word. */
  readonly actionWords: ReadonlyMap<string, ActionName>;
  /** Words between a verb and its object. */
  readonly articles: ReadonlySet<string>;
  /** Words between a verb and the article of its object. */
  readonly prepositions: ReadonlySet<string>;
}

/** Groups of words and phrases, as written. The build puts them into the index, so that no script has them. */
export interface Synonyms {
  /** Spelling variants and short forms of the same word. */
  readonly same: readonly (readonly string[])[];
  /** Words that readers use interchangeably. */
  readonly related: readonly (readonly string[])[];
}

/** What the words of each list ask for, by word. */
export function mapActions<T extends string>(lists: Readonly<Record<T, readonly string[]>>): Map<string, T> {
  const entries = Object.entries(lists) as [T, readonly string[]][];
  return new Map(entries.flatMap(([name, words]) => words.map((word) => [word, name])));
}
