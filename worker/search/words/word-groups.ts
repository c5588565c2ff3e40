import { addToGroup } from '../../model/group-by.ts';
import type { SearchWords } from '../../model/search/search.ts';
import type { Term, WordReader } from './words.ts';

/** A synonym: one term, or several that a page must all have. */
export interface OtherWord {
  readonly terms: readonly Term[];
  /** Score of a page with it, relative to the score of the word itself. */
  readonly share: number;
}

const SHARES = {
  /** Also for those from `search.synonyms` in site.yaml. */
  same: 0.85,
  action: 0.8,
  related: 0.5,
} as const;

const PLAIN = /^[a-z\d ]+$/i;

interface Group {
  readonly members: readonly string[];
  readonly share: number;
}

type Membership = readonly [group: Group, member: string];

const NONE: ReadonlyMap<string, readonly Membership[]> = new Map();

/** Groups of synonyms: those of a language and of the site. */
export class WordGroups {
  readonly #reader: WordReader;
  /** By the first letters of the phrase, because stemming all of them takes longer than a query. */
  readonly #byBeginning = new Map<string, Membership[]>();
  /** By the whole phrase, for the beginnings that queries have asked for. */
  readonly #byPhrase = new Map<string, Map<string, Membership[]>>();
  readonly #others = new Map<string, readonly OtherWord[]>();

  constructor({ synonyms, related }: Pick<SearchWords, 'synonyms' | 'related'>, reader: WordReader) {
    this.#reader = reader;
    for (const group of synonyms) this.#add(group, SHARES.same);
    for (const group of Object.values(reader.language.words.actions)) this.#add(group, SHARES.action);
    for (const group of related) this.#add(group, SHARES.related);
  }

  /** The synonyms of a word or a joined phrase. */
  find(joinedStem: string): readonly OtherWord[] {
    const groups = this.#startingLike(joinedStem).get(joinedStem);
    if (groups === undefined) return this.#undo(joinedStem);
    let others = this.#others.get(joinedStem);
    if (others === undefined) {
      others = groups.flatMap(([{ members, share }, member]) =>
        members.filter((other) => other !== member).flatMap((other) => this.toOthers(other, share)),
      );
      this.#others.set(joinedStem, others);
    }
    return others;
  }

  toOthers(phrase: string, share: number = SHARES.related): OtherWord[] {
    return this.#waysToSay(this.#readTerms(phrase)).map((terms) => ({ terms, share }));
  }

  /** The groups of all phrases that start like this one. */
  #startingLike(joinedStem: string): ReadonlyMap<string, readonly Membership[]> {
    const beginning = joinedStem.slice(0, BEGINNING);
    const memberships = this.#byBeginning.get(beginning);
    if (memberships === undefined) return NONE;
    let phrases = this.#byPhrase.get(beginning);
    if (phrases === undefined) {
      phrases = new Map();
      for (const membership of memberships) addToGroup(phrases, this.#toKey(membership[1]), membership);
      this.#byPhrase.set(beginning, phrases);
    }
    return phrases;
  }

  /** A query needs few groups, so their words are parsed on demand. */
  #add(members: readonly string[], share: number): void {
    const group = { members, share };
    for (const member of members) {
      const beginning = this.#beginningOf(member);
      if (beginning !== '') addToGroup(this.#byBeginning, beginning, [group, member]);
    }
  }

  /** `unassign` is to remove an assignee. */
  #undo(stem: string): OtherWord[] {
    const done = /^un([a-z]{4,})$/.exec(stem)?.[1];
    if (done === undefined) return [];
    return ['remove', 'delete'].map((action) => ({
      terms: [{ stem: done, surface: done }, ...this.#readTerms(action)],
      share: SHARES.related,
    }));
  }

  #readTerms(phrase: string): Term[] {
    return this.#reader.readWords(phrase).flatMap(({ parts }) => parts);
  }

  /** The first letters of a phrase's key. */
  #beginningOf(phrase: string): string {
    const first = this.#reader.language.fold(phrase.toLowerCase()).slice(0, BEGINNING);
    return /^[a-z]{2}$/.test(first) ? first : this.#toKey(phrase).slice(0, BEGINNING);
  }

  /** All words of a phrase joined, so that `two factor` and `two-factor` are the same. Plain phrases need no parsing. */
  #toKey(phrase: string): string {
    if (PLAIN.test(phrase)) return this.#reader.toTerm(phrase.replaceAll(' ', '')).stem;
    return this.#reader.join(this.#readTerms(phrase)).stem;
  }

  /** A phrase is also searched as one word, and without its stop words unless it consists of them. */
  #waysToSay(phrase: readonly Term[]): Term[][] {
    if (phrase.length < 2) return phrase.length === 0 ? [] : [[...phrase]];
    const { stopWords } = this.#reader.language.words;
    const telling = phrase.filter(({ surface }) => !stopWords.has(surface) && surface.length > 1);
    // In `log in`, the verb alone is too vague.
    return telling.length < 2 ? [[this.#reader.join(phrase)]] : [telling, [this.#reader.join(phrase)]];
  }
}

/** Letters that stemming never changes. */
const BEGINNING = 2;
