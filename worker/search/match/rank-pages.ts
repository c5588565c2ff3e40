import { hasMethod, intentShare, isGuideLetter } from '../query/page-letters.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { ExpandedQuery } from './expand-query.ts';
import { PageHits } from './page-hits.ts';
import { type PostingsLimit, readMatches } from './read-matches.ts';

/** A page and its row among the hits. */
export interface RankedPage {
  readonly page: number;
  readonly row: number;
  readonly score: number;
}

interface RankedPages {
  /** Best first. */
  readonly ranked: readonly RankedPage[];
  readonly hits: PageHits;
}

/** Which pages are eligible, and how many postings may be read. */
interface PageChoice extends PostingsLimit {
  readonly accepts: (page: number) => boolean;
}

/** A page that matches half of the query scores a quarter of one that matches all of it. */
const COVERAGE_POWER = 2;

/** Pages that match less than this share of the best page's coverage are dropped, unless there are few others. */
const MIN_COVERAGE = 0.35;
const FEW_PAGES = 5;

/** For words in the same place: a heading with all of them is better than a text that mentions each. */
const TOGETHER_BOOST = 0.8;

const QUESTION_COVERAGE_POWER = 1.3;

/** For guides, if the query is a question or an exact name such as `Idempotency-Key`. */
const EXPLANATION_BOOST = { question: 3, name: 2.2 } as const;
/** Larger for a name on many pages, such as a header of every operation, because these pages only use it. */
const UBIQUITY_BOOST = 8;
const METHOD_BOOST = 1.5;
/** For each preferred phrase in a page's name. */
const PREFERENCE_BOOST = 1.4;
/** For words of a quotation that are in different places of a page. */
const APART_SHARE = 0.25;

const MAX_PLACES = 3;

/** Finds the pages that match a query. */
export async function rankPages(
  query: ParsedQuery,
  expanded: ExpandedQuery,
  letters: string,
  choice: PageChoice,
): Promise<RankedPages> {
  const isQuoted = query.changes !== null || query.terms.some(({ quotation }) => quotation !== null);
  const read = await readMatches(expanded.matches, choice);
  const hits = new PageHits(
    read.flatMap(([{ slots }, postings]) => (slots.length === 0 ? [] : [postings])),
    expanded.slotCount,
    { pageCount: letters.length, accepts: choice.accepts, isQuoted },
  );
  const rarity = new Array<number>(expanded.slotCount).fill(0);
  for (const [{ slots, pageCount }] of read) {
    const worth = toRarity(pageCount, letters.length);
    for (const slot of slots) rarity[slot] = Math.max(rarity[slot] ?? 0, worth);
  }
  const verbShare = limitVerb(rarity, query.verb);
  for (const [match, postings] of read) {
    const isVerb = match.slots.length === 1 && match.slots[0] === query.verb;
    hits.add(match, postings, toRarity(match.pageCount, letters.length) * (isVerb ? verbShare : 1));
  }
  return { hits, ranked: rankRows(query, hits, rarity, letters) };
}

/**
 * A verb weighs no more than what it is about, however rare: what searches pathways is not for `search genes`. Returns the
 * share that is left of its weight.
 */
function limitVerb(rarity: number[], verb: number | null): number {
  const own = rarity[verb ?? -1] ?? 0;
  const most = Math.max(...rarity.filter((_, slot) => slot !== verb));
  if (verb === null || most <= 0 || own <= most) return 1;
  rarity[verb] = most;
  return most / own;
}

