/*
 * Runs inside workerd around the deployed worker. Store and edge cache respond from memory: on Cloudflare they are
 * separate services, whose CPU is not the worker's.
 */

interface Handler {
  fetch(request: Request, env: unknown, context: unknown): Response | Promise<Response>;
}

/** V8's collector, exposed by a flag of workerd. */
declare const gc: () => void;

type CreateWorker<M> = (manifest: M) => Handler;

/** The body of a PUT request. DELETE collects garbage, and any other method goes to the worker. */
export interface Control {
  /** Number of workers that take turns, each with its own caches like an isolate. */
  readonly workers: number;
  /** A page that each of them serves first as a warm-up, or null. */
  readonly warmPath: string | null;
  /** Delay of the store before each response. */
  readonly delayMs?: number;
}

/**
 * Creates workers of one release and passes requests to them in turn. Responds to PUT with the number of records read
 * since the last PUT.
 */
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
    // Collects garbage of the previous workers and of the warm-up, which would count for the measured requests.
    gc();
    turn = 0;
    store.reads = 0;
    store.delayMs = control.delayMs ?? 0;
    return Response.json(reads);
  }

  return {
    fetch(request, _env, context) {
      if (request.method === 'PUT') return renew(request, context);
      if (request.method === 'DELETE') {
        gc();
        return new Response(null, { status: 204 });
      }
      const worker = workers[turn++ % workers.length] as Handler;
      return worker.fetch(request, env, context);
    },
  };
}

/** The subset of KV that the worker uses. */
class MemoryStore {
  reads = 0;
  delayMs = 0;
  /** Blobs, which can be read without copying them. */
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

/** The subset of the edge cache that the worker uses. */
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
