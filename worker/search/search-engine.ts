import type { SearchAnswer, SearchIndex, SearchQuery } from '../model/search/search.ts';
import { describeResult } from './describe-result.ts';
import { FoundWords } from './found-words.ts';
import { expandQuery, type Match } from './match/expand-query.ts';
import { findPhrases } from './match/find-phrases.ts';
import type { PageHits } from './match/page-hits.ts';
import { choosePlaces, missingSlots, type RankedPage, rankPages } from './match/rank-pages.ts';
import { understandQuery } from './query/clean-query.ts';
import { createPageFilter } from './query/page-letters.ts';
import { type ParsedQuery, parseQuery } from './query/parse-query.ts';
import type { SearchMemory } from './search-memory.ts';
import { DocumentStore, type SearchDocument } from './store/document-store.ts';
import { PackStore, type ReadRecord } from './store/pack-store.ts';
import { type DownloadBudget, LIMITS, RECORD_BYTES, SearchWork } from './store/search-work.ts';
import { TermStore } from './store/term-store.ts';

/** The requested range of results. */
export interface SearchWindow {
  readonly offset: number;
  readonly limit: number;
  /** Limit on postings, for a cheaper but less complete result. */
  readonly maxPostingsBytes?: number;
}

/** Pages that are read to look for a quotation. */
const MAX_PHRASE_PAGES = 40;

/** Only the first results list further sections. */
const RESULTS_WITH_SECTIONS = 4;

/** The data that a search needs. */
export interface SearchSource {
  readonly index: SearchIndex;
  readonly memory: SearchMemory;
  readonly read: ReadRecord;
  /** Left out where a query may read everything. */
  readonly budget?: DownloadBudget;
  /** Counts the work of a query, for tests. */
  readonly work?: SearchWork;
}

/** Searches and returns displayable results. Links start with the site's base: `''` or `/docs`. */
export async function search(
  query: SearchQuery,
  window: SearchWindow,
  base: string,
  source: SearchSource,
): Promise<SearchAnswer> {
  const { text, total, found, stems, typed, corrected, missing, unknown } = await findPages(query, window, source);
  const words = new FoundWords({ stems, typed }, source.memory.reader);
  return {
    query: text,
    total,
    results: found.map(({ document, places }, index) => {
      const isBest = index === 0 && window.offset === 0;
      const shown = places.slice(0, index + window.offset < RESULTS_WITH_SECTIONS ? undefined : 1);
      const result = describeResult(document, shown, words, base);
      return isBest && document.scopes.length > 0 ? { ...result, scopes: document.scopes } : result;
    }),
    ...(corrected === null ? {} : { suggestion: corrected }),
    ...(missing.length === 0 ? {} : { missing }),
    ...(unknown.length === 0 ? {} : { unknown }),
  };
}

interface FoundPages {
  /** The query as it was understood (`understandQuery`). */
  readonly text: string;
  /** Number of matching pages. */
  readonly total: number;
  /** Pages in the requested range, best first, with the indexes of their best matching places. */
  readonly found: readonly { readonly document: SearchDocument; readonly places: readonly number[] }[];
  /** Stems of all matches. */
  readonly stems: ReadonlySet<string>;
  /** Those of the typed words, without synonyms. */
  readonly typed: ReadonlySet<string>;
  /** Query words that are missing from the first page, as typed. */
  readonly missing: readonly string[];
  /** Those that are on no page. */
  readonly unknown: readonly string[];
  /** The query with corrected spelling, or null. */
  readonly corrected: string | null;
}

