import { SEARCH_SHARES } from '../../../worker/model/page-kinds.ts';
import { decodeOrKeep } from '../../../worker/model/path.ts';
import type { PageFacts } from '../../../worker/model/records/manifest.ts';
import { truncateAtWord } from '../../../worker/model/text/truncate-at-word.ts';
import type { PlaceRow } from '../../../worker/search/store/document-store.ts';
import {
  dayTerm,
  nameStems,
  nameTerm,
  operationTermOf,
  pathTerm,
  scopeTerm,
} from '../../../worker/search/words/names.ts';
import { LABEL_WEIGHTS, USUAL_LENGTHS, WEIGHTS } from './field-weights.ts';
import { type CountedTerms, countTerms, joinCounts, type KnownTexts } from './known-texts.ts';
import { depthOf, lastSegment, namesOfOperation, namesOfVerb, nounNames, subjectOf } from './operation-names.ts';
import type { SearchSource, SourcePlace } from './search-source.ts';
import { MAX_PLACES, TermCounter, type WeighedTerms } from './term-counter.ts';

/** The index data of a page. Independent of other pages, so that a change of one does not affect the others. */
export interface AnalyzedPage extends WeighedTerms {
  readonly places: readonly PlaceRow[];
  readonly scopes: readonly string[];
}

/** For each further source of an operation's name. */
const OTHER_NAME_SHARE = 0.1;

/** In characters. */
const MAX_PLACE_TEXT_LENGTH = { heading: 640, other: 80 } as const;

