import { ACTIONS, RELATED_WORDS, SAME_WORDS, STOP_WORDS } from './english.ts';
import { toStem } from './stem.ts';
import { joinTerms, readWords, type Term } from './words.ts';

/** Another way to say a word: one term, or several that a page must have together. */
interface OtherWord {
  readonly terms: readonly Term[];
  /** What a page with it counts, as a share of one with the word itself. */
  readonly share: number;
}

const SHARES = {
  /** From `search.synonyms` in site.yaml. */
  site: 0.85,
  same: 0.85,
  action: 0.8,
  english: 0.5,
} as const;

interface Group {
  readonly members: readonly string[];
  readonly share: number;
}

/** Words and phrases that mean the same: those of English, and those of the site. */
export class WordGroups {
  /** By all words of the phrase as one, so that `two factor` and `two-factor` are the same. */
  readonly #groups = new Map<string, [group: Group, member: string][]>();
  readonly #others = new Map<string, readonly OtherWord[]>();

  constructor(synonyms: readonly (readonly string[])[]) {
    for (const group of synonyms) this.#add(group, SHARES.site);
    for (const group of SAME_WORDS) this.#add(group, SHARES.same);
    for (const group of Object.values(ACTIONS)) this.#add(group, SHARES.action);
    for (const group of RELATED_WORDS) this.#add(group, SHARES.english);
  }

  /** What a word, or several as one, can be said by as well. */
  find(joinedStem: string): readonly OtherWord[] {
    const groups = this.#groups.get(joinedStem);
    if (groups === undefined) return [];
    let others = this.#others.get(joinedStem);
    if (others === undefined) {
      others = groups.flatMap(([{ members, share }, member]) =>
        members
          .filter((other) => other !== member)
          .flatMap((other) => waysToSay(readTermsOf(other)).map((terms) => ({ terms, share }))),
      );
      this.#others.set(joinedStem, others);
    }
    return others;
  }

  /** A query asks for few groups: what their words are is found out then. */
  #add(members: readonly string[], share: number): void {
    const group = { members, share };
    for (const member of members) {
      const key = toKey(member);
      if (key === '') continue;
      const known = this.#groups.get(key);
      if (known === undefined) this.#groups.set(key, [[group, member]]);
      else known.push([group, member]);
    }
  }
}

function readTermsOf(phrase: string): Term[] {
  return readWords(phrase).flatMap(({ parts }) => parts);
}

/** All words of a phrase as one. Plain ones need no more than their letters. */
function toKey(phrase: string): string {
  if (/^[a-z\d ]+$/i.test(phrase)) return toStem(phrase.toLowerCase().replaceAll(' ', ''));
  return joinTerms(readTermsOf(phrase)).stem;
}

/** A phrase is looked for as one word too; without its stop words, unless there is nothing else in it. */
function waysToSay(phrase: readonly Term[]): Term[][] {
  if (phrase.length < 2) return phrase.length === 0 ? [] : [[...phrase]];
  const telling = phrase.filter(({ surface }) => !STOP_WORDS.has(surface) && surface.length > 1);
  // Of `log in` the verb alone says too little.
  return telling.length < 2 ? [[joinTerms(phrase)]] : [telling, [joinTerms(phrase)]];
}
