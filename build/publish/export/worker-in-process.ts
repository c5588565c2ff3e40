import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../../../worker/model/records/manifest.ts';
import type { Release } from '../../release/records/make-release.ts';
import { Pieces, PiecesResponse } from './unread-bodies.ts';

/** Reserved (RFC 6761 §6.4). The worker does not use it in links. */
const ORIGIN = 'https://export.invalid';

/** The exports of the worker's module, with the parts of a runtime that it needs here. */
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

/** Requests a path under the base from the worker. With an ETag in `If-None-Match`, the response may be a 304. */
export type Ask = (href: string, init?: RequestInit) => Promise<WorkerResponse>;

interface WorkerResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The whole body. */
  readAll(): Promise<Buffer>;
}

/** The global through which the worker gets its replacements for the runtime. */
const GLOBALS = 'exportRuntime';

/** Node provides everything that the worker needs, except the edge cache, which is empty here. */
const RUNTIME = {
  Blob: Pieces,
  Response: PiecesResponse,
  caches: { default: { match: async () => undefined, put: async () => {} } },
};

/**
 * Runs the release's worker in this process while `work` runs. Starting a runtime, filling its store and sending every
 * page through a socket would cost several times as much as rendering.
 */
export async function withWorker<T>(release: Release, work: (ask: Ask) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'export-'));
  const pending: Promise<unknown>[] = [];
  Object.defineProperty(globalThis, GLOBALS, { configurable: true, value: RUNTIME });
  try {
    await writeFile(join(dir, 'package.json'), '{ "type": "module" }');
    const modules = { 'app.js': release.workerCode, ...release.lazyModules };
    for (const [name, code] of Object.entries(modules))
      await writeFile(join(dir, name), `const { ${Object.keys(RUNTIME)} } = globalThis.${GLOBALS};\n${code}`);
    const { createWorker } = (await import(pathToFileURL(join(dir, 'app.js')).href)) as WorkerModule;
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

/** The records of a release, with KV's interface. */
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

/** The parts of a stream that the worker uses, without the cost of a real one. */
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
