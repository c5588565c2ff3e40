import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import type { Release } from '../../release/records/make-release.ts';
import { workerModules } from '../../release/records/write-release.ts';
import { askWorker, type LocalRequest, readSecrets, workerOptions } from './local-worker.ts';

/** Number of parallel writes to the local KV. */
const SEED_CONCURRENCY = 32;

interface LocalRuntimeOptions {
  /** 0 selects any free port. */
  readonly port: number;
  /** Folder that persists the local KV between starts. */
  readonly stateDir: string;
  readonly compatibilityDate?: string;
  /** The worker's secrets, by name. */
  readonly secrets?: Readonly<Record<string, string>>;
}

/** Cloudflare's runtime (workerd) on the local machine, with a real KV. It makes no network requests. */
export class LocalRuntime {
  readonly #options: LocalRuntimeOptions;
  #miniflare: Miniflare | null = null;

  constructor(options: LocalRuntimeOptions) {
    this.#options = options;
  }

  /** Writes a release's records to KV, then serves it. Returns the URL. `modules`: of its worker, the entry first. */
  async serve(release: Release, modules = workerModules(release)): Promise<string> {
    const { port, stateDir, compatibilityDate, secrets = {} } = this.#options;
    const options = {
      ...workerOptions(modules, compatibilityDate),
      bindings: { ...readSecrets(process.env), ...secrets },
      kvNamespaces: { CONTENT: 'content' },
      kvPersist: join(stateDir, 'kv'),
    };
    this.#miniflare = new Miniflare(options);
    await seed(await this.#miniflare.getKVNamespace('CONTENT'), release);
    if (port !== options.port) {
      // KV is filled before the port opens, because clients that wait for the port would find pages missing. The
      // runtime is replaced rather than moved to the port, because its closing connections could break calls to its
      // successor.
      await this.#miniflare.dispose().catch(() => {});
      this.#miniflare = new Miniflare({ ...options, port });
    }
    return (await this.#miniflare.ready).origin;
  }

  async fetch(url: string, init: LocalRequest = {}): Promise<Response> {
    if (this.#miniflare === null) throw new Error('The local runtime serves no release yet');
    return askWorker(this.#miniflare, url, init);
  }

  async stop(): Promise<void> {
    await this.#miniflare?.dispose();
    this.#miniflare = null;
  }
}

/** Writes the records that the local KV lacks. Keys are content hashes, so existing records are correct. */
async function seed(namespace: Namespace, { records }: Release): Promise<void> {
  const known = await listKeys((cursor) => namespace.list(cursor === undefined ? {} : { cursor }));
  const missing = [...records.keys()].filter((key) => !known.has(key)).values();
  const work = async (): Promise<void> => {
    for (const key of missing) {
      // A copy with its own buffer, because a Node Buffer is a view into a shared one.
      const { buffer } = new Uint8Array(records.get(key) ?? []);
      const write = (): Promise<void> => namespace.put(key, buffer);
      // A broken connection says nothing about the record, so retry.
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

/** All keys of a namespace. Listings have pages of 1,000 keys. */
async function listKeys(list: (cursor?: string) => Promise<KeyPage>): Promise<Set<string>> {
  const names = new Set<string>();
  let page = await list();
  for (;;) {
    for (const { name } of page.keys) names.add(name);
    if (page.list_complete || page.cursor === undefined) return names;
    page = await list(page.cursor);
  }
}