/** Only pages that match enough of the query get a score: common words are on many that do not. */
function rankRows(query: ParsedQuery, hits: PageHits, rarity: readonly number[], letters: string): RankedPage[] {
  const total = rarity.reduce((sum, value) => sum + value, 0);
  const quoted = query.terms.flatMap(({ quotation }, slot) => (quotation === null ? [] : [{ quotation, slot }]));
  const coverages = new Float64Array(hits.pages.length);
  for (let row = 0; row < coverages.length; row++)
    coverages[row] = quotationShare(quoted, hits, row) === 0 ? 0 : hits.sumMatched(row, rarity) / total;
  const least = leastCoverage(
    coverages,
    rarity.map((value) => value / total),
  );
  const power = query.isQuestion ? QUESTION_COVERAGE_POWER : COVERAGE_POWER;
  const ranked: RankedPage[] = [];
  for (const [row, page] of hits.pages.entries()) {
    const coverage = coverages[row] ?? 0;
    if (coverage === 0 || coverage < least) continue;
    const score =
      hits.sumScores(row) *
      coverage ** power *
      (1 + TOGETHER_BOOST * (hits.weightTogether(row, rarity) / total)) *
      letterShare(query, letters[page] ?? '', hits.nameShares[row] ?? 0, coverage) *
      PREFERENCE_BOOST ** (hits.preferences[row] ?? 0) *
      quotationShare(quoted, hits, row);
    ranked.push({ page, row, score });
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** The query's slots that a page does not match. */
export function missingSlots(hits: PageHits, { row }: RankedPage): number[] {
  return hits.slots.filter((slot) => hits.scoreAt(row, slot) === 0);
}

/** A term's weight: the fewer pages have it, the higher (inverse document frequency in BM25). */
function toRarity(pageCount: number, total: number): number {
  return Math.log(1 + Math.max(0, total - pageCount + 0.5) / (pageCount + 0.5));
}

function letterShare(query: ParsedQuery, letter: string, nameShare: number, coverage: number): number {
  let share = intentShare(letter, query);
  if (query.method !== null && hasMethod(letter, query.method)) share *= METHOD_BOOST;
  if (!isGuideLetter(letter)) return share;
  const isExplained = query.isQuestion || nameShare > 0;
  return isExplained
    ? share * (EXPLANATION_BOOST[query.isQuestion ? 'question' : 'name'] ** coverage + UBIQUITY_BOOST * nameShare)
    : share;
}

/** The minimum coverage. If that leaves few pages, the words with the least weight are dropped. */
function leastCoverage(coverages: Float64Array, shares: readonly number[]): number {
  const largest = largestOf(coverages);
  const best = largest[0] ?? 0;
  const enough = largest[FEW_PAGES - 1] ?? -1;
  let least = best * MIN_COVERAGE;
  let dropped = 0;
  for (const share of shares.filter((value) => value > 0).sort((a, b) => a - b)) {
    if (enough >= least) break;
    dropped += share;
    least = Math.min(least, best - dropped - Number.EPSILON);
  }
  return least;
}

/** The largest few values, the largest first. */
function largestOf(values: Float64Array): number[] {
  const largest: number[] = [];
  for (const value of values) {
    if (largest.length === FEW_PAGES && value <= (largest[FEW_PAGES - 1] ?? 0)) continue;
    const at = largest.findIndex((other) => other < value);
    largest.splice(at === -1 ? largest.length : at, 0, value);
    largest.length = Math.min(largest.length, FEW_PAGES);
  }
  return largest;
}

interface QuotedWord {
  readonly slot: number;
  readonly quotation: number;
}

/** 1 if all words of each quotation are in one place, 0 if a word is missing. */
function quotationShare(words: readonly QuotedWord[], hits: PageHits, row: number): number {
  if (words.length === 0) return 1;
  let share = 1;
  const shared = new Map<number, readonly number[]>();
  for (const { slot, quotation } of words) {
    const exact = hits.exactPlacesOf(row, slot);
    if (exact === null) return 0;
    const before = shared.get(quotation);
    const places = before === undefined ? exact : exact.filter((place) => before.includes(place));
    if (before !== undefined && before.length > 0 && places.length === 0) share = APART_SHARE;
    shared.set(quotation, places);
  }
  return share;
}

/**
 * Indexes of the best matching places in a page, from 1, best first: those with the most words that are not in the
 * page's own name. Empty if the page itself matches best.
 */
export function choosePlaces(hits: PageHits, { row }: RankedPage): number[] {
  const votes = new Map<number, number>();
  const found = hits.slots.map((slot) => ({
    score: hits.scoreAt(row, slot),
    places: hits.exactPlacesOf(row, slot) ?? hits.placesOf(row, slot),
  }));
  for (const { score, places } of found) {
    if (places[0] === 0) continue;
    for (const [rank, place] of places.filter((place) => place > 0).entries())
      votes.set(place, (votes.get(place) ?? 0) + score / (1 + rank / 2));
  }
  // Among these, prefer places that also have words of the name.
  for (const { score, places } of found) {
    if (places[0] !== 0) continue;
    for (const place of places) if (votes.has(place)) votes.set(place, (votes.get(place) ?? 0) + score / 2);
  }
  const sorted = [...votes].sort(([, a], [, b]) => b - a);
  const most = sorted[0]?.[1] ?? 0;
  return sorted
    .slice(0, MAX_PLACES)
    .filter(([, count]) => count >= most / 2)
    .map(([place]) => place);
}
