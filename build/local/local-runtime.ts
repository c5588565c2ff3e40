import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Miniflare, type MiniflareOptions, NoOpLog } from 'miniflare';
import { toManifestText } from '../../worker/model/manifest-text.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import type { Release } from '../release/make-release.ts';
import { workerModules } from '../release/write-release.ts';

/** How many records are written to the local KV at the same time. */
const SEED_CONCURRENCY = 32;

export interface LocalRuntimeOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Folder that keeps the local KV from one start to the next. */
  readonly stateDir: string;
  /** Whether more releases follow: they are then handed to the running worker, which takes a fraction of a new start. */
  readonly isReplaced?: boolean;
}

/** What a request has besides its address. */
export interface LocalRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Names the release that a request is for, where the worker is handed releases. */
const RELEASE_HEADER = 'x-local-release';

/** In place of the module that holds the manifest: asks for it when another release is named. */
const REPLACED_ENTRY = `import { createWorker, openManifest } from './app.js';
let release, worker;
export default {
  async fetch(request, env, context) {
    const wanted = request.headers.get('${RELEASE_HEADER}');
    if (wanted !== release) {
      worker = createWorker(openManifest(await (await env.MANIFEST.fetch('http://local/')).json()));
      release = wanted;
    }
    return worker.fetch(request, env, context);
  },
};
`;

/** The runtime of Cloudflare on this machine (workerd), with a real KV; it makes no network request. */
export class LocalRuntime {
  readonly #options: LocalRuntimeOptions;
  #miniflare: Miniflare | null = null;
  /** Keys that the local KV is known to hold. */
  #seeded: Set<string> | null = null;
  #served: Release | null = null;

  constructor(options: LocalRuntimeOptions) {
    this.#options = options;
  }

  /** Serves a release; a second call replaces the first one's, records first, so that no page is ever missing. Returns the address. */
  async serve(release: Release): Promise<string> {
    const { port } = this.#options;
    // Filled where nobody asks: who waits for the port to answer would find pages missing.
    this.#miniflare ??= new Miniflare(await this.#miniflareOptions(release, 0));
    await this.#seed(release);
    const isHandedOver = this.#options.isReplaced === true && release.workerCode === this.#served?.workerCode;
    const isFirstOfAnyPort = this.#served === null && port === 0;
    if (!isHandedOver && !isFirstOfAnyPort)
      await this.#miniflare.setOptions(await this.#miniflareOptions(release, port));
    this.#served = release;
    const url = await this.#miniflare.ready;
    return url.origin;
  }

  /** The name of what is served; null before the first release. */
  get release(): string | null {
    return this.#served?.manifest.release ?? null;
  }

  /** Answers one request as the worker does. */
  async fetch(url: string, init: LocalRequest = {}): Promise<Response> {
    const { release } = this;
    if (this.#miniflare === null || release === null) throw new Error('The local runtime serves no release yet');
    const headers = { ...init.headers, [RELEASE_HEADER]: release };
    const response = await this.#miniflare.dispatchFetch(url, { ...init, headers, redirect: 'manual' });
    return response as unknown as Response;
  }

  async stop(): Promise<void> {
    await this.#miniflare?.dispose();
    this.#miniflare = null;
  }

  /** Writes the records that the local KV does not hold yet: keys are content hashes, so what is there is right. */
  async #seed({ records }: Release): Promise<void> {
    const namespace = await this.#miniflare?.getKVNamespace('CONTENT');
    if (namespace === undefined) return;
    this.#seeded ??= await listKeys((cursor) => namespace.list(cursor === undefined ? {} : { cursor }));
    const missing = [...records.keys()].filter((key) => this.#seeded?.has(key) !== true);
    const next = missing.values();
    const work = async (): Promise<void> => {
      for (const key of next) {
        const value = records.get(key) ?? new Uint8Array();
        // A copy with a buffer of its own: a Node Buffer is a view into a shared one.
        await namespace.put(key, new Uint8Array(value).buffer);
        this.#seeded?.add(key);
      }
    };
    await Promise.all(Array.from({ length: SEED_CONCURRENCY }, work));
  }

  #answerManifest(): Response {
    return Response.json(this.#served === null ? null : toManifestText(this.#served.manifest));
  }

  async #miniflareOptions(release: Release, port: number): Promise<MiniflareOptions> {
    const { stateDir, isReplaced = false } = this.#options;
    const modules: [path: string, contents: string][] = isReplaced
      ? [
          ['index.js', REPLACED_ENTRY],
          ['app.js', release.workerCode],
        ]
      : [...workerModules(release)];
    return {
      host: '127.0.0.1',
      port,
      log: new NoOpLog(),
      cf: false,
      compatibilityDate: await readCompatibilityDate(),
      modules: modules.map(([path, contents]) => ({ type: 'ESModule', path, contents })),
      serviceBindings: isReplaced ? { MANIFEST: () => this.#answerManifest() } : {},
      kvNamespaces: { CONTENT: 'content' },
      kvPersist: join(stateDir, 'kv'),
    };
  }
}

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

/** The same date as in production: wrangler.toml is where it stands. */
async function readCompatibilityDate(): Promise<string> {
  const text = await readFile(join(PROJECT_ROOT, 'wrangler.toml'), 'utf8');
  const date = /^compatibility_date\s*=\s*"([\d-]+)"/m.exec(text)?.[1];
  if (date === undefined) throw new Error('wrangler.toml has no compatibility_date');
  return date;
}
