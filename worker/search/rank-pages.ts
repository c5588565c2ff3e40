import type { ExpandedQuery } from './expand-query.ts';
import { hasMethod, intentShare, isGuideLetter } from './page-letters.ts';
import type { ParsedQuery } from './parse-query.ts';
import { type PostingsLimit, readMatches } from './read-matches.ts';

interface RankedPage {
  readonly page: number;
  readonly score: number;
  readonly coverage: number;
  readonly hits: PageHits;
}

/** A page's match for each slot of the query. */
type PageHits = readonly (Hit | undefined)[];

/** A page's match for one slot of the query. A query has thousands, so they are updated rather than replaced. */
interface Hit {
  score: number;
  places: readonly number[];
  /** Places with the exact word, or null if the page only has a similar one. Collected for quotations. */
  exactPlaces: readonly number[] | null;
  /** Share of all pages that have the typed name; null if this page does not have it. */
  nameShare: number | null;
  /** Whether the best match is a name. */
  isName: boolean;
}

/** Which pages are eligible, and how many postings may be read. */
interface PageChoice extends PostingsLimit {
  readonly accepts: (letter: string) => boolean;
}

/** A page that matches half of the query scores a quarter of one that matches all of it. */
const COVERAGE_POWER = 2;

/** Pages that match less than this share of the best page's coverage are dropped, unless there are few others. */
const MIN_COVERAGE = 0.6;
const FEW_PAGES = 5;

/** For words in the same place: a heading with all of them is better than a text that mentions each. */
const TOGETHER_BOOST = 1.4;

/** A page need not contain every word of a sentence. */
const MIN_QUESTION_COVERAGE = 0.35;
const QUESTION_COVERAGE_POWER = 1.3;

/** For guides, if the query is a question or an exact name such as `Idempotency-Key`. */
const EXPLANATION_BOOST = 2.2;
/** Larger for a name on many pages, such as a header of every operation, because these pages only use it. */
const UBIQUITY_BOOST = 8;
const METHOD_BOOST = 1.5;
/** For each preferred phrase in a page's name. */
const PREFERENCE_BOOST = 1.4;
/** For words of a quotation that are in different places of a page. */
const APART_SHARE = 0.25;

/** A page whose name matches also contains the words, more or less often. */
const OTHER_WAY_SHARE = 0.3;

const MAX_PLACES = 3;
const NO_PLACES: readonly number[] = [];

/** The pages that match a query, best first. */
export async function rankPages(
  query: ParsedQuery,
  expanded: ExpandedQuery,
  letters: string,
  choice: PageChoice,
): Promise<RankedPage[]> {
  const isQuoted = query.terms.some(({ quotation }) => quotation !== null);
  const { pages, rarity, preferences } = await readHits(expanded, letters, choice, isQuoted);
  const total = rarity.reduce((sum, value) => sum + value, 0);
  const power = query.isQuestion ? QUESTION_COVERAGE_POWER : COVERAGE_POWER;
  const ranked: RankedPage[] = [];
  for (const [page, hits] of pages) {
    const quotations = isQuoted ? quotationShare(query, hits) : 1;
    if (quotations === 0) continue;
    let covered = 0;
    let sum = 0;
    for (let slot = 0; slot < hits.length; slot++) {
      const hit = hits[slot];
      if (hit === undefined) continue;
      covered += rarity[slot] ?? 0;
      sum += hit.score;
    }
    const coverage = covered / total;
    const score =
      sum *
      coverage ** power *
      (1 + TOGETHER_BOOST * (shareTogether(hits, rarity) / total)) *
      letterShare(query, letters[page] ?? '', hits, coverage) *
      PREFERENCE_BOOST ** (preferences.get(page) ?? 0) *
      quotations;
    ranked.push({ page, coverage, hits, score });
  }
  const least = leastCoverage(
    ranked.map(({ coverage }) => coverage),
    rarity.map((value) => value / total),
    query.isQuestion ? MIN_QUESTION_COVERAGE : MIN_COVERAGE,
  );
  return ranked.filter(({ coverage }) => coverage >= least).sort((a, b) => b.score - a.score || a.page - b.page);
}

/** The query's slots that a page does not match. */
export function missingSlots({ hits }: RankedPage): number[] {
  return Array.from(hits, (hit, slot) => (hit === undefined ? slot : -1)).filter((slot) => slot !== -1);
}

