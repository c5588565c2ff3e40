import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../../worker/model/manifest.ts';
import type { Release } from '../release/make-release.ts';
import { Pieces, PiecesResponse } from './unread-bodies.ts';

/** Nobody's (RFC 6761 §6.4); the worker makes no link from it. */
const ORIGIN = 'https://export.invalid';

/** What the worker's module exports, with as much of a runtime as it needs here. */
interface WorkerModule {
  createWorker(manifest: Manifest): {
    fetch(
      request: Request,
      env: { readonly CONTENT: Store },
      context: Context,
    ): PiecesResponse | Promise<PiecesResponse>;
  };
}

interface Store {
  get(key: string, options: unknown): Promise<unknown>;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
  passThroughOnException(): void;
}

/** Asks the worker for a path under the base, as a browser would; with the tag in `If-None-Match` it may answer 304. */
export type Ask = (href: string, init?: RequestInit) => Promise<WorkerAnswer>;

interface WorkerAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** All of the body. */
  readAll(): Promise<Buffer>;
}

/** By this name the worker finds what it is given in place of the runtime's. */
const GLOBALS = 'exportRuntime';

/** Node has all that the worker asks of a runtime but the edge's cache, which here has nothing. */
const RUNTIME = {
  Blob: Pieces,
  Response: PiecesResponse,
  caches: { default: { match: async () => undefined, put: async () => {} } },
};

/**
 * Runs the release's worker in this process, for as long as `work` takes. To start a runtime, fill its store and pass every
 * page through a socket would cost several times what rendering does.
 */
export async function withWorker<T>(release: Release, work: (ask: Ask) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'export-'));
  const pending: Promise<unknown>[] = [];
  Object.defineProperty(globalThis, GLOBALS, { configurable: true, value: RUNTIME });
  try {
    const path = join(dir, 'app.mjs');
    await writeFile(path, `const { ${Object.keys(RUNTIME)} } = globalThis.${GLOBALS};\n${release.workerCode}`);
    const { createWorker } = (await import(pathToFileURL(path).href)) as WorkerModule;
    const worker = createWorker(release.manifest);
    const env = { CONTENT: storeOf(release) };
    const context: Context = { waitUntil: (promise) => void pending.push(promise), passThroughOnException() {} };
    return await work(async (href, init) => worker.fetch(new Request(ORIGIN + href, init), env, context));
  } finally {
    await Promise.allSettled(pending);
    Reflect.deleteProperty(globalThis, GLOBALS);
    await rm(dir, { recursive: true, force: true });
  }
}

/** The records of a release as KV gives them. */
function storeOf({ records }: Release): Store {
  return {
    async get(key, options) {
      const record = records.get(key);
      if (record === undefined) return null;
      const bytes = new Uint8Array(record);
      const type = typeof options === 'object' && options !== null && 'type' in options ? options.type : options;
      return type === 'stream' ? streamOf(bytes) : bytes.buffer;
    },
  };
}

/** As much of a stream as the worker reads by, without the cost of one. */
function streamOf(bytes: Uint8Array): { getReader(): unknown } {
  const chunks = [bytes];
  return {
    getReader: () => ({
      async read() {
        const value = chunks.pop();
        return { value, done: value === undefined };
      },
      async cancel() {},
    }),
  };
}
