import { randomUUID } from 'node:crypto';
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
  const pending: Promise<unknown>[] = [];
  // The global through which this instance of the modules gets its replacements for the runtime.
  const name = `export ${randomUUID()}`;
  const { app, loadModule } = toUrls(release, name);
  Object.defineProperty(globalThis, name, { configurable: true, value: { ...RUNTIME, loadModule } });
  try {
    const { createWorker } = (await import(app)) as WorkerModule;
    const worker = createWorker(release.manifest);
    const env = { CONTENT: storeOf(release) };
    const context: Context = { waitUntil: (promise) => void pending.push(promise), passThroughOnException() {} };
    return await work(async (href, init) => worker.fetch(new Request(ORIGIN + href, init), env, context));
  } finally {
    await Promise.allSettled(pending);
    Reflect.deleteProperty(globalThis, name);
  }
}

interface ModuleUrls {
  readonly app: string;
  /** Loads one of the other modules, which import the first one. */
  readonly loadModule: (file: string) => Promise<unknown>;
}

/** The worker's modules as `data:` URLs: a process that ends during an export leaves no files behind. */
function toUrls({ workerCode, lazyModules }: Pick<Release, 'workerCode' | 'lazyModules'>, global: string): ModuleUrls {
  const modules: Readonly<Record<string, string>> = lazyModules ?? {};
  const toUrl = (name: string, code: string): string => {
    const linked = code.replace(/\bimport\("\.\/([\w-]+\.js)"\)/g, 'loadModule("$1")');
    const start = `const { ${Object.keys(RUNTIME)}, loadModule } = globalThis[${JSON.stringify(global)}];`;
    const whole = `${start}\n${linked}\n//# sourceURL=${name}`;
    return `data:text/javascript;base64,${Buffer.from(whole).toString('base64')}`;
  };
  const app = toUrl('app.js', workerCode);
  const loadModule = (file: string): Promise<unknown> =>
    import(toUrl(file, (modules[file] ?? '').replaceAll('from"./app.js"', `from"${app}"`)));
  return { app, loadModule };
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
