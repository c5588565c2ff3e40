import { ACTIONS, CHANGES, RELATED_WORDS, SAME_WORDS, STOP_WORDS } from './english.ts';
import { toStem } from './stem.ts';
import { joinTerms, readWords, type Term } from './words.ts';

/** A synonym: one term, or several that a page must all have. */
interface OtherWord {
  readonly terms: readonly Term[];
  /** Score of a page with it, relative to the score of the word itself. */
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

/** Groups of synonyms: English ones and those of the site. */
export class WordGroups {
  /** By all words of the phrase joined, so that `two factor` and `two-factor` are the same. */
  readonly #groups = new Map<string, [group: Group, member: string][]>();
  readonly #others = new Map<string, readonly OtherWord[]>();

  constructor(synonyms: readonly (readonly string[])[]) {
    for (const group of synonyms) this.#add(group, SHARES.site);
    for (const group of SAME_WORDS) this.#add(group, SHARES.same);
    for (const group of Object.values(ACTIONS)) this.#add(group, SHARES.action);
    for (const group of RELATED_WORDS) this.#add(group, SHARES.english);
    this.#add(['update'], SHARES.english, CHANGES);
  }

  /** The synonyms of a word or a joined phrase. */
  find(joinedStem: string): readonly OtherWord[] {
    const groups = this.#groups.get(joinedStem);
    if (groups === undefined) return undo(joinedStem);
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

  /** A query needs few groups, so their words are parsed on demand. `words` are those that find the members. */
  #add(members: readonly string[], share: number, words = members): void {
    const group = { members, share };
    for (const member of words) {
      const key = toKey(member);
      if (key === '') continue;
      const known = this.#groups.get(key);
      if (known === undefined) this.#groups.set(key, [[group, member]]);
      else known.push([group, member]);
    }
  }
}

/** `unassign` is to remove an assignee. */
function undo(stem: string): OtherWord[] {
  const done = /^un([a-z]{4,})$/.exec(stem)?.[1];
  if (done === undefined) return [];
  return ['remove', 'delete'].map((action) => ({
    terms: [{ stem: done, surface: done }, ...readTermsOf(action)],
    share: SHARES.english,
  }));
}

function readTermsOf(phrase: string): Term[] {
  return readWords(phrase).flatMap(({ parts }) => parts);
}

/** All words of a phrase joined. Plain phrases need no parsing. */
function toKey(phrase: string): string {
  if (/^[a-z\d ]+$/i.test(phrase)) return toStem(phrase.toLowerCase().replaceAll(' ', ''));
  return joinTerms(readTermsOf(phrase)).stem;
}

/** A phrase is also searched as one word, and without its stop words unless it consists of them. */
function waysToSay(phrase: readonly Term[]): Term[][] {
  if (phrase.length < 2) return phrase.length === 0 ? [] : [[...phrase]];
  const telling = phrase.filter(({ surface }) => !STOP_WORDS.has(surface) && surface.length > 1);
  // In `log in`, the verb alone is too vague.
  return telling.length < 2 ? [[joinTerms(phrase)]] : [telling, [joinTerms(phrase)]];
}
