import { RecentMap } from '../../model/records/recent-map.ts';
import type { SearchAnswer, SearchIndex, SearchQuery, SearchResult } from '../../model/search/search.ts';
import { joinPacks, STATIC_INDEX_FILE, type StaticIndex, staticRecordFile } from '../../model/search/static-search.ts';
import { LANGUAGE } from '../../search/languages/site-language.ts';
import { understandQuery } from '../../search/query/clean-query.ts';
import { parseQuery } from '../../search/query/parse-query.ts';
import { MAX_PAGES, readSearchRequest } from '../../search/query/read-search-request.ts';
import { type SearchSource, search } from '../../search/search-engine.ts';
import { SearchMemory } from '../../search/search-memory.ts';
import { DocumentStore } from '../../search/store/document-store.ts';
import { PackStore } from '../../search/store/pack-store.ts';
import { type DownloadBudget, RECORD_BYTES, RESERVED_BYTES, SearchWork } from '../../search/store/search-work.ts';
import { TermStore } from '../../search/store/term-store.ts';

/** Fetches a file next to the script. */
type AskFile = (name: string) => Promise<Response>;

interface LoadedIndex {
  readonly base: string;
  readonly folder: string;
  readonly index: SearchIndex;
  readonly memory: SearchMemory;
}

/** Counts the bytes that one query downloads: others may run at the same time. */
type CountBytes = (bytes: number) => void;

/** Each result requires a file. */
const RESULTS = 8;

/** Bytes that a query may download, and those that it may always download besides the table of a very large index. */
const MAX_BYTES = 30 * 1024;
const MIN_BYTES = 12 * 1024;

/** Queries whose results may be continued: as many as the dialog remembers. */
const MAX_QUERIES = 50;

/** Words and pairs of words that are looked up at once. */
const MAX_AHEAD = 16;

/** Searches files, each of which is fetched once. */
export class StaticSearch {
  readonly #ask: AskFile;
  readonly #records = new Map<string, Promise<Uint8Array>>();
  /** Paths on each page of a query's results. */
  readonly #shown = new RecentMap<string, string[][]>(MAX_QUERIES);
  #index: Promise<LoadedIndex> | undefined;

  constructor(ask: AskFile) {
    this.#ask = ask;
  }

  /** The worker's response to programs, or status 503 if files of the index cannot be loaded. */
  async answer(parameters: URLSearchParams): Promise<Response> {
    const { query, page } = readSearchRequest(parameters);
    try {
      return Response.json(await this.#findPage(query, page));
    } catch {
      // Reload it the next time. The dialog reports that search is unavailable.
      this.#index = undefined;
      this.#records.clear();
      return new Response(null, { status: 503 });
    }
  }

  /**
   * The results that no earlier page of the query has. A page may have fewer than usual, and what it downloads may change
   * the ranking, so the next one begins with whatever has not been shown.
   */
  async #findPage(query: SearchQuery, page: number): Promise<SearchAnswer> {
    const shown = this.#shown.take(JSON.stringify(query), () => []);
    if (page > 1 && shown[page - 2] === undefined) await this.#findPage(query, page - 1);
    const before = shown.slice(0, page - 1).flat();
    const answer = await this.#search(query, page * RESULTS);
    const results = answer.results.filter((result) => !before.includes(pathOf(result))).slice(0, RESULTS);
    shown[page - 1] = results.map(pathOf);
    const count = before.length + results.length;
    return { ...answer, results, nextPage: count < answer.total && page < MAX_PAGES ? page + 1 : null };
  }

  async #search(query: SearchQuery, limit: number): Promise<SearchAnswer> {
    let downloaded = 0;
    const count: CountBytes = (bytes) => {
      downloaded += bytes;
    };
    this.#index ??= this.#load(count);
    const { base, folder, index, memory } = await this.#index;
    const maxBytes = Math.max(MAX_BYTES, downloaded + MIN_BYTES);
    const budget = {
      left: () => maxBytes - downloaded,
      has: (key: string) => this.#records.has(staticRecordFile(folder, key)),
    };
    const read = (key: string): Promise<Uint8Array> => this.#read(staticRecordFile(folder, key), count);
    const source = { index, memory, read, budget };
    await fetchAhead(query.text, source);
    return search(query, { offset: 0, limit }, base, source);
  }

  async #load(count: CountBytes): Promise<LoadedIndex> {
    const file = await this.#inflate(`../${STATIC_INDEX_FILE}`, count);
    const { base, folder, packs, ...facts } = (await file.json()) as StaticIndex;
    const index: SearchIndex = { ...facts, packs: joinPacks(packs), isSplit: true };
    return { base, folder, index, memory: new SearchMemory(LANGUAGE) };
  }

  #read(name: string, count: CountBytes): Promise<Uint8Array> {
    const known = this.#records.get(name) ?? this.#inflate(name, count).then(toBytes);
    this.#records.set(name, known);
    return known;
  }

  async #inflate(name: string, count: CountBytes): Promise<Response> {
    const file = await this.#ask(name);
    if (!file.ok) throw new Error(name);
    const bytes = await file.arrayBuffer();
    count(bytes.byteLength);
    return new Response(new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate-raw')));
  }
}

/** Without the section, which may change too. */
function pathOf({ href }: SearchResult): string {
  return href.replace(/#.*/, '');
}

async function toBytes(file: Response): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

type StaticSource = SearchSource & { readonly budget: DownloadBudget };

/** Loads all terms in parallel, because the engine would request one after the other. */
async function fetchAhead(text: string, { index, memory, read, budget }: StaticSource): Promise<void> {
  const packs = new PackStore(read, memory.tables);
  const terms = new TermStore(index, packs, memory, { work: new SearchWork() });
  const knowledge = await memory.learn(new DocumentStore(index.packs, packs), index);
  const left = budget.left() - RESERVED_BYTES.postings - RESERVED_BYTES.documents;
  const count = Math.max(0, Math.min(MAX_AHEAD, Math.floor(left / RECORD_BYTES.terms)));
  const spans = parseQuery(await understandQuery(text), knowledge).spans.toSorted((a, b) => a.wordCount - b.wordCount);
  await Promise.all(spans.slice(0, count).map(({ joined }) => terms.find(joined.stem)));
}
