import { MIN_PART_LENGTH } from '../../../worker/search/languages/compounds.ts';
import type { SearchLanguage } from '../../../worker/search/languages/language.ts';

/** A part of a compound that is found by it. */
export interface CompoundPart {
  readonly stem: string;
  /** As spelled in the compound, in lower case. */
  readonly spelling: string;
  /** Its weight, relative to that of the compound. */
  readonly share: number;
}

/** The last part says what a compound is, the others say which one. */
const SHARES = { last: 0.6, other: 0.4 } as const;

const MIN_COMPOUND_LENGTH = 8;
const MIN_FIRST_LENGTH = 3;
/** The other part of an unknown one must be longer, and so must that one. */
const MIN_NEW_LENGTH = 5;
const MAX_DEPTH = 2;

/** Endings of a word rather than words: `import|ieren`, `verfueg|barkeit`. */
const ENDING = /^(?:ier|ung|lich|isch|ig|bar|heit|keit|schaft|haft|los|sam|er?n?$)/;
/** Parts that are always followed by `s`: `rechnung|s|empfaenger`. */
const TAKES_S = /(?:ung|heit|keit|schaft|ion|tat|ing|tum|ling)$/;

/** After an unknown first part, a short one that begins with a vowel is mostly an ending: `verw|alten`. */
const SHORT_AFTER_VOWEL = /^[aeiouy].{0,5}$/;

/** Folded words and stems that a compound may consist of. */
export interface CompoundVocabulary {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** With others, it would be unclear where a new word begins: `versand|etiketten`. */
const LINKERS_BEFORE_NEW = ['', 's'];
const LINKERS_AFTER_E = ['', 'n'];

interface Split {
  /** Null if no page has it as a word. */
  readonly first: string | null;
  readonly last: string;
}

/** Splits the compounds of a language into words that a site has. */
export class CompoundSplitter {
  readonly #language: SearchLanguage;
  readonly #linkers: readonly string[];
  readonly #known: CompoundVocabulary;

  constructor(language: SearchLanguage, known: CompoundVocabulary) {
    this.#language = language;
    this.#linkers = language.linkers ?? [];
    this.#known = known;
  }

  /** The parts of a word, which is given in lower case; none if it is not a compound of known words. */
  split(spelling: string): CompoundPart[] {
    const word = this.#language.fold(spelling);
    return this.#split(word, SHARES, 0).map(([part, share]) => ({
      stem: this.#stemOf(part),
      spelling: this.#spell(part, spelling),
      share,
    }));
  }

  #split(word: string, { last, other }: { last: number; other: number }, depth: number): [string, number][] {
    const best = depth < MAX_DEPTH && word.length >= MIN_COMPOUND_LENGTH ? this.#bestSplit(word) : null;
    if (best === null) return [];
    const shares = { last: last * SHARES.last, other: other * SHARES.other };
    const first: [string, number][] =
      best.first === null
        ? []
        : [[best.first, other], ...this.#split(best.first, { ...shares, last: shares.other }, depth + 1)];
    return [[best.last, last], ...first, ...this.#split(best.last, shares, depth + 1)];
  }

  /** Both parts are known, or else the last one, or the first one. The longest last part may be a compound itself. */
  #bestSplit(word: string): Split | null {
    let lastOnly: Split | null = null;
    let firstOnly: Split | null = null;
    for (let at = MIN_FIRST_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
      const last = word.slice(at);
      if (this.#hasStem(last)) {
        const first = this.#firstPart(word.slice(0, at));
        if (first !== null) return { first, last };
        if (at >= MIN_PART_LENGTH && last.length >= MIN_NEW_LENGTH && !SHORT_AFTER_VOWEL.test(last))
          lastOnly ??= { first: null, last };
      } else firstOnly = this.#splitBeforeNew(word, at) ?? firstOnly;
    }
    return lastOnly ?? firstOnly;
  }

  /** The known word, or its stem, that a part is when its linking letters are removed. Null if it is not a known word. */
  #firstPart(text: string, linkers = this.#linkers): string | null {
    for (const linker of linkers) {
      const part = text.slice(0, text.length - linker.length);
      if (part.length < MIN_FIRST_LENGTH || !text.endsWith(linker)) continue;
      if (this.#hasWord(part) || (part.length >= MIN_PART_LENGTH && this.#known.stems.has(part))) return part;
    }
    return null;
  }

  /** A known word and a last part that looks like one, or null. */
  #splitBeforeNew(word: string, at: number): Split | null {
    const last = word.slice(at);
    if (last.length < MIN_NEW_LENGTH || ENDING.test(last)) return null;
    const text = word.slice(0, at);
    const first = this.#firstPart(text, /en$/.test(text) ? LINKERS_AFTER_E : LINKERS_BEFORE_NEW);
    if (first === null || first.length < MIN_PART_LENGTH || !this.#hasWord(first)) return null;
    const isLinkLeft = last.startsWith('s') && TAKES_S.test(text);
    // `daten|schutz`: hardly any word begins with `ch`.
    const isTorn = last.startsWith('ch') && text.endsWith('s');
    return isLinkLeft || isTorn ? null : { first, last };
  }

  #hasWord(text: string): boolean {
    return this.#known.words.has(text) && !this.#language.words.stopWords.has(text);
  }

  #hasStem(text: string): boolean {
    return this.#known.stems.has(this.#stemOf(text)) && !this.#language.words.stopWords.has(text);
  }

  #stemOf(word: string): string {
    return this.#language.toStem(word, word);
  }

  /** A folded part as it is spelled in the compound. */
  #spell(part: string, spelling: string): string {
    for (let from = 0; from < spelling.length; from++) {
      for (let to = from + 1; to <= spelling.length; to++)
        if (this.#language.fold(spelling.slice(from, to)) === part) return spelling.slice(from, to);
    }
    return part;
  }
}
