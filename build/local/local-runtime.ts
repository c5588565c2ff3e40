import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import type { Release } from '../release/make-release.ts';
import { workerModules } from '../release/write-release.ts';
import { askWorker, type LocalRequest, workerOptions } from './local-worker.ts';

/** How many records are written to the local KV at the same time. */
const SEED_CONCURRENCY = 32;

interface LocalRuntimeOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Folder that keeps the local KV from one start to the next. */
  readonly stateDir: string;
  readonly compatibilityDate?: string;
}

/** The runtime of Cloudflare on this machine (workerd), with a real KV; it makes no network request. */
export class LocalRuntime {
  readonly #options: LocalRuntimeOptions;
  #miniflare: Miniflare | null = null;

  constructor(options: LocalRuntimeOptions) {
    this.#options = options;
  }

  /** Serves a release, once its records are in the KV. Returns the address. */
  async serve(release: Release): Promise<string> {
    const { port, stateDir, compatibilityDate } = this.#options;
    const options = {
      ...workerOptions(workerModules(release), compatibilityDate),
      kvNamespaces: { CONTENT: 'content' },
      kvPersist: join(stateDir, 'kv'),
    };
    this.#miniflare = new Miniflare(options);
    await seed(await this.#miniflare.getKVNamespace('CONTENT'), release);
    if (port !== options.port) {
      // Filled where nobody asks: who waits for the port to answer would find pages missing. It is not moved to the port,
      // as connections of the runtime that ends may break the calls to the one that follows.
      await this.#miniflare.dispose().catch(() => {});
      this.#miniflare = new Miniflare({ ...options, port });
    }
    return (await this.#miniflare.ready).origin;
  }

  /** Answers one request as the worker does. */
  async fetch(url: string, init: LocalRequest = {}): Promise<Response> {
    if (this.#miniflare === null) throw new Error('The local runtime serves no release yet');
    return askWorker(this.#miniflare, url, init);
  }

  async stop(): Promise<void> {
    await this.#miniflare?.dispose();
    this.#miniflare = null;
  }
}

/** Writes the records that the local KV does not hold yet: keys are content hashes, so what is there is right. */
async function seed(namespace: Namespace, { records }: Release): Promise<void> {
  const known = await listKeys((cursor) => namespace.list(cursor === undefined ? {} : { cursor }));
  const missing = [...records.keys()].filter((key) => !known.has(key)).values();
  const work = async (): Promise<void> => {
    for (const key of missing) {
      // A copy with a buffer of its own: a Node Buffer is a view into a shared one.
      const { buffer } = new Uint8Array(records.get(key) ?? []);
      const write = (): Promise<void> => namespace.put(key, buffer);
      // A connection that breaks says nothing of the record.
      await write().catch(write);
    }
  };
  await Promise.all(Array.from({ length: SEED_CONCURRENCY }, work));
}

type Namespace = Awaited<ReturnType<Miniflare['getKVNamespace']>>;

interface KeyPage {
  readonly keys: readonly { readonly name: string }[];
  readonly list_complete: boolean;
  readonly cursor?: string;
}

/** All keys of a namespace; a listing ends after 1,000 and goes on at its cursor. */
async function listKeys(list: (cursor?: string) => Promise<KeyPage>): Promise<Set<string>> {
  const names = new Set<string>();
  let page = await list();
  for (;;) {
    for (const { name } of page.keys) names.add(name);
    if (page.list_complete || page.cursor === undefined) return names;
    page = await list(page.cursor);
  }
}
