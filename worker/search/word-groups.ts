import { ACTIONS, RELATED_WORDS, SAME_WORDS, STOP_WORDS } from './english.ts';
import { joinTerms, readWords, type Term } from './words.ts';

/** Another way to say a word: one term, or several that a page must have together. */
export interface OtherWord {
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

/** Words and phrases that mean the same: those of English, and those of the site. */
export class WordGroups {
  /** By all words of the phrase as one, so that `two factor` and `two-factor` are the same. */
  readonly #others = new Map<string, OtherWord[]>();

  constructor(synonyms: readonly (readonly string[])[]) {
    for (const group of synonyms) this.#add(group, SHARES.site);
    for (const group of SAME_WORDS) this.#add(group, SHARES.same);
    for (const group of Object.values(ACTIONS)) this.#add(group, SHARES.action);
    for (const group of RELATED_WORDS) this.#add(group, SHARES.english);
  }

  /** What a word, or several as one, can be said by as well. */
  find(joinedStem: string): readonly OtherWord[] {
    return this.#others.get(joinedStem) ?? [];
  }

  #add(group: readonly string[], share: number): void {
    const members = group.map((member) => readWords(member).flatMap(({ parts }) => parts));
    for (const member of members) {
      if (member.length === 0) continue;
      const key = joinTerms(member).stem;
      const others = members.filter((other) => other !== member && other.length > 0);
      const found = others.flatMap((other) => waysToSay(other).map((terms) => ({ terms, share })));
      this.#others.set(key, [...(this.#others.get(key) ?? []), ...found]);
    }
  }
}

/** A phrase is looked for as one word too; without its stop words, unless there is nothing else in it. */
function waysToSay(phrase: readonly Term[]): Term[][] {
  if (phrase.length === 1) return [[...phrase]];
  const telling = phrase.filter(({ surface }) => !STOP_WORDS.has(surface) && surface.length > 1);
  // Of `log in` the verb alone says too little.
  return telling.length < 2 ? [[joinTerms(phrase)]] : [telling, [joinTerms(phrase)]];
}
