import { STATIC_INDEX_FILE, type StaticIndex, staticPackFile } from '../../model/static-search.ts';
import { PAGE_SIZE, readSearchRequest } from '../../search/read-search-request.ts';
import { search } from '../../search/search-engine.ts';
import { SearchMemory } from '../../search/search-memory.ts';

/** Gets a file that lies beside the script. */
type AskFile = (name: string) => Promise<Response>;

interface Index extends StaticIndex {
  readonly memory: SearchMemory;
}

let index: Promise<Index> | undefined;
const packs = new Map<string, Promise<Uint8Array>>();

/** What the worker answers to programs; a status of 503 when files of the index cannot be had. */
export async function answerSearch(parameters: URLSearchParams, ask: AskFile): Promise<Response> {
  const { query, page } = readSearchRequest(parameters);
  try {
    index ??= loadIndex(ask);
    const source = { ...(await index), read: (key: string) => remember(key, ask) };
    const answer = await search(query, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }, source.base, source);
    return Response.json(answer);
  } catch {
    // Asked for again the next time; the dialog says that search is not available now.
    index = undefined;
    packs.clear();
    return new Response(null, { status: 503 });
  }
}

async function loadIndex(ask: AskFile): Promise<Index> {
  const loaded = (await (await askWhole(ask, `../${STATIC_INDEX_FILE}`)).json()) as StaticIndex;
  return { ...loaded, memory: new SearchMemory(loaded.index) };
}

function remember(key: string, ask: AskFile): Promise<Uint8Array> {
  const known = packs.get(key) ?? askWhole(ask, staticPackFile(key)).then(async (file) => toBytes(file));
  packs.set(key, known);
  return known;
}

async function toBytes(file: Response): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

async function askWhole(ask: AskFile, name: string): Promise<Response> {
  const file = await ask(name);
  if (!file.ok) throw new Error(name);
  return file;
}
