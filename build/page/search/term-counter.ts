import type { Term } from '../../../worker/search/words/words.ts';
import { USUAL_LENGTHS, WEIGHTS } from './field-weights.ts';
import { type CountedTerms, joinCounts } from './known-texts.ts';

/** The terms of a page. The lists have the same order. */
export interface WeighedTerms {
  readonly stems: readonly string[];
  /** In lower case, as spelled in the page. */
  readonly spellings: readonly string[];
  readonly weights: Uint8Array;
  /** Indexes of the places with the term, best first; null for the text of the page. */
  readonly termPlaces: readonly (readonly number[] | null)[];
}

/** Weight of a word in an operation's name, which title, operation id, tags and path usually repeat. */
const OPERATION_NAME_WEIGHT = 26;
const USUAL_NOUNS = 4;

/** The parameters k1 and b of BM25. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** Resolution of a stored weight. */
const STEPS_PER_POINT = 4;
const MAX_STEPS = 255;

/** Limits on stored places, per term and per page. */
const MAX_PLACES_OF_TERM = 5;
export const MAX_PLACES = 250;
/** Number of place indexes; 0 is the page's name. */
const PLACE_NUMBERS = MAX_PLACES + 1;

interface WeighedTerm {
  /** Index of the term in the page. */
  readonly number: number;
  readonly spelled: string;
  weight: number;
  /** Whether it names the operation. The page's repetitions of it then do not count. */
  isName: boolean;
  /** The highest weight of a label with the term, and the number of such labels. */
  label: number;
  labelCount: number;
}

/** Sums up the weights of a page's terms. */
export class TermCounter {
  readonly #terms = new Map<string, WeighedTerm>();
  /** The weight of each term in each place. A single map, because most terms have only one or two places. */
  readonly #worths = new Map<number, number>();

  /** The nouns that name an operation. They count once, however often the page repeats them. */
  addOperationName(nouns: readonly Term[]): void {
    for (const noun of nouns) {
      const weighed = this.#take(noun);
      weighed.weight = OPERATION_NAME_WEIGHT * saturate(1, nouns.length, USUAL_NOUNS);
      weighed.isName = true;
      this.#point(weighed, 0, WEIGHTS.title);
    }
  }

  /** A field of the whole page. Its terms point to a heading: 0 for the page's name, or null. */
  addField({ terms, counts, length }: CountedTerms, weight: number, usualLength: number, place: number | null): void {
    terms.forEach((term, index) => {
      const weighed = this.#take(term);
      if (!weighed.isName) weighed.weight += weight * saturate(counts[index] ?? 0, length, usualLength);
      if (place !== null) this.#point(weighed, place, weight);
    });
  }

  /** Lets terms of a field point to a place, with a worth of its own. */
  pointTo(place: number, { terms }: CountedTerms, worth: number): void {
    for (const term of terms) this.#point(this.#take(term), place, worth);
  }

  /**
   * The text before the first place, then that of each place. A word has its weight in the page or in its best section,
   * whichever is higher.
   */
  addTexts(texts: readonly CountedTerms[], weight: number, usualLength: number): void {
    const all = joinCounts(texts);
    const best = new Map<string, number>();
    all.terms.forEach(({ stem }, index) => {
      best.set(stem, saturate(all.counts[index] ?? 0, all.length, usualLength));
    });
    texts.forEach(({ terms, counts, length }, place) => {
      terms.forEach((term, index) => {
        const share = saturate(counts[index] ?? 0, length, USUAL_LENGTHS.section);
        best.set(term.stem, Math.max(best.get(term.stem) ?? 0, share));
        if (place > 0) this.#point(this.#take(term), place, weight * share);
      });
    });
    for (const term of all.terms) {
      const weighed = this.#take(term);
      if (!weighed.isName) weighed.weight += weight * (best.get(term.stem) ?? 0);
    }
  }

  addLabel({ terms, length }: CountedTerms, weight: number, place: number): void {
    const worth = weight * saturate(1, length, USUAL_LENGTHS.title);
    for (const term of terms) {
      const weighed = this.#take(term);
      if (!weighed.isName) {
        weighed.label = Math.max(weighed.label, worth);
        weighed.labelCount++;
      }
      this.#point(weighed, place, worth);
    }
  }

  /** A complete name of the page or of a place; null for a hidden name. */
  addName(name: string, weight: number, place: number | null, spelled = name): void {
    const weighed = this.#take({ stem: name, surface: name, spelled });
    weighed.weight = Math.max(weighed.weight, weight);
    if (place !== null) this.#point(weighed, place, weight);
  }

  toLists(share: number): WeighedTerms {
    const terms = [...this.#terms.values()];
    return {
      stems: [...this.#terms.keys()],
      spellings: terms.map(({ spelled }) => spelled),
      weights: Uint8Array.from(terms, (term) => {
        // A word in many labels is what the page is about.
        const points = term.weight + term.label * (1 + Math.min(term.labelCount - 1, 4) / 10);
        return Math.max(1, Math.min(MAX_STEPS, Math.round(points * share * STEPS_PER_POINT)));
      }),
      termPlaces: this.#bestPlaces(),
    };
  }

  /** The best places of each term, by term index. */
  #bestPlaces(): (readonly number[] | null)[] {
    const found: ([place: number, worth: number][] | null)[] = Array.from({ length: this.#terms.size }, () => null);
    for (const [key, worth] of this.#worths) {
      const number = Math.floor(key / PLACE_NUMBERS);
      const pointed: [number, number] = [key % PLACE_NUMBERS, worth];
      const list = found[number];
      if (list == null) found[number] = [pointed];
      else list.push(pointed);
    }
    return found.map(
      (places) =>
        places
          ?.sort(([, a], [, b]) => b - a)
          .slice(0, MAX_PLACES_OF_TERM)
          .map(([place]) => place) ?? null,
    );
  }

  #take({ stem, surface, spelled = surface }: Term): WeighedTerm {
    let weighed = this.#terms.get(stem);
    if (weighed === undefined) {
      weighed = { number: this.#terms.size, spelled, weight: 0, isName: false, label: 0, labelCount: 0 };
      this.#terms.set(stem, weighed);
    }
    return weighed;
  }

  #point({ number }: WeighedTerm, place: number, worth: number): void {
    const key = number * PLACE_NUMBERS + place;
    this.#worths.set(key, (this.#worths.get(key) ?? 0) + worth);
  }
}

/** BM25's term frequency in a field of a given length: from 0 to 1. */
function saturate(count: number, length: number, usualLength: number): number {
  return count / (count + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / usualLength));
}