/** The hits of each page by slot, and the weight of each slot. */
async function readHits(
  { matches, slotCount }: ExpandedQuery,
  letters: string,
  choice: PageChoice,
  isQuoted: boolean,
): Promise<{ pages: Map<number, (Hit | undefined)[]>; rarity: number[]; preferences: ReadonlyMap<number, number> }> {
  const preferences = new Map<number, number>();
  const pages = new Map<number, (Hit | undefined)[]>();
  const rarity = new Array<number>(slotCount).fill(0);
  for (const [match, postings] of await readMatches(matches, choice)) {
    const worth = toRarity(match.pageCount, letters.length);
    for (const slot of match.slots) rarity[slot] = Math.max(rarity[slot] ?? 0, worth);
    const nameShare = match.isTypedName ? match.pageCount / letters.length : null;
    for (const posting of postings) {
      const { page, weight, places } = posting;
      if (!choice.accepts(letters[page] ?? '')) continue;
      if (match.slots.length === 0) {
        if (places.includes(0)) preferences.set(page, (preferences.get(page) ?? 0) + 1);
        continue;
      }
      const known = pages.get(page);
      const hits = known ?? new Array<Hit | undefined>(slotCount).fill(undefined);
      if (known === undefined) pages.set(page, hits);
      const score = weight * worth * match.share;
      const exactPlaces = isQuoted && match.isExact ? places : null;
      for (const slot of match.slots) {
        const best = hits[slot];
        const own = { score, places, exactPlaces, nameShare, isName: match.isName };
        if (best === undefined) hits[slot] = own;
        else addHit(best, own);
      }
    }
  }
  return { pages, rarity, preferences };
}

/** Adds another match of the same slot to the best one so far. */
function addHit(best: Hit, { score, places, exactPlaces, nameShare, isName }: Hit): void {
  const isBetter = best.score < score;
  const bonus = isName === best.isName ? 0 : OTHER_WAY_SHARE * Math.min(best.score, score);
  const shown = isBetter ? places : best.places;
  // A hidden name, such as a keyword, has no place.
  best.places = shown.length > 0 ? shown : isBetter ? best.places : places;
  best.score = (isBetter ? score : best.score) + bonus;
  if (exactPlaces !== null) best.exactPlaces = [...(best.exactPlaces ?? []), ...exactPlaces];
  best.nameShare = nameShare ?? best.nameShare;
  best.isName = isName;
}

/** A term's weight: the fewer pages have it, the higher (inverse document frequency in BM25). */
function toRarity(pageCount: number, total: number): number {
  return Math.log(1 + Math.max(0, total - pageCount + 0.5) / (pageCount + 0.5));
}

function letterShare(query: ParsedQuery, letter: string, hits: PageHits, coverage: number): number {
  let share = intentShare(letter, query);
  if (query.method !== null && hasMethod(letter, query.method)) share *= METHOD_BOOST;
  if (!isGuideLetter(letter)) return share;
  let most: number | null = null;
  for (const hit of hits) if (hit !== undefined && hit.nameShare !== null) most = Math.max(most ?? 0, hit.nameShare);
  const isExplained = query.isQuestion || most !== null;
  return isExplained ? share * (EXPLANATION_BOOST ** coverage + UBIQUITY_BOOST * (most ?? 0)) : share;
}

/** The minimum coverage. If that leaves few pages, the words with the least weight are dropped. */
function leastCoverage(coverages: readonly number[], shares: readonly number[], minimum: number): number {
  const best = coverages.reduce((most, coverage) => Math.max(most, coverage), 0);
  let least = best * minimum;
  let dropped = 0;
  for (const share of shares.filter((value) => value > 0).sort((a, b) => a - b)) {
    if (coverages.filter((coverage) => coverage >= least).length >= FEW_PAGES) break;
    dropped += share;
    least = Math.min(least, best - dropped - Number.EPSILON);
  }
  return least;
}

/** The largest weight that a single place has, among places with several words of the query. */
function shareTogether(hits: PageHits, rarity: readonly number[]): number {
  let most = 0;
  for (let slot = 0; slot < hits.length; slot++) {
    for (const place of hits[slot]?.places ?? NO_PLACES) {
      let weight = rarity[slot] ?? 0;
      let count = 1;
      for (let other = slot + 1; other < hits.length; other++) {
        if (hits[other]?.places.includes(place) !== true) continue;
        weight += rarity[other] ?? 0;
        count++;
      }
      if (count > 1 && weight > most) most = weight;
    }
  }
  return most;
}

/** 1 if all words of each quotation are in one place, 0 if a word is missing. */
function quotationShare({ terms }: ParsedQuery, hits: PageHits): number {
  let share = 1;
  const shared = new Map<number, readonly number[]>();
  for (const [slot, { quotation }] of terms.entries()) {
    if (quotation === null) continue;
    const exact = hits[slot]?.exactPlaces ?? null;
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
 * page's own name. Empty if the page itself matches.
 */
export function choosePlaces({ hits }: RankedPage): number[] {
  const votes = new Map<number, number>();
  for (const hit of hits) {
    if (hit === undefined || hit.places.includes(0)) continue;
    for (const [rank, place] of hit.places.entries())
      votes.set(place, (votes.get(place) ?? 0) + hit.score / (1 + rank / 2));
  }
  // Among these, prefer places that also have words of the name.
  for (const hit of hits) {
    if (hit === undefined || !hit.places.includes(0)) continue;
    for (const place of hit.places) if (votes.has(place)) votes.set(place, (votes.get(place) ?? 0) + hit.score / 2);
  }
  const sorted = [...votes].sort(([, a], [, b]) => b - a);
  const most = sorted[0]?.[1] ?? 0;
  return sorted
    .slice(0, MAX_PLACES)
    .filter(([, count]) => count >= most / 2)
    .map(([place]) => place);
}
