import type { PageFacts } from '../../worker/model/manifest.ts';
import type { PageKind } from '../../worker/model/page-kind.ts';
import type { SearchPlace } from '../../worker/model/search.ts';
import { truncateAtWord } from '../../worker/model/truncate-at-word.ts';
import type { DocumentRow } from '../../worker/search/document-store.ts';
import { ACTION_WORDS, STOP_WORDS, TITLE_FILLERS } from '../../worker/search/english.ts';
import { nameStems, nameTerm, operationTermOf, pathTerm } from '../../worker/search/names.ts';
import type { Term } from '../../worker/search/words.ts';
import { type CountedTerms, countTerms, joinCounts, type KnownTexts } from './known-texts.ts';
import type { SearchSource } from './search-source.ts';

/** The index data of a page. Independent of other pages, so that a change of one does not affect the others. */
export interface AnalyzedPage {
  readonly places: DocumentRow[6];
  readonly scopes: readonly string[];
  /** The terms of the page. The lists below have the same order. */
  readonly stems: readonly string[];
  readonly surfaces: readonly string[];
  readonly weights: Uint8Array;
  /** Indexes of the places with the term, best first; null for the text of the page. */
  readonly termPlaces: readonly (readonly number[] | null)[];
}

/** Weights of words by field, and of pages and headings whose whole name matches the query. */
const WEIGHTS = {
  title: 10,
  name: 8,
  whole: 8,
  wholeHeading: 4,
  /** The name of an operation without its verb: `invoices` in `List invoices`. */
  noun: 6,
  /** The name of an operation without its qualifier: `Create a repository` in `Create a repository for a user`. */
  shortName: 6,
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

/**
 * Guides explain, and have fewer names than operations. Pages that only link to others, or repeat operations, come
 * after pages with answers.
 */
const KIND_SHARES: Readonly<Record<PageKind, number>> = {
  guide: 1.5,
  operation: 1.06,
  api: 0.9,
  landing: 0.5,
  category: 0.6,
  tag: 0.8,
  schema: 0.45,
};

/** Typical number of terms in each field. A word in a shorter field weighs more (BM25's length normalization). */
const USUAL_LENGTHS = { title: 3, name: 3, route: 4, description: 20, text: 300, section: 60 } as const;
/** Weight of a word in an operation's name, which title, operation id, tags and path usually repeat. */
const OPERATION_NAME_WEIGHT = 26;
const USUAL_NOUNS = 4;
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

const OTHER_NAME_SHARE = 0.1;

/** Resolution of a stored weight. */
const STEPS_PER_POINT = 4;
const MAX_STEPS = 255;

/** Limits on stored places, per term and per page. */
const MAX_PLACES_OF_TERM = 5;
const MAX_PLACES = 250;
/** Number of place indexes; 0 is the page's name. */
const PLACE_NUMBERS = MAX_PLACES + 1;
const MAX_PLACE_TEXT_LENGTH = { heading: 280, other: 80 } as const;

/** Determines the terms of a page and their weights. */
export function analyzePage(path: string, facts: PageFacts, source: SearchSource, known: KnownTexts): AnalyzedPage {
  const { kind, operation } = facts;
  const counter = new TermCounter();
  const places = source.places.slice(0, MAX_PLACES);
  // The last segment of a path is the page's name; the others are folders.
  const segments = path.split('/').map(decodeSegment);
  const slug = segments.pop() ?? '';
  countNames(counter, { slug, facts, source }, known);
  counter.addField(known.countAll(segments.join(' ')), WEIGHTS.folder, USUAL_LENGTHS.route, null);
  if (operation !== undefined) countRoute(counter, operation, known);
  counter.addField(known.countProse(facts.description), WEIGHTS.description, USUAL_LENGTHS.description, null);
  counter.addTexts(
    [source, ...places].map(({ text, hidden }) => known.countProse(hidden === undefined ? text : `${text} ${hidden}`)),
    WEIGHTS.text,
    USUAL_LENGTHS.text,
  );
  countPlaces(counter, places, known);
  return {
    ...counter.toLists(KIND_SHARES[kind] - DEPTH_SHARE * Math.max(0, depthOf(operation))),
    scopes: source.scopes ?? [],
    places: places.map(({ kind: placeKind, id, label: name, text }) => {
      const length = placeKind === 'heading' ? MAX_PLACE_TEXT_LENGTH.heading : MAX_PLACE_TEXT_LENGTH.other;
      return [placeKind, id, name, truncateAtWord(text, length)];
    }),
  };
}

interface NamedPage {
  readonly slug: string;
  readonly facts: PageFacts;
  readonly source: SearchSource;
}

/** The page's title, labels and keywords, and for an operation also the names of its subject. */
function countNames(counter: TermCounter, { slug, facts, source }: NamedPage, known: KnownTexts): void {
  const { kind, title, label = '', keywords = [], operation } = facts;
  const operationNames = kind === 'operation' ? namesOfOperation(title, source.names, slug) : [];
  if (kind === 'operation') counter.addOperationName(nameOfOperation(operationNames, known));
  counter.addField(known.countAll(title), WEIGHTS.title, USUAL_LENGTHS.title, 0);
  // A status among the keywords belongs to the section that explains it, not to the page's name.
  const statuses = keywords.filter((keyword) => STATUS.test(keyword));
  const words = keywords.filter((keyword) => !STATUS.test(keyword));
  const names = known.countAll([label, slug, ...source.names, ...words].join('\n'));
  counter.addField(names, WEIGHTS.name, USUAL_LENGTHS.name, 0);
  counter.addField(known.countAll(statuses.join('\n')), WEIGHTS.name, USUAL_LENGTHS.name, null);
  for (const text of statuses) for (const name of nameTermsOf(text, known)) counter.addName(name, WEIGHTS.whole, null);
  const wholeNames = [title, label, slug, ...words].flatMap((text) => [...nameTermsOf(text, known)]);
  if (kind !== 'operation') for (const name of wholeNames) counter.addName(name, WEIGHTS.whole, 0);
  else countOperationNames(counter, { operation, wholeNames, titles: [title, ...operationNames] }, known);
}

interface OperationNames {
  readonly operation: string | undefined;
  readonly wholeNames: readonly string[];
  /** The title, then the names without qualifiers. */
  readonly titles: readonly string[];
}

/** A name counts a little more for each source that has it: the title, the operation id and the path. */
function countOperationNames(counter: TermCounter, names: OperationNames, known: KnownTexts): void {
  const { operation, wholeNames, titles } = names;
  const lastWeight = (WEIGHTS.noun * USUAL_DEPTH) / Math.max(USUAL_DEPTH, depthOf(operation));
  const weighed = [
    ...wholeNames.map((name) => [name, WEIGHTS.whole] as const),
    ...titles
      .slice(1)
      .flatMap((text) => [...nameTermsOf(text, known)].map((name) => [name, WEIGHTS.shortName] as const)),
    ...[...nounNames(titles, known)].map((name) => [name, WEIGHTS.noun] as const),
    ...[...nounNames([lastName(operation)], known)].map((name) => [name, lastWeight] as const),
  ];
  const most = new Map<string, number>();
  for (const [name, weight] of weighed) {
    const before = most.get(name) ?? 0;
    most.set(name, Math.max(before, weight) + Math.min(before, weight) * OTHER_NAME_SHARE);
  }
  for (const [name, weight] of most) counter.addName(name, weight, 0);
}

/** `GET /bills/{billId}`, by its words and as a whole. */
function countRoute(counter: TermCounter, operation: string, known: KnownTexts): void {
  const [method = '', template = ''] = operation.split(' ');
  const words = joinCounts([known.countAll(method), known.countAll(template)]);
  counter.addField(words, WEIGHTS.route, USUAL_LENGTHS.route, 0);
  for (const name of [pathTerm(template), operationTermOf(method, template)])
    counter.addField(countTerms([{ stem: name, surface: name }]), WEIGHTS.name, 1, 0);
}

function countPlaces(counter: TermCounter, places: SearchSource['places'], known: KnownTexts): void {
  for (const [index, { kind, label }] of places.entries()) {
    const wholeNames = kind === 'heading' ? nameTermsOf(label, known) : [];
    for (const name of wholeNames) counter.addName(name, WEIGHTS.wholeHeading, index + 1);
    counter.addLabel(known.countAll(label), LABEL_WEIGHTS[kind], index + 1);
  }
}

/** The terms of a complete name. `OAuth` is indexed by its parts and as one word. */
function nameTermsOf(text: string, known: KnownTexts): Set<string> {
  const words = known.readWords(text);
  const spellings = [words.flatMap(({ parts }) => parts), words.flatMap(({ parts, compound }) => compound ?? parts)];
  const terms = spellings.map((spelling) => nameTerm(nameStems(spelling)));
  return new Set(terms.filter((term) => term !== null));
}

/** Number of segments in an operation's path. */
function depthOf(operation = ''): number {
  return operation.split('/').length - 1;
}

const STATUS = /^[1-5]\d\d$/;

const QUALIFIER = / (?:for|from|in|of|to|by|with|using) .*/;
/** `Get a list of users` is about users. */
const LIST_OF = /\b(?:collection|details|list|page|set) of (?=\w)/gi;
const ID_QUALIFIER = /[-_](?:for|from|in|of|to|by|with|using)[-_].*/;

/** An operation's names without qualifiers, and without an id's group prefix: `repos/create-fork`. */
function namesOfOperation(title: string, [id = '']: readonly string[], slug: string): string[] {
  const own = id.split(/[/.]/).pop() ?? '';
  return [title.replace(LIST_OF, '').replace(QUALIFIER, ''), own === id ? slug : own.replace(ID_QUALIFIER, '')];
}

/** Operations with longer paths concern sub-resources. */
const USUAL_DEPTH = 4;
const DEPTH_SHARE = 0.025;

/** Other verb forms in titles: `Retrieves`, `Returns`. */
const VERB_FORMS: ReadonlySet<string> = new Set([...ACTION_WORDS.keys(), 'return', 'obtain'].map((word) => `${word}s`));

/** The words of a name without its verb. */
function nounsOf(words: readonly Term[]): Term[] {
  return words.filter(
    ({ surface }, index) =>
      !ACTION_WORDS.has(surface) &&
      !STOP_WORDS.has(surface) &&
      !(words.length > 1 && TITLE_FILLERS.has(surface)) &&
      !(index === 0 && words.length > 1 && VERB_FORMS.has(surface)),
  );
}

function wordsOf(name: string, known: KnownTexts): Term[] {
  return known.readWords(name).flatMap(({ parts }) => parts);
}

/** The subject of an operation, from its shortest name, because titles can be whole sentences. */
function nameOfOperation(names: readonly string[], known: KnownTexts): Term[] {
  const nouns = names.map((name) => nounsOf(wordsOf(name, known))).filter(({ length }) => length > 0);
  return nouns.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** Terms for the names of an operation without their verbs. */
function nounNames(names: readonly string[], known: KnownTexts): Set<string> {
  const terms = names.map((name) => nameTerm(nameStems(nounsOf(wordsOf(name, known)))));
  return new Set(terms.filter((term) => term !== null));
}

/** The last literal segment of an operation's path: `payments` in `POST /bills/{billId}/payments`. */
function lastName(operation = ''): string {
  return operation.split('/').findLast((segment) => !segment.includes('{')) ?? '';
}

interface WeighedTerm {
  /** Index of the term in the page. */
  readonly number: number;
  readonly surface: string;
  weight: number;
  /** Whether it names the operation. The page's repetitions of it then do not count. */
  isName: boolean;
  /** The highest weight of a label with the term, and the number of such labels. */
  label: number;
  labelCount: number;
}

/** Sums up the weights of a page's terms. */
class TermCounter {
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
    for (const [index, term] of terms.entries()) {
      const weighed = this.#take(term);
      if (!weighed.isName) weighed.weight += weight * saturate(counts[index] ?? 0, length, usualLength);
      if (place !== null) this.#point(weighed, place, weight);
    }
  }

  /**
   * The text before the first place, then that of each place. A word has its weight in the page or in its best section,
   * whichever is higher.
   */
  addTexts(texts: readonly CountedTerms[], weight: number, usualLength: number): void {
    const all = joinCounts(texts);
    const best = new Map<string, number>();
    for (const [index, { stem }] of all.terms.entries())
      best.set(stem, saturate(all.counts[index] ?? 0, all.length, usualLength));
    for (const [place, { terms, counts, length }] of texts.entries()) {
      for (const [index, term] of terms.entries()) {
        const share = saturate(counts[index] ?? 0, length, USUAL_LENGTHS.section);
        best.set(term.stem, Math.max(best.get(term.stem) ?? 0, share));
        if (place > 0) this.#point(this.#take(term), place, weight * share);
      }
    }
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
  addName(name: string, weight: number, place: number | null): void {
    const weighed = this.#take({ stem: name, surface: name });
    weighed.weight = Math.max(weighed.weight, weight);
    if (place !== null) this.#point(weighed, place, weight);
  }

  toLists(share: number): Omit<AnalyzedPage, 'places' | 'scopes'> {
    const terms = [...this.#terms.values()];
    return {
      stems: [...this.#terms.keys()],
      surfaces: terms.map(({ surface }) => surface),
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
    const found: ([place: number, worth: number][] | null)[] = Array.from(this.#terms, () => null);
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

  #take({ stem, surface }: Term): WeighedTerm {
    let weighed = this.#terms.get(stem);
    if (weighed === undefined) {
      weighed = { number: this.#terms.size, surface, weight: 0, isName: false, label: 0, labelCount: 0 };
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

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
