import type { PageEntry, PageKind } from '../../worker/model/manifest.ts';
import type { SearchPlace } from '../../worker/model/search.ts';
import type { DocumentRow } from '../../worker/search/document-store.ts';
import { STOP_WORDS } from '../../worker/search/english.ts';
import { nameStems, nameTerm, operationTermOf, pathTerm } from '../../worker/search/names.ts';
import { type KnownWords, readTerms, readWords, type Term } from '../../worker/search/words.ts';
import { cutAtWord } from '../markdown/summary.ts';
import type { SearchSource } from './search-source.ts';

/** A page as the index has it; nothing in it depends on other pages, so that a change of one leaves the others. */
export interface AnalyzedPage {
  readonly places: DocumentRow[6];
  /** The terms of the page; the lists below are in the same order. */
  readonly stems: readonly string[];
  readonly surfaces: readonly string[];
  readonly weights: Uint8Array;
  /** Numbers of the places that have the term, the best first; null for the text of the page. */
  readonly termPlaces: readonly (readonly number[] | null)[];
}

/** What a word is worth by where it stands, and what a page or heading is that has the words of a query for its whole name. */
const WEIGHTS = {
  title: 10,
  name: 8,
  whole: 8,
  wholeHeading: 4,
  route: 4,
  folder: 1,
  description: 2.5,
  text: 1,
} as const;

const LABEL_WEIGHTS: Readonly<Record<SearchPlace['kind'], number>> = {
  heading: 5,
  parameter: 3,
  property: 2.5,
  value: 2,
  response: 1.5,
};

/** Guides explain, and are shorter of names than operations are. Pages that only lead on, or that repeat what operations say, come after those that answer. */
const KIND_SHARES: Readonly<Record<PageKind, number>> = {
  guide: 1.5,
  operation: 1,
  api: 0.9,
  landing: 0.5,
  category: 0.6,
  tag: 0.8,
  schema: 0.45,
};

/** The usual number of terms of each field: a word among fewer is worth more (BM25's length normalisation). */
const USUAL_LENGTHS = { title: 3, name: 3, route: 4, description: 20, text: 300, section: 60 } as const;
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** Steps of a weight as it is stored. */
const STEPS_PER_POINT = 4;
const MAX_STEPS = 255;

/** Places that are remembered of a term, and of a page. */
const MAX_PLACES_OF_TERM = 5;
const MAX_PLACES = 250;
const MAX_PLACE_TEXT_LENGTH = { heading: 160, other: 80 } as const;

/** Finds out what a page is found by, and how much each word tells of it. */
export function analyzePage(
  path: string,
  { kind, title, label = '', description, keywords = [], operation }: Omit<PageEntry, 'key'>,
  source: SearchSource,
  known: KnownWords,
): AnalyzedPage {
  const counter = new TermCounter();
  const places = source.places.slice(0, MAX_PLACES);
  const read = (text: string): Term[] => readTerms(text, known);
  // `OAuth` is known by its parts, and as one word.
  const nameTermsOf = (text: string): Set<string | null> => {
    const words = readWords(text, known);
    const spellings = [words.flatMap(({ parts }) => parts), words.flatMap(({ parts, compound }) => compound ?? parts)];
    return new Set(spellings.map((spelling) => nameTerm(nameStems(spelling))));
  };
  const prose = (text: string): Term[] => read(text).filter(({ surface }) => !STOP_WORDS.has(surface));
  // The last segment of a path is the name that the page was given; those before are folders.
  const segments = path.split('/').map(decodeSegment);
  const slug = segments.pop() ?? '';
  counter.addField(read(title), WEIGHTS.title, USUAL_LENGTHS.title, 0);
  counter.addField(read([label, slug, ...source.names, ...keywords].join('\n')), WEIGHTS.name, USUAL_LENGTHS.name, 0);
  for (const text of [title, label, slug, ...keywords])
    for (const name of nameTermsOf(text)) if (name !== null) counter.addName(name, WEIGHTS.whole, 0);
  counter.addField(read(segments.join(' ')), WEIGHTS.folder, USUAL_LENGTHS.route, null);
  if (operation !== undefined) {
    const [method = '', template = ''] = operation.split(' ');
    counter.addField([method, template].flatMap(read), WEIGHTS.route, USUAL_LENGTHS.route, 0);
    for (const name of [pathTerm(template), operationTermOf(method, template)])
      counter.addField([{ stem: name, surface: name }], WEIGHTS.name, 1, 0);
  }
  counter.addField(prose(description), WEIGHTS.description, USUAL_LENGTHS.description, null);
  const texts = places.map(({ text }) => prose(text));
  counter.addTexts([prose(source.text), ...texts], WEIGHTS.text, USUAL_LENGTHS.text);
  for (const [index, place] of places.entries()) {
    const names = place.kind === 'heading' ? nameTermsOf(place.label) : [];
    for (const name of names) if (name !== null) counter.addName(name, WEIGHTS.wholeHeading, index + 1);
    counter.addLabel(read(place.label), LABEL_WEIGHTS[place.kind], index + 1);
  }
  return {
    ...counter.toLists(KIND_SHARES[kind]),
    places: places.map(({ kind: placeKind, id, label: name, text }) => {
      const length = placeKind === 'heading' ? MAX_PLACE_TEXT_LENGTH.heading : MAX_PLACE_TEXT_LENGTH.other;
      return [placeKind, id, name, cutAtWord(text, length)];
    }),
  };
}

