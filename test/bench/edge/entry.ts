/*
 * Runs inside workerd around the worker that is deployed. The store and the edge's cache answer from memory: on
 * Cloudflare they are services of their own, whose CPU is not the worker's.
 */

interface Handler {
  fetch(request: Request, env: unknown, context: unknown): Response | Promise<Response>;
}

/** V8's collector, which workerd is asked to give. */
declare const gc: () => void;

type CreateWorker<M> = (manifest: M) => Handler;

/** What a PUT asks for; any other method goes to the worker. */
export interface Control {
  /** Isolates' worth of workers, which take turns: each has caches of its own. */
  readonly workers: number;
  /** A page that each of them serves first, so that it is running; null for none. */
  readonly warmPath: string | null;
  /** How long the store is silent before each answer, from now on. */
  readonly delayMs?: number;
}

/** Creates workers of one release and hands requests to them in turn. Answers PUT with the number of records read since the last. */
export function createBenchWorker<M>(
  createWorker: CreateWorker<M>,
  manifest: M,
  records: ReadonlyMap<string, ArrayBuffer>,
): Handler {
  const store = new MemoryStore(records);
  const env = { CONTENT: store };
  Object.defineProperty(globalThis, 'caches', { value: { default: new MemoryCache() } });
  let workers = [createWorker(manifest)];
  let turn = 0;

  async function renew(request: Request, context: unknown): Promise<Response> {
    const { reads } = store;
    store.delayMs = 0;
    const control = (await request.json()) as Control;
    workers = Array.from({ length: control.workers }, () => createWorker(manifest));
    if (control.warmPath !== null) {
      const warm = new URL(control.warmPath, request.url);
      for (const worker of workers) await (await worker.fetch(new Request(warm), env, context)).arrayBuffer();
    }
    // What was made for the workers before, and to begin with these, is no garbage of the requests that are measured.
    gc();
    turn = 0;
    store.reads = 0;
    store.delayMs = control.delayMs ?? 0;
    return Response.json(reads);
  }

  return {
    fetch(request, _env, context) {
      if (request.method === 'PUT') return renew(request, context);
      const worker = workers[turn++ % workers.length] as Handler;
      return worker.fetch(request, env, context);
    },
  };
}

/** As much of KV as the worker uses. */
class MemoryStore {
  reads = 0;
  delayMs = 0;
  /** As blobs, which are read without a copy of the whole. */
  readonly #records: ReadonlyMap<string, Blob>;

  constructor(records: ReadonlyMap<string, ArrayBuffer>) {
    this.#records = new Map([...records].map(([key, bytes]) => [key, new Blob([bytes])]));
  }

  async get(key: string, options: { readonly type: string } | string): Promise<unknown> {
    this.reads++;
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    const record = this.#records.get(key);
    if (record === undefined) return null;
    const type = typeof options === 'string' ? options : options.type;
    return type === 'stream' ? record.stream() : record.arrayBuffer();
  }
}

/** As much of the edge's cache as the worker uses. */
class MemoryCache {
  readonly #entries = new Map<string, { bytes: ArrayBuffer; status: number; headers: Headers }>();

  async match(request: Request | string): Promise<Response | undefined> {
    const entry = this.#entries.get(addressOf(request));
    return entry && new Response(entry.bytes, entry);
  }

  async put(request: Request | string, response: Response): Promise<void> {
    const { status, headers } = response;
    this.#entries.set(addressOf(request), { bytes: await response.arrayBuffer(), status, headers });
  }
}

function addressOf(request: Request | string): string {
  return typeof request === 'string' ? request : request.url;
}
