import { firstPlace, nextPosting, type Postings, placesAt, weightAt } from '../store/postings.ts';
import type { Match } from './expand-query.ts';

/** A page whose name matches also contains the words, more or less often. */
const OTHER_WAY_SHARE = 0.3;

/** A page with a word counts at least this much as having it, and fully with this share of the best page's score for it. */
const LEAST_MATCH = 0.6;
const FULL_MATCH = 0.3;

const REJECTED = -1;

interface HitOptions {
  /** Pages of the site. */
  readonly pageCount: number;
  readonly accepts: (page: number) => boolean;
  /** Whether the query has quotations. */
  readonly isQuoted: boolean;
}

/**
 * The best match of each page for each slot of a query: a row of cells per page. Columns, because a query has thousands of
 * cells.
 */
export class PageHits {
  /** The page of each row. */
  readonly pages: readonly number[];
  /** By row: how many preferred phrases the page's name has. */
  readonly preferences: Uint8Array;
  /** By row: the largest share of all pages with a typed name that this page has; 0 if it has none. */
  readonly nameShares: Float64Array;
  readonly slots: readonly number[];
  readonly #slotCount: number;
  readonly #isQuoted: boolean;
  /** By page: its row from 1, 0 if no match has the page, or `REJECTED`. */
  readonly #rows: Int32Array;
  readonly #postings: Postings[] = [];
  /** By cell: 0 without a match. */
  readonly #scores: Float64Array;
  /** By slot: the score of the best page. */
  readonly #best: Float64Array;
  /** By cell: whether the best match is a name. */
  readonly #isName: Uint8Array;
  /** By cell: which postings have its places, and where. */
  readonly #sources: Uint16Array;
  readonly #positions: Uint32Array;
  /** By place: the last row that had it, and its weight there. */
  readonly #placeRows: number[] = [];
  readonly #placeWeights: number[] = [];
  /** By cell: places with the exact word. Collected for quotations. */
  readonly #exactPlaces = new Map<number, readonly number[]>();