interface CountedTerm {
  readonly surface: string;
  weight: number;
  /** The best label that has it, and how many have. */
  label: number;
  labelCount: number;
  /** What it is worth in each place. */
  readonly places: Map<number, number>;
}

/** Sums up what the terms of one page are worth. */
class TermCounter {
  readonly #terms = new Map<string, CountedTerm>();

  /** A field of the whole page, whose terms point to a place: 0 for the page's name, null for none. */
  addField(terms: readonly Term[], weight: number, usualLength: number, place: number | null): void {
    for (const [term, count] of countTerms(terms)) {
      const counted = this.#take(term);
      counted.weight += weight * saturate(count, terms.length, usualLength);
      if (place !== null) point(counted, place, weight);
    }
  }

  /** The text before the first place, then that of each: a word counts as in the page, or as in the section that tells most. */
  addTexts(texts: readonly (readonly Term[])[], weight: number, usualLength: number): void {
    const all = texts.flat();
    const best = new Map<string, number>();
    for (const [term, count] of countTerms(all)) best.set(term.stem, saturate(count, all.length, usualLength));
    for (const [place, terms] of texts.entries()) {
      for (const [term, count] of countTerms(terms)) {
        const share = saturate(count, terms.length, USUAL_LENGTHS.section);
        best.set(term.stem, Math.max(best.get(term.stem) ?? 0, share));
        if (place > 0) point(this.#take(term), place, weight * share);
      }
    }
    for (const [term] of countTerms(all)) this.#take(term).weight += weight * (best.get(term.stem) ?? 0);
  }

  addLabel(terms: readonly Term[], weight: number, place: number): void {
    for (const [term] of countTerms(terms)) {
      const counted = this.#take(term);
      const worth = weight * saturate(1, terms.length, USUAL_LENGTHS.title);
      counted.label = Math.max(counted.label, worth);
      counted.labelCount++;
      point(counted, place, worth);
    }
  }

  /** What is called so, the page or a place in it. */
  addName(name: string, weight: number, place: number): void {
    const counted = this.#take({ stem: name, surface: name });
    counted.weight = Math.max(counted.weight, weight);
    point(counted, place, weight);
  }

  toLists(share: number): Omit<AnalyzedPage, 'places'> {
    const entries = [...this.#terms];
    return {
      stems: entries.map(([stem]) => stem),
      surfaces: entries.map(([, { surface }]) => surface),
      weights: Uint8Array.from(entries, ([, term]) => {
        // A word in many labels is what the page is about.
        const points = term.weight + term.label * (1 + Math.min(term.labelCount - 1, 4) / 10);
        return Math.max(1, Math.min(MAX_STEPS, Math.round(points * share * STEPS_PER_POINT)));
      }),
      termPlaces: entries.map(([, { places }]) =>
        places.size === 0
          ? null
          : [...places]
              .sort(([, a], [, b]) => b - a)
              .slice(0, MAX_PLACES_OF_TERM)
              .map(([place]) => place),
      ),
    };
  }

  #take({ stem, surface }: Term): CountedTerm {
    let counted = this.#terms.get(stem);
    if (counted === undefined) {
      counted = { surface, weight: 0, label: 0, labelCount: 0, places: new Map() };
      this.#terms.set(stem, counted);
    }
    return counted;
  }
}

function point({ places }: CountedTerm, place: number, worth: number): void {
  places.set(place, (places.get(place) ?? 0) + worth);
}

function countTerms(terms: readonly Term[]): Map<Term, number> {
  const counts = new Map<string, [term: Term, count: number]>();
  for (const term of terms) {
    const counted = counts.get(term.stem);
    if (counted === undefined) counts.set(term.stem, [term, 1]);
    else counted[1]++;
  }
  return new Map(counts.values());
}

/** BM25's measure of how often a term stands in a field of some length: from 0 to 1. */
function saturate(count: number, length: number, usualLength: number): number {
  return count / (count + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / usualLength));
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
