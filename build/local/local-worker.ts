import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Miniflare, type MiniflareOptions, NoOpLog } from 'miniflare';

/** What a request has besides its address. */
export interface LocalRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The runtime's behaviour that the engine is tested with; a site's wrangler.toml may name a later day. */
export const COMPATIBILITY_DATE = '2026-04-24';

/** What every worker on this machine has: its modules by file name, the first one its entry; any free port; no network. */
export function workerOptions(
  modules: Iterable<readonly [name: string, code: string]>,
  compatibilityDate = COMPATIBILITY_DATE,
) {
  return {
    host: '127.0.0.1',
    port: 0,
    log: new NoOpLog(),
    cf: false,
    compatibilityDate,
    modules: [...modules].map(([path, contents]) => ({ type: 'ESModule' as const, path, contents })),
  } satisfies MiniflareOptions;
}

/** Answers one request as the worker does; a redirect is an answer. */
export async function askWorker(miniflare: Miniflare, url: string, init: LocalRequest): Promise<Response> {
  const response = await miniflare.dispatchFetch(url, { ...init, redirect: 'manual' });
  return response as unknown as Response;
}

/** The date that a site is deployed with. */
export async function readCompatibilityDate(siteDir: string): Promise<string> {
  const text = await readFile(join(siteDir, 'wrangler.toml'), 'utf8').catch(() => '');
  return /^compatibility_date\s*=\s*"([\d-]+)"/m.exec(text)?.[1] ?? COMPATIBILITY_DATE;
}
