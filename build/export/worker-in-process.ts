import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../../worker/model/manifest.ts';
import type { Release } from '../release/make-release.ts';

/** Nobody's (RFC 6761 §6.4); the worker makes no link from it. */
const ORIGIN = 'https://export.invalid';

/** What the worker's module exports, with as much of a runtime as it needs here. */
interface WorkerModule {
  createWorker(manifest: Manifest): {
    fetch(request: Request, env: { readonly CONTENT: Store }, context: Context): Response | Promise<Response>;
  };
}

interface Store {
  get(key: string, options: unknown): Promise<unknown>;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
  passThroughOnException(): void;
}

/** Asks the worker for a path under the base, as a browser would; with an ETag it may answer 304. */
export type Ask = (href: string, etag?: string) => Promise<Response>;

/**
 * Runs the release's worker in this process, for as long as `work` takes. To start a runtime, fill its store and pass every
 * page through a socket would cost several times what rendering does. Node has all that the worker asks of a runtime but the
 * edge's cache, which here has nothing.
 */
export async function withWorker<T>(release: Release, work: (ask: Ask) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'export-'));
  const before = Object.getOwnPropertyDescriptor(globalThis, 'caches');
  const pending: Promise<unknown>[] = [];
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { default: EMPTY_CACHE } });
  try {
    const path = join(dir, 'app.mjs');
    await writeFile(path, release.workerCode);
    const { createWorker } = (await import(pathToFileURL(path).href)) as WorkerModule;
    const worker = createWorker(release.manifest);
    const env = { CONTENT: storeOf(release) };
    const context: Context = { waitUntil: (promise) => void pending.push(promise), passThroughOnException() {} };
    return await work(async (href, etag) => {
      const headers = etag === undefined ? {} : { 'If-None-Match': etag };
      return worker.fetch(new Request(ORIGIN + href, { headers }), env, context);
    });
  } finally {
    await Promise.allSettled(pending);
    if (before === undefined) Reflect.deleteProperty(globalThis, 'caches');
    else Object.defineProperty(globalThis, 'caches', before);
    await rm(dir, { recursive: true, force: true });
  }
}

const EMPTY_CACHE = { match: async () => undefined, put: async () => {} };

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

/** In one piece: the worker reads into buffers of its own. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    type: 'bytes',
    start(controller) {
      if (bytes.byteLength > 0) controller.enqueue(bytes);
      controller.close();
    },
  });
}
