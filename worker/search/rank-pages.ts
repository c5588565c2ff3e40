import type { ExpandedQuery, Match } from './expand-query.ts';
import { hasMethod, isGuideLetter } from './page-letters.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { TermEntry } from './term-store.ts';

/** A page that answers a query. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Number of the place inside the page that answers best, from 1 up; 0 for the page itself. */
  readonly place: number;
}

/** What a page has for one slot of the query. */
interface Hit {
  readonly score: number;
  readonly places: readonly number[];
  readonly isExact: boolean;
}

/** Postings that one query reads; the weakest matches go without. */
const MAX_POSTINGS = 30_000;

/** A page that has half of what is asked for is worth a fourth of one that has all. */
const COVERAGE_POWER = 2;

/** Pages with less of the query than this share of what the best has are no answers. */
const MIN_COVERAGE = 0.6;

/** What a page gains whose words stand in one place of it: a heading of all of them says more than a text that has each. */
const TOGETHER_BOOST = 1;

/** Of a sentence not every word need stand in the page. */
const MIN_QUESTION_COVERAGE = 0.35;
const QUESTION_COVERAGE_POWER = 1.3;

const QUESTION_BOOST = 2.2;
const METHOD_BOOST = 1.5;
/** For words of a quotation that stand in different places of a page. */
const APART_SHARE = 0.25;

/** The pages that answer a query, the best first. */
export function rankPages(
  query: ParsedQuery,
  { matches, slotCount }: ExpandedQuery,
  letters: string,
  accepts: (letter: string) => boolean,
): RankedPage[] {
  const slots = Array.from({ length: slotCount }, (): Map<number, Hit> => new Map());
  const rarity = new Array<number>(slotCount).fill(0);
  let left = MAX_POSTINGS;
  for (const match of matches.toSorted((a, b) => b.share - a.share)) {
    left -= match.entries.reduce((sum, { pageCount }) => sum + pageCount, 0);
    if (left < 0) break;
    const worth = Math.max(...match.entries.map(({ pageCount }) => toRarity(pageCount, letters.length)));
    for (const slot of match.slots) rarity[slot] = Math.max(rarity[slot] ?? 0, worth);
    for (const [page, { score, places }] of readPages(match, letters.length)) {
      if (!accepts(letters[page] ?? '')) continue;
      for (const slot of match.slots) {
        const hit = { score: score * match.share, places, isExact: match.isExact };
        const best = slots[slot]?.get(page);
        if (best === undefined || best.score < hit.score) slots[slot]?.set(page, hit);
      }
    }
  }
  const total = rarity.reduce((sum, value) => sum + value, 0);
  const pages = new Set(slots.flatMap((slot) => [...slot.keys()]));
  const ranked: (RankedPage & { coverage: number })[] = [];
  for (const page of pages) {
    const hits = slots.map((slot) => slot.get(page));
    const quotations = quotationShare(query, hits);
    if (quotations === 0) continue;
    const covered = hits.reduce((sum, hit, slot) => sum + (hit === undefined ? 0 : (rarity[slot] ?? 0)), 0);
    const coverage = covered / total;
    const letter = letters[page] ?? '';
    const boost =
      (1 + TOGETHER_BOOST * shareTogether(hits, rarity, total)) *
      (query.isQuestion && isGuideLetter(letter) ? QUESTION_BOOST : 1) *
      (query.method !== null && hasMethod(letter, query.method) ? METHOD_BOOST : 1);
    const score =
      hits.reduce((sum, hit) => sum + (hit?.score ?? 0), 0) *
      coverage ** (query.isQuestion ? QUESTION_COVERAGE_POWER : COVERAGE_POWER);
    ranked.push({ page, coverage, score: score * boost * quotations, place: choosePlace(hits) });
  }
  const best = ranked.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  return ranked
    .filter(({ coverage }) => coverage >= best * (query.isQuestion ? MIN_QUESTION_COVERAGE : MIN_COVERAGE))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** How much a term tells: the fewer pages have it, the more (BM25's inverse document frequency). */
function toRarity(pageCount: number, total: number): number {
  return Math.log(1 + (total - pageCount + 0.5) / (pageCount + 0.5));
}

/** Pages that have all entries of a match, with what the weakest of them is worth there. */
function readPages({ entries }: Match, total: number): Map<number, { score: number; places: readonly number[] }> {
  const [first, ...rest] = entries.map((entry) => readEntry(entry, total));
  const pages = first ?? new Map();
  for (const other of rest) {
    for (const [page, hit] of pages) {
      const found = other.get(page);
      if (found === undefined) pages.delete(page);
      else pages.set(page, { score: Math.min(hit.score, found.score), places: common(hit.places, found.places) });
    }
  }
  return pages;
}

function readEntry(entry: TermEntry, total: number): Map<number, { score: number; places: readonly number[] }> {
  const rarity = toRarity(entry.pageCount, total);
  return new Map(entry.readPostings().map(({ page, weight, places }) => [page, { score: weight * rarity, places }]));
}

function common(places: readonly number[], others: readonly number[]): readonly number[] {
  const both = places.filter((place) => others.includes(place));
  return both.length > 0 ? both : places;
}

/** How much of a query of several words the best place of a page has. */
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

/** 1 when all words of each quotation stand in one place, 0 when one is missing. */
function quotationShare({ terms }: ParsedQuery, hits: readonly (Hit | undefined)[]): number {
  let share = 1;
  const shared = new Map<number, readonly number[]>();
  for (const [slot, { quotation }] of terms.entries()) {
    if (quotation === null) continue;
    const hit = hits[slot];
    if (hit === undefined || !hit.isExact) return 0;
    const before = shared.get(quotation);
    const places = before === undefined ? hit.places : hit.places.filter((place) => before.includes(place));
    if (before !== undefined && before.length > 0 && places.length === 0) share = APART_SHARE;
    shared.set(quotation, places);
  }
  return share;
}

/** The place that most of the words stand in which the page's own name does not have. */
function choosePlace(hits: readonly (Hit | undefined)[]): number {
  const votes = new Map<number, number>();
  for (const hit of hits) {
    if (hit === undefined || hit.places.includes(0)) continue;
    for (const [rank, place] of hit.places.entries())
      votes.set(place, (votes.get(place) ?? 0) + hit.score / (1 + rank / 2));
  }
  // Of places that the rest of the words speak for, those that have words of the name as well are meant.
  for (const hit of hits) {
    if (hit === undefined || !hit.places.includes(0)) continue;
    for (const place of hit.places) if (votes.has(place)) votes.set(place, (votes.get(place) ?? 0) + hit.score / 2);
  }
  let chosen = 0;
  let most = 0;
  for (const [place, count] of votes) {
    if (count > most) {
      chosen = place;
      most = count;
    }
  }
  return chosen;
}
