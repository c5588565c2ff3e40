import type { ExpandedQuery } from './expand-query.ts';
import { hasMethod, intentShare, isGuideLetter } from './page-letters.ts';
import type { ParsedQuery } from './parse-query.ts';
import { type PostingsLimit, readMatches } from './read-matches.ts';

interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Indexes of the best matching places in the page, from 1, best first. Empty if the page itself matches. */
  readonly places: readonly number[];
  /** The query's slots that it does not match. */
  readonly missing: readonly number[];
}

/** A page's match for one slot of the query. */
interface Hit {
  readonly score: number;
  readonly places: readonly number[];
  /** Places with the exact word, or null if the page only has a similar one. */
  readonly exactPlaces: readonly number[] | null;
  /** Share of all pages that have the typed name; null if this page does not have it. */
  readonly nameShare: number | null;
  /** Whether the best match is a name. */
  readonly isName: boolean;
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

/** The pages that match a query, best first. */
export async function rankPages(
  query: ParsedQuery,
  expanded: ExpandedQuery,
  letters: string,
  choice: PageChoice,
): Promise<RankedPage[]> {
  const { slots, rarity, preferences } = await readSlots(expanded, letters, choice);
  const total = rarity.reduce((sum, value) => sum + value, 0);
  const power = query.isQuestion ? QUESTION_COVERAGE_POWER : COVERAGE_POWER;
  const ranked = [...new Set(slots.flatMap((slot) => [...slot.keys()]))].flatMap((page) => {
    const hits = slots.map((slot) => slot.get(page));
    const quotations = quotationShare(query, hits);
    if (quotations === 0) return [];
    const coverage = hits.reduce((sum, hit, slot) => sum + (hit === undefined ? 0 : (rarity[slot] ?? 0)), 0) / total;
    const score =
      hits.reduce((sum, hit) => sum + (hit?.score ?? 0), 0) *
      coverage ** power *
      (1 + TOGETHER_BOOST * shareTogether(hits, rarity, total)) *
      letterShare(query, letters[page] ?? '', hits, coverage) *
      PREFERENCE_BOOST ** (preferences.get(page) ?? 0) *
      quotations;
    return [{ page, coverage, hits, score }];
  });
  const least = leastCoverage(
    ranked.map(({ coverage }) => coverage),
    rarity.map((value) => value / total),
    query.isQuestion ? MIN_QUESTION_COVERAGE : MIN_COVERAGE,
  );
  return ranked
    .filter(({ coverage }) => coverage >= least)
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .map(({ page, score, hits }) => ({
      page,
      score,
      places: choosePlaces(hits),
      missing: hits.flatMap((hit, slot) => (hit === undefined ? [slot] : [])),
    }));
}

/** The hits of each slot by page, and the weight of each slot. */
async function readSlots(
  { matches, slotCount }: ExpandedQuery,
  letters: string,
  choice: PageChoice,
): Promise<{ slots: Map<number, Hit>[]; rarity: number[]; preferences: ReadonlyMap<number, number> }> {
  const preferences = new Map<number, number>();
  const slots = Array.from({ length: slotCount }, (): Map<number, Hit> => new Map());
  const rarity = new Array<number>(slotCount).fill(0);
  for (const [match, postings] of await readMatches(matches, choice)) {
    const worth = toRarity(match.pageCount, letters.length);
    for (const slot of match.slots) rarity[slot] = Math.max(rarity[slot] ?? 0, worth);
    for (const { page, weight, places } of postings) {
      if (!choice.accepts(letters[page] ?? '')) continue;
      if (match.slots.length === 0 && places.includes(0)) preferences.set(page, (preferences.get(page) ?? 0) + 1);
      const score = weight * worth * match.share;
      for (const slot of match.slots) {
        const best = slots[slot]?.get(page);
        const exactPlaces = match.isExact ? [...(best?.exactPlaces ?? []), ...places] : (best?.exactPlaces ?? null);
        const nameShare = match.isTypedName ? match.pageCount / letters.length : (best?.nameShare ?? null);
        const better = best === undefined || best.score < score ? { score, places } : best;
        // A hidden name, such as a keyword, has no place.
        const shownAt = better.places.length > 0 ? better.places : [...(best?.places ?? []), ...places];
        const isTwoWays = best !== undefined && match.isName !== best.isName;
        slots[slot]?.set(page, {
          score: better.score + (isTwoWays ? OTHER_WAY_SHARE * Math.min(best.score, score) : 0),
          places: shownAt,
          exactPlaces,
          nameShare,
          isName: match.isName,
        });
      }
    }
  }
  return { slots, rarity, preferences };
}

/** A term's weight: the fewer pages have it, the higher (inverse document frequency in BM25). */
function toRarity(pageCount: number, total: number): number {
  return Math.log(1 + Math.max(0, total - pageCount + 0.5) / (pageCount + 0.5));
}

function letterShare(query: ParsedQuery, letter: string, hits: readonly (Hit | undefined)[], coverage: number): number {
  const names = hits.flatMap((hit) => hit?.nameShare ?? []);
  const isExplained = isGuideLetter(letter) && (query.isQuestion || names.length > 0);
  return (
    (isExplained ? EXPLANATION_BOOST ** coverage + UBIQUITY_BOOST * Math.max(0, ...names) : 1) *
    intentShare(letter, query) *
    (query.method !== null && hasMethod(letter, query.method) ? METHOD_BOOST : 1)
  );
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

/** The largest share of a multi-word query that a single place has. */
function shareTogether(hits: readonly (Hit | undefined)[], rarity: readonly number[], total: number): number {
  const shares = new Map<number, { count: number; share: number }>();
  for (const [slot, hit] of hits.entries()) {
    for (const place of hit?.places ?? []) {
      const { count, share } = shares.get(place) ?? { count: 0, share: 0 };
      shares.set(place, { count: count + 1, share: share + (rarity[slot] ?? 0) / total });
    }
  }
  return Math.max(0, ...[...shares.values()].map(({ count, share }) => (count > 1 ? share : 0)));
}

/** 1 if all words of each quotation are in one place, 0 if a word is missing. */
function quotationShare({ terms }: ParsedQuery, hits: readonly (Hit | undefined)[]): number {
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

/** The places with the most words that are not in the page's own name. */
function choosePlaces(hits: readonly (Hit | undefined)[]): number[] {
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
