import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Miniflare, NoOpLog } from 'miniflare';
import type { CloudflareStandIn } from './cloudflare-stand-in.ts';

/** The site as readers see it: the stand-in's live version in workerd, with the stand-in's records. */
export class LiveSite {
  readonly #standIn: CloudflareStandIn;
  readonly #server: Server;
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
    site.#server.listen(0, '127.0.0.1');
    await once(site.#server, 'listening');
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async get(path: string): Promise<Response> {
    const runtime = await this.#serveLiveVersion();
    return (await runtime.dispatchFetch(`http://site.test${path}`, { redirect: 'manual' })) as unknown as Response;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
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
