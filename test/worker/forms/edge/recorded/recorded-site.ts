import { Miniflare } from 'miniflare';
import { TRY_IT_FILE } from '../../../../../build/release/bundle/bundle-worker.ts';
import { workerModules } from '../../../../../build/release/records/write-release.ts';
import { COMPATIBILITY_DATE, workerOptions } from '../../../../../build/serve/local/local-worker.ts';
import { SMALLEST_SITE, writeContent } from '../../../../build/content-folder.ts';
import { buildSite } from '../../../../built-site.ts';

/** A site in workerd whose requests a tail worker records, as Workers Logs and Logpush do. */
export interface RecordedSite {
  readonly origin: string;
  /**
   * What the runtime has recorded of requests to a path with its query, once it has recorded `count` of them. Throws if
   * it records fewer within a minute.
   */
  recorded(target: string, count?: number): Promise<string>;
  stop(): Promise<void>;
}

/** Long enough for a busy machine, and less than the time limit of a test. */
const RECORDED_MS = 60_000;

/** Requests per minute that the site accepts from an address. */
export const RATE_LIMIT = 150;

/**
 * Records the request line, headers, console and exceptions of each request. A runtime redacts some headers by name, and
 * parts of URLs, so the record has both forms: as given to tail workers, and unredacted.
 */
const TAIL = `
const records = [];
const toRequest = (request) => request && { method: request.method, url: request.url, headers: { ...request.headers } };
export default {
  tail(items) {
    for (const { event, logs, exceptions, diagnosticsChannelEvents, outcome } of items) {
      const { request, response } = event ?? {};
      records.push({
        url: request?.getUnredacted().url,
        text: JSON.stringify({ given: toRequest(request), full: toRequest(request?.getUnredacted()), response, outcome,
          logs: logs.map(({ level, message }) => ({ level, message })),
          exceptions: exceptions.map(({ name, message, stack }) => ({ name, message, stack })),
          diagnostics: diagnosticsChannelEvents.map(({ channel, message }) => ({ channel, message: String(message) })) }),
      });
    }
  },
  fetch: () => Response.json(records),
};`;

/**
 * Before the module for forms: waits for the silent server are a twentieth as long, and a request whose first line
 * contains \`/exception\` makes the worker throw an exception that contains the line.
 */
const CHANGES = `
const setTimeout = (run, ms) => globalThis.setTimeout(run, line.includes('/silent') ? ms / 20 : ms);
let line = '';
class TextDecoder extends globalThis.TextDecoder {
  decode(...given) { const text = super.decode(...given); if (text.includes('"headers"')) line = text; return text; }
}
class AbortController extends globalThis.AbortController {
  constructor() { super(); if (line.includes('/exception')) throw new TypeError('Cannot send ' + line); }
}
`;

export async function startRecordedSite(description: object): Promise<RecordedSite> {
  const apis = ['proxy', 'mock'].map(
    (mode) =>
      `  - { id: ${mode}, description: api.json, path: /${mode}, sidebar: ${mode}, tryIt: { mode: ${mode}, reports: true } }\n`,
  );
  const contentDir = writeContent({
    ...SMALLEST_SITE,
    'site.yaml': `${String(SMALLEST_SITE['site.yaml'])}apis:\n${apis.join('')}`,
    'api.json': JSON.stringify(description),
  });
  const { release } = await buildSite({ contentDir });
  const modules = new Map(workerModules(release));
  modules.set(TRY_IT_FILE, CHANGES + String(modules.get(TRY_IT_FILE)));
  const { modules: parts, compatibilityDate, compatibilityFlags, ...shared } = workerOptions(modules);
  const ratelimits = { RATE_LIMIT: { simple: { limit: RATE_LIMIT, period: 60 as const } } };
  const runtime = new Miniflare({
    ...shared,
    // workerd writes exceptions to its output as well.
    handleRuntimeStdio() {},
    workers: [
      {
        name: 'site',
        modules: parts,
        compatibilityDate,
        compatibilityFlags,
        kvNamespaces: ['CONTENT'],
        ratelimits,
        tails: ['tail'],
      },
      { name: 'tail', modules: true, script: TAIL, compatibilityDate: COMPATIBILITY_DATE },
    ],
  });
  const store = await runtime.getKVNamespace('CONTENT', 'site');
  for (const [key, value] of release.records) await store.put(key, new Uint8Array(value).buffer);
  const { origin } = await runtime.ready;
  return {
    origin,
    async recorded(target, count = 1) {
      const tail = await runtime.getWorker('tail');
      for (const end = Date.now() + RECORDED_MS; ; ) {
        const response = await tail.fetch('http://tail/');
        const records = (await response.json()) as { readonly url?: string; readonly text: string }[];
        const own = records.filter(({ url }) => url === origin + target);
        if (own.length >= count) return own.map(({ text }) => text).join('\n');
        if (Date.now() > end) throw new Error(`Recorded ${own.length} of ${count} requests to ${target}.`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop: () => runtime.dispose(),
  };
}