/** For fields that an operation returns: readers look for what they can send, and many operations return the same fields. */
const RESPONSE_SHARE = 0.6;
const RESPONSE_ID = /(?:^|#)response-/;

/** Operations with longer paths concern sub-resources. */
const USUAL_DEPTH = 4;
const DEPTH_SHARE = 0.025;

/** What is deprecated comes after its successor, which has the same words. */
const DEPRECATED_SHARE = 0.6;
const DEPRECATED = /\b(?:deprecated|legacy|obsolete|superseded)\b/i;

/** Determines the terms of a page and their weights. */
export function analyzePage(path: string, facts: PageFacts, source: SearchSource, known: KnownTexts): AnalyzedPage {
  const { operation } = facts;
  const counter = new TermCounter();
  const places = source.places.slice(0, MAX_PLACES).map(withoutStatusName);
  // The last segment of a path is the page's name; the others are folders.
  const segments = path.split('/').map(decodeOrKeep);
  const slug = segments.pop() ?? '';
  countNames(counter, { slug, facts, source }, known);
  counter.addField(known.countAll(segments.join(' ')), WEIGHTS.folder, USUAL_LENGTHS.route, null);
  if (operation !== undefined) countRoute(counter, operation, known);
  counter.addField(toCounted(pathTerm(path)), WEIGHTS.name, 1, 0);
  for (const scope of new Set(source.scopes)) counter.addField(toCounted(scopeTerm(scope)), WEIGHTS.name, 1, null);
  counter.addField(known.countProse(facts.description), WEIGHTS.description, USUAL_LENGTHS.description, null);
  const rest = source.places.slice(MAX_PLACES).map(({ label, text, hidden = '' }) => `${label}\n${text} ${hidden}`);
  counter.addTexts(
    [{ ...source, text: [source.text, ...rest].join('\n') }, ...places].map(({ text, hidden }) =>
      known.countProse(hidden === undefined ? text : `${text} ${hidden}`),
    ),
    WEIGHTS.text,
    USUAL_LENGTHS.text,
  );
  countPlaces(counter, places, known);
  countDays(counter, source.date, places);
  return {
    ...counter.toLists(shareOf(facts, source)),
    scopes: source.scopes ?? [],
    places: places.map(({ kind: placeKind, id, label: name, text }) => {
      const length = placeKind === 'heading' ? MAX_PLACE_TEXT_LENGTH.heading : MAX_PLACE_TEXT_LENGTH.other;
      return [placeKind, id, name, truncateAtWord(text, length)];
    }),
  };
}

/** The share of a page's words in its rank, whatever the query. */
function shareOf({ kind, title, operation }: PageFacts, { isDeprecated = false }: SearchSource): number {
  const isOld = isDeprecated || (kind === 'operation' && DEPRECATED.test(title));
  return (SEARCH_SHARES[kind] - DEPTH_SHARE * Math.max(0, depthOf(operation))) * (isOld ? DEPRECATED_SHARE : 1);
}

interface NamedPage {
  readonly slug: string;
  readonly facts: PageFacts;
  readonly source: SearchSource;
}

/** The page's title, labels and keywords, and for an operation also the names of its subject. */
function countNames(counter: TermCounter, { slug, facts, source }: NamedPage, known: KnownTexts): void {
  const { kind, title, label = '', keywords = [], operation } = facts;
  const operationNames = kind === 'operation' ? namesOfOperation(facts, source.names, slug, known) : [];
  if (kind === 'operation') counter.addOperationName(subjectOf(operationNames, known));
  counter.addField(known.countAll(title), WEIGHTS.title, USUAL_LENGTHS.title, 0);
  // A status among the keywords belongs to the section that explains it, not to the page's name.
  const statuses = keywords.filter((keyword) => STATUS.test(keyword));
  const words = keywords.filter((keyword) => !STATUS.test(keyword));
  const shownNames = [label, slug, ...source.names];
  counter.addField(known.countAll([...shownNames, ...words].join('\n')), WEIGHTS.name, USUAL_LENGTHS.name, null);
  counter.pointTo(0, known.countAll(shownNames.join('\n')), WEIGHTS.name);
  // Readers do not see keywords: a section with the word is the better place.
  counter.pointTo(0, known.countAll(words.join('\n')), 0);
  counter.addField(known.countAll(statuses.join('\n')), WEIGHTS.name, USUAL_LENGTHS.name, null);
  for (const text of statuses) for (const name of nameTermsOf(text, known)) counter.addName(name, WEIGHTS.whole, null);
  const [wholeNames = [], hiddenNames = []] = [[title, label, slug], words].map((texts) =>
    texts.flatMap((text) => [...nameTermsOf(text, known)]),
  );
  for (const name of hiddenNames) counter.addName(name, WEIGHTS.whole, null);
  if (kind !== 'operation') for (const name of wholeNames) counter.addName(name, WEIGHTS.whole, 0);
  else
    countOperationNames(
      counter,
      { operation, wholeNames, titles: [title, ...operationNames], verbNames: namesOfVerb(source.names) },
      known,
    );
}

interface OperationNames {
  readonly operation: string | undefined;
  readonly wholeNames: readonly string[];
  /** The title, then the names without qualifiers. */
  readonly titles: readonly string[];
  readonly verbNames: readonly string[];
}

/** A name counts a little more for each source that has it: the title, the operation id and the path. */
function countOperationNames(counter: TermCounter, names: OperationNames, known: KnownTexts): void {
  const { operation, wholeNames, titles, verbNames } = names;
  const lastWeight = (WEIGHTS.noun * USUAL_DEPTH) / Math.max(USUAL_DEPTH, depthOf(operation));
  const weighed = [
    ...wholeNames.map((name) => [name, WEIGHTS.whole] as const),
    ...[...titles.slice(1), ...verbNames].flatMap((text) =>
      [...nameTermsOf(text, known)].map((name) => [name, WEIGHTS.shortName] as const),
    ),
    ...[...nounNames(titles, known)].map((name) => [name, WEIGHTS.noun] as const),
    ...[...nounNames([lastSegment(operation)], known)].map((name) => [name, lastWeight] as const),
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
  const words = joinCounts([known.countAll(method), known.countAll(template.replace(/\{[^{}]*\}/g, ' '))]);
  counter.addField(words, WEIGHTS.route, USUAL_LENGTHS.route, 0);
  for (const name of [pathTerm(template), operationTermOf(method, template)])
    counter.addField(toCounted(name), WEIGHTS.name, 1, 0);
}

/** A term that is no word. */
function toCounted(name: string): CountedTerms {
  return countTerms([{ stem: name, surface: name }]);
}

/** `Not Found` says nothing about an operation, as a description no more than as the name of a status. */
function withoutStatusName(place: SourcePlace): SourcePlace {
  const { kind, label, text } = place;
  const name = label.replace(/^\S+ /, '').toLowerCase();
  return kind === 'response' && text.trim().replace(/\.$/, '').toLowerCase() === name ? { ...place, text: '' } : place;
}

function countPlaces(counter: TermCounter, places: SearchSource['places'], known: KnownTexts): void {
  for (const [index, { kind, id, label }] of places.entries()) {
    const share = kind !== 'heading' && RESPONSE_ID.test(id) ? RESPONSE_SHARE : 1;
    // Every operation has the words of a status, so these only count as a whole.
    const [, words = label, name = ''] = (kind === 'response' ? /^(\S+) (.+)$/s.exec(label) : null) ?? [];
    const isHeading = kind === 'heading';
    for (const term of nameTermsOf(isHeading ? label : name, known))
      counter.addName(term, isHeading ? WEIGHTS.wholeHeading : LABEL_WEIGHTS.response, index + 1);
    counter.addLabel(known.countAll(words), LABEL_WEIGHTS[kind] * share, index + 1);
  }
}

/** The label of an entry in a changelog: its day, then its version. */
export const ENTRY = /^(\d{4}-\d\d-\d\d)(?::\s*v?(.+))?$/;

/** The day of a news entry, and those of the entries of a changelog. */
function countDays(counter: TermCounter, date: string | undefined, places: SearchSource['places']): void {
  if (date !== undefined) counter.addName(dayTerm(date), WEIGHTS.whole, 0);
  for (const [index, { kind, label }] of places.entries()) {
    const [, day, version] = (kind === 'heading' ? ENTRY.exec(label) : null) ?? [];
    if (day === undefined) continue;
    counter.addName(dayTerm(day), WEIGHTS.whole, index + 1);
    if (version !== undefined) counter.addName(dayTerm(`v${version}`), WEIGHTS.whole, index + 1, day);
  }
}

const STATUS = /^[1-5]\d\d$/;

/** The terms of a complete name. `OAuth` is indexed by its parts and as one word. */
function nameTermsOf(text: string, known: KnownTexts): Set<string> {
  const words = known.readWords(text);
  const spellings = [words.flatMap(({ parts }) => parts), words.flatMap(({ parts, compound }) => compound ?? parts)];
  const terms = spellings.map((spelling) => nameTerm(nameStems(spelling, known.reader)));
  return new Set(terms.filter((term) => term !== null));
}