  /** Rows for the pages of all postings that the query accepts. */
  constructor(all: readonly Postings[], slotCount: number, { pageCount, accepts, isQuoted }: HitOptions) {
    const pages: number[] = [];
    this.#rows = new Int32Array(pageCount);
    for (const postings of all) {
      for (let at = 0, page = 0; at < postings.length; at = nextPosting(postings, at)) {
        page += postings[at] ?? 0;
        if (this.#rows[page] === 0) this.#rows[page] = accepts(page) ? pages.push(page) : REJECTED;
      }
    }
    const cells = pages.length * slotCount;
    this.pages = pages;
    this.preferences = new Uint8Array(pages.length);
    this.nameShares = new Float64Array(pages.length);
    this.slots = Array.from({ length: slotCount }, (_, slot) => slot);
    this.#slotCount = slotCount;
    this.#isQuoted = isQuoted;
    this.#scores = new Float64Array(cells);
    this.#best = new Float64Array(slotCount);
    this.#isName = new Uint8Array(cells);
    this.#sources = new Uint16Array(cells);
    this.#positions = new Uint32Array(cells);
  }

  /** Adds a match. `worth` is the weight of its words. */
  add({ slots, share, isName, isExact, isTypedName, pageCount }: Match, postings: Postings, worth: number): void {
    const source = this.#postings.push(postings) - 1;
    const nameShare = isTypedName ? pageCount / this.#rows.length : 0;
    for (let at = 0, page = 0; at < postings.length; at = nextPosting(postings, at)) {
      page += postings[at] ?? 0;
      const row = (this.#rows[page] ?? 0) - 1;
      if (row < 0) continue;
      if (slots.length === 0 && placesAt(postings, at).includes(0))
        this.preferences[row] = (this.preferences[row] ?? 0) + 1;
      if (nameShare > (this.nameShares[row] ?? 0)) this.nameShares[row] = nameShare;
      const score = weightAt(postings, at) * worth * share;
      for (const slot of slots) {
        const cell = row * this.#slotCount + slot;
        const best = this.#scores[cell] ?? 0;
        if (this.#takesPlaces(cell, score, postings, at)) {
          this.#sources[cell] = source;
          this.#positions[cell] = at;
        }
        const bonus = Number(isName) === this.#isName[cell] ? 0 : OTHER_WAY_SHARE * Math.min(best, score);
        this.#scores[cell] = Math.max(best, score) + bonus;
        this.#best[slot] = Math.max(this.#best[slot] ?? 0, this.scoreAt(row, slot));
        this.#isName[cell] = Number(isName);
        if (isExact && this.#isQuoted)
          this.#exactPlaces.set(cell, [...(this.#exactPlaces.get(cell) ?? []), ...placesAt(postings, at)]);
      }
    }
  }

  /** The score of a slot, 0 without a match. */
  scoreAt(row: number, slot: number): number {
    return this.#scores[row * this.#slotCount + slot] ?? 0;
  }

  /** The sum of the weights of slots that a page matches, less of it for words that it only mentions. */
  sumMatched(row: number, weights: readonly number[]): number {
    let sum = 0;
    for (let slot = 0; slot < this.#slotCount; slot++) {
      const score = this.scoreAt(row, slot);
      const part = Math.min(1, score / (FULL_MATCH * (this.#best[slot] ?? 0)));
      if (score > 0) sum += (weights[slot] ?? 0) * (LEAST_MATCH + (1 - LEAST_MATCH) * part);
    }
    return sum;
  }

  sumScores(row: number): number {
    let sum = 0;
    for (let slot = 0; slot < this.#slotCount; slot++) sum += this.scoreAt(row, slot);
    return sum;
  }

  /** Places of the best match of a slot that has any. */
  placesOf(row: number, slot: number): readonly number[] {
    const cell = row * this.#slotCount + slot;
    const postings = this.#scores[cell] === 0 ? undefined : this.#postings[this.#sources[cell] ?? 0];
    return postings === undefined ? [] : placesAt(postings, this.#positions[cell] ?? 0);
  }

  /** Places with the exact word of a slot, or null if the page only has a similar one. */
  exactPlacesOf(row: number, slot: number): readonly number[] | null {
    return this.#exactPlaces.get(row * this.#slotCount + slot) ?? null;
  }

  /** The largest weight that a single place of a page has, among places with several slots of these weights. */
  weightTogether(row: number, weights: readonly number[]): number {
    let most = 0;
    for (let slot = 0; slot < this.#slotCount; slot++) {
      const cell = row * this.#slotCount + slot;
      const postings = this.#scores[cell] === 0 ? undefined : this.#postings[this.#sources[cell] ?? 0];
      if (postings === undefined) continue;
      const at = this.#positions[cell] ?? 0;
      const end = nextPosting(postings, at);
      for (let index = firstPlace(at); index < end; index++) {
        const place = postings[index] ?? 0;
        const isShared = this.#placeRows[place] === row;
        const weight = (weights[slot] ?? 0) + (isShared ? (this.#placeWeights[place] ?? 0) : 0);
        this.#placeRows[place] = row;
        this.#placeWeights[place] = weight;
        if (isShared && weight > most) most = weight;
      }
    }
    return most;
  }

  /** The better match decides where to look. A hidden name, such as a keyword, has no place. */
  #takesPlaces(cell: number, score: number, postings: Postings, at: number): boolean {
    const best = this.#scores[cell] ?? 0;
    if (best === 0) return true;
    if (best < score) return hasPlaces(postings, at);
    return !hasPlaces(this.#postings[this.#sources[cell] ?? 0] ?? [], this.#positions[cell] ?? 0);
  }
}

function hasPlaces(postings: Postings, at: number): boolean {
  return firstPlace(at) < nextPosting(postings, at);
}
