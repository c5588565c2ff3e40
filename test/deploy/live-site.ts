import { createServer, type Server } from 'node:http';
import { Miniflare, NoOpLog } from 'miniflare';
import { type Listening, listen } from '../listen.ts';
import type { CloudflareStandIn } from './cloudflare-stand-in.ts';

/** The site as readers see it: the stand-in's live version in workerd, with the stand-in's records. */
export class LiveSite {
  readonly #standIn: CloudflareStandIn;
  readonly #server: Server;
  #listening: Listening | null = null;
  #miniflare: Miniflare | null = null;
  #version: string | null = null;

  private constructor(standIn: CloudflareStandIn) {
    this.#standIn = standIn;
    this.#server = createServer(async (request, response) => {
      const answer = await this.get(request.url ?? '/').catch(() => null);
      response.writeHead(answer?.status ?? 502).end(answer === null ? '' : Buffer.from(await answer.arrayBuffer()));
    });
  }

  static async start(standIn: CloudflareStandIn): Promise<LiveSite> {
    const site = new LiveSite(standIn);
    site.#listening = await listen(site.#server);
    return site;
  }

  get url(): string {
    return this.#listening?.origin ?? '';
  }

  async get(path: string): Promise<Response> {
    const runtime = await this.#serveLiveVersion();
    return (await runtime.dispatchFetch(`http://site.test${path}`, { redirect: 'manual' })) as unknown as Response;
  }

  async stop(): Promise<void> {
    await this.#listening?.stop();
    await this.#miniflare?.dispose();
  }

  async #serveLiveVersion(): Promise<Miniflare> {
    const { live } = this.#standIn.workers;
    if (live === null) throw new Error('Nothing is deployed');
    if (this.#miniflare !== null && this.#version === live.id) return this.#miniflare;
    await this.#miniflare?.dispose();
    this.#miniflare = new Miniflare({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new NoOpLog(),
      compatibilityDate: '2026-04-24',
      modules: [...live.modules].map(([path, contents]) => ({ type: 'ESModule', path, contents })),
      kvNamespaces: { CONTENT: live.namespaceId ?? 'none' },
    });
    this.#version = live.id;
    const content = await this.#miniflare.getKVNamespace('CONTENT');
    const records = this.#standIn.kv.namespaces.get(live.namespaceId ?? '')?.records ?? [];
    for (const [key, { value }] of records) await content.put(key, new Uint8Array(value).buffer);
    return this.#miniflare;
  }
}
