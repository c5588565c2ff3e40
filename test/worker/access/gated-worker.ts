import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import { siteLocale, siteLocales } from '../../../build/release/bundle/site-locale.ts';
import { COMPATIBILITY_DATE, COMPATIBILITY_FLAGS } from '../../../build/serve/local/local-worker.ts';
import type { AccessSettings } from '../../../worker/model/access.ts';
import { SMALL_MANIFEST } from './small-manifest.ts';

/** The gate in workerd, in front of a site without pages. */
export interface GatedWorker {
  readonly origin: string;
  /** Lines that the worker has logged. */
  readonly log: readonly string[];
  /** Puts the worker's clock forward. */
  wait(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * `/who` and the home page say who the gate takes a reader for, and `/clock` puts the clock forward; any other path is private or does not
 * exist.
 */
const ENTRY = `
const { Date: RealDate } = globalThis;
let ahead = 0;
globalThis.Date = class extends RealDate {
  constructor(...given) { given.length === 0 ? super(RealDate.now() + ahead) : super(...given); }
  static now() { return RealDate.now() + ahead; }
};
import { createGate } from ${JSON.stringify(resolve('worker/access/gate.ts'))};
export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/clock') { ahead += Number(search.slice(1)); return new Response(); }
    gate ??= createGate(env.SETTINGS, env.MANIFEST);
    const response = await gate.respond(request, env);
    if (response !== null) return response;
    const reader = await gate.identify(request, env);
    if (['/', '/who', '/mcp', '/de/mcp'].includes(pathname)) return Response.json(reader);
    return (reader.signedIn ? null : gate.challenge(request)) ?? new Response('Not found', { status: 404 });
  },
};
let gate;
`;

let bundled: Promise<string> | null = null;

async function bundleEntry(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    plugins: [siteLocale({ locale: 'en' }), siteLocales([{ locale: 'de' }])],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

interface GatedWorkerInit {
  readonly secrets?: Readonly<Record<string, string>>;
  readonly manifest?: object;
  /** Requests per minute that each address may send. */
  readonly rateLimit?: number;
  /** Responds to requests of the worker. By default, they reach this machine. */
  readonly outbound?: (request: { readonly url: string }) => Response;
}

export async function startGatedWorker(
  settings: AccessSettings,
  { secrets = {}, manifest = SMALL_MANIFEST, rateLimit, outbound }: GatedWorkerInit = {},
): Promise<GatedWorker> {
  bundled ??= bundleEntry();
  const log: string[] = [];
  const options: MiniflareOptions = {
    // As one module: Miniflare would parse a script, to look for others.
    modules: [{ type: 'ESModule', path: 'index.js', contents: await bundled }],
    host: '127.0.0.1',
    port: 0,
    cf: false,
    compatibilityDate: COMPATIBILITY_DATE,
    compatibilityFlags: [...COMPATIBILITY_FLAGS],
    bindings: { ...secrets, SETTINGS: settings as never, MANIFEST: manifest as never },
    ...(rateLimit === undefined ? {} : { ratelimits: { RATE_LIMIT: { simple: { limit: rateLimit, period: 60 } } } }),
    ...(outbound === undefined ? {} : { outboundService: outbound as never }),
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      for (const stream of [stdout, stderr]) stream.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    },
  };
  const runtime = new Miniflare(options);
  const url = await runtime.ready;
  return {
    origin: url.origin,
    log,
    wait: async (ms) => void (await fetch(`${url.origin}/clock?${ms}`)),
    stop: () => runtime.dispose(),
  };
}