/** Finds pages. The work is bounded, whatever the query or the size of the site. Throws if the store fails. */
export async function findPages(
  wanted: SearchQuery,
  { offset, limit, maxPostingsBytes = LIMITS.postingsBytes }: SearchWindow,
  { index, memory, read, budget, work = new SearchWork() }: SearchSource,
): Promise<FoundPages> {
  const packs = new PackStore(read, memory.tables);
  const terms = new TermStore(index, packs, memory, { budget, work });
  const documents = new DocumentStore(index.packs, packs);
  const knowledge = await memory.learn(documents, index);
  const query = parseQuery(await understandQuery(wanted.text), knowledge);
  const expanded = await expandQuery(query, terms, knowledge);
  const { ranked, hits } = await rankPages(query, expanded, index.pages, {
    accepts: createPageFilter(wanted, index),
    maxPostingsBytes,
    budget,
    work,
  });
  const sorted: readonly PhrasePage[] =
    budget === undefined ? await sortByPhrases(ranked, query.phrases, documents) : ranked;
  const found = await readAffordable(sorted.slice(offset, offset + limit), budget, async (found) => {
    const document = await documents.read(found.page);
    return { document, places: placesOf(hits, found) };
  });
  const [best] = sorted;
  const missing =
    best === undefined
      ? []
      : [
          ...missingSlots(hits, best)
            .flatMap((slot) => query.terms[slot] ?? [])
            .filter(({ isCommon }) => !isCommon)
            .map(({ written }) => written),
          ...(await missingPhrases(query, best, documents)),
        ];
  const matches = expanded.matches.filter(({ slots }) => slots.length > 0);
  const typed = stemsOf(matches.filter(({ isSynonym }) => !isSynonym));
  const { corrected, unknown } = expanded;
  return { text: query.text, total: ranked.length, found, stems: stemsOf(matches), typed, corrected, missing, unknown };
}

/** Indexes of the places that a result shows: that of a quotation, or the best matching ones. */
function placesOf(hits: PageHits, found: PhrasePage): readonly number[] {
  if (found.place === undefined) return choosePlaces(hits, found);
  return found.place === 0 ? [] : [found.place];
}

/**
 * Quotations that the best page shows nowhere, if they have stop words, which its text is indexed without. Not in a query
 * of stop words: pages that have the quotation in their texts are not found by it.
 */
async function missingPhrases(
  { phrases, terms }: ParsedQuery,
  { rank, page }: PhrasePage,
  documents: DocumentStore,
): Promise<string[]> {
  const count = phrases.join(' ').split(' ').length;
  const isComplete = terms.filter(({ quotation }) => quotation !== null).length >= count;
  if (rank !== null || isComplete || terms.every(({ isCommon }) => isCommon)) return [];
  const document = await documents.read(page);
  return phrases.filter((phrase) => findPhrases(document, [phrase]) === null).map((phrase) => `“${phrase}”`);
}

interface PhrasePage extends RankedPage {
  /** How well it has the quotations; null if it has not all of them, undefined if nobody has looked. */
  readonly rank?: number | null;
  readonly place?: number;
}

/** Pages that have the quotations word for word come first: the index does not know the order of words. */
async function sortByPhrases(
  ranked: readonly RankedPage[],
  phrases: readonly string[],
  documents: DocumentStore,
): Promise<readonly PhrasePage[]> {
  if (phrases.length === 0) return ranked;
  const read = ranked.slice(0, MAX_PHRASE_PAGES).map(async (page) => {
    const found = findPhrases(await documents.read(page.page), phrases);
    return { ...page, rank: null, ...found };
  });
  const sorted = (await Promise.all(read)).sort((a, b) => orderOf(a) - orderOf(b) || b.score - a.score);
  return [...sorted, ...ranked.slice(MAX_PHRASE_PAGES)];
}

function orderOf({ rank }: PhrasePage): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}

function stemsOf(matches: readonly Match[]): ReadonlySet<string> {
  return new Set(matches.flatMap(({ entries }) => entries.map(({ stem }) => stem)));
}

/** Reads documents in order until the budget ends, as many at once as it allows. */
async function readAffordable<T, R>(
  pages: readonly T[],
  budget: DownloadBudget | undefined,
  read: (page: T) => Promise<R>,
): Promise<R[]> {
  const found: R[] = [];
  while (found.length < pages.length) {
    const count = Math.floor((budget?.left() ?? Number.POSITIVE_INFINITY) / RECORD_BYTES.documents);
    if (count <= 0) break;
    found.push(...(await Promise.all(pages.slice(found.length, found.length + count).map(read))));
  }
  return found;
}
