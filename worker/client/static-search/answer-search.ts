import type { SearchIndex } from '../../model/search.ts';
import { joinPacks, STATIC_INDEX_FILE, type StaticIndex, staticRecordFile } from '../../model/static-search.ts';
import { PackStore } from '../../search/pack-store.ts';
import { parseQuery } from '../../search/parse-query.ts';
import { readSearchRequest } from '../../search/read-search-request.ts';
import { type SearchSource, search } from '../../search/search-engine.ts';
import { SearchMemory } from '../../search/search-memory.ts';
import { TermStore } from '../../search/term-store.ts';

/** Fetches a file next to the script. */
type AskFile = (name: string) => Promise<Response>;

interface LoadedIndex {
  readonly base: string;
  readonly folder: string;
  readonly index: SearchIndex;
  readonly memory: SearchMemory;
}

/** Each result requires a file. */
const RESULTS = 8;

/** Searches files, each of which is fetched once. */
export class StaticSearch {
  readonly #ask: AskFile;
  readonly #records = new Map<string, Promise<Uint8Array>>();
  #index: Promise<LoadedIndex> | undefined;

  constructor(ask: AskFile) {
    this.#ask = ask;
  }

  /** The worker's response to programs, or status 503 if files of the index cannot be loaded. */
  async answer(parameters: URLSearchParams): Promise<Response> {
    const { query, page } = readSearchRequest(parameters);
    try {
      this.#index ??= this.#load();
      const { base, folder, index, memory } = await this.#index;
      const source = { index, memory, read: (key: string) => this.#read(staticRecordFile(folder, key)) };
      await fetchAhead(query.text, source);
      return Response.json(await search(query, { offset: (page - 1) * RESULTS, limit: RESULTS }, base, source));
    } catch {
      // Reload it the next time. The dialog reports that search is unavailable.
      this.#index = undefined;
      this.#records.clear();
      return new Response(null, { status: 503 });
    }
  }

  async #load(): Promise<LoadedIndex> {
    const file = await this.#inflate(`../${STATIC_INDEX_FILE}`);
    const { base, folder, pages, synonyms, packs } = (await file.json()) as StaticIndex;
    const index: SearchIndex = { packs: joinPacks(packs), pages, synonyms, isSplit: true };
    return { base, folder, index, memory: new SearchMemory(index) };
  }

  #read(name: string): Promise<Uint8Array> {
    const known = this.#records.get(name) ?? this.#inflate(name).then(toBytes);
    this.#records.set(name, known);
    return known;
  }

  async #inflate(name: string): Promise<Response> {
    const { ok, body } = await this.#ask(name);
    if (!ok) throw new Error(name);
    return new Response(body?.pipeThrough(new DecompressionStream('deflate-raw')));
  }
}

async function toBytes(file: Response): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** Loads all terms in parallel, because the engine would request one after the other. */
async function fetchAhead(text: string, { index, memory, read }: SearchSource): Promise<void> {
  const terms = new TermStore(index, new PackStore(read), memory.termBlocks);
  await Promise.all(parseQuery(text).spans.map(({ joined }) => terms.find(joined.stem)));
}
