import type { SearchAnswer, SearchIndex, SearchQuery } from '../model/search/search.ts';
import { describeResult } from './describe-result.ts';
import { expandQuery, type Match } from './match/expand-query.ts';
import { choosePlaces, missingSlots, rankPages } from './match/rank-pages.ts';
import { cleanQuery } from './query/clean-query.ts';
import { createPageFilter } from './query/page-letters.ts';
import { parseQuery } from './query/parse-query.ts';
import type { SearchMemory } from './search-memory.ts';
import { DocumentStore, type SearchDocument } from './store/document-store.ts';
import { type DownloadBudget, RECORD_BYTES } from './store/download-budget.ts';
import { PackStore, type ReadRecord } from './store/pack-store.ts';
import { LIMITS, SearchWork } from './store/search-work.ts';
import { TermStore } from './store/term-store.ts';

/** The requested range of results. */
export interface SearchWindow {
  readonly offset: number;
  readonly limit: number;
  /** Limit on postings, for a cheaper but less complete result. */
  readonly maxPostingsBytes?: number;
}

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
  const { total, found, stems, typed, corrected, missing } = await findPages(query, window, source);
  const { reader } = source.memory;
  const words = { stems, typed, wanted: reader.mayHaveStem(stems), reader };
  return {
    query: cleanQuery(query.text),
    total,
    results: found.map(({ document, places }, index) => {
      const isBest = index === 0 && window.offset === 0;
      const shown = places.slice(0, index + window.offset < RESULTS_WITH_SECTIONS ? undefined : 1);
      const result = describeResult(document, shown, words, base);
      return isBest && document.scopes.length > 0 ? { ...result, scopes: document.scopes } : result;
    }),
    ...(corrected === null ? {} : { suggestion: corrected }),
    ...(missing.length === 0 ? {} : { missing }),
  };
}

interface FoundPages {
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
  const query = parseQuery(wanted.text, memory.reader);
  const expanded = await expandQuery(query, terms, memory);
  const { ranked, hits } = await rankPages(query, expanded, index.pages, {
    accepts: createPageFilter(wanted, index),
    maxPostingsBytes,
    budget,
    work,
  });
  const found = await readAffordable(ranked.slice(offset, offset + limit), budget, async (found) => ({
    document: await documents.read(found.page),
    places: choosePlaces(hits, found),
  }));
  const [best] = ranked;
  const missing =
    best === undefined ? [] : missingSlots(hits, best).flatMap((slot) => query.terms[slot]?.written ?? []);
  const matches = expanded.matches.filter(({ slots }) => slots.length > 0);
  const typed = stemsOf(matches.filter(({ isSynonym }) => !isSynonym));
  return { total: ranked.length, found, stems: stemsOf(matches), typed, corrected: expanded.corrected, missing };
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
