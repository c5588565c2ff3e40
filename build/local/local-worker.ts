import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Miniflare, type MiniflareOptions, NoOpLog } from 'miniflare';
import { PROJECT_ROOT } from '../project-root.ts';

/** What a request has besides its address. */
export interface LocalRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What every worker on this machine has: its modules by file name, the first one its entry; any free port; no network. */
export async function workerOptions(modules: Iterable<readonly [name: string, code: string]>) {
  return {
    host: '127.0.0.1',
    port: 0,
    log: new NoOpLog(),
    cf: false,
    compatibilityDate: await readCompatibilityDate(),
    modules: [...modules].map(([path, contents]) => ({ type: 'ESModule' as const, path, contents })),
  } satisfies MiniflareOptions;
}

/** Answers one request as the worker does; a redirect is an answer. */
export async function askWorker(miniflare: Miniflare, url: string, init: LocalRequest): Promise<Response> {
  const response = await miniflare.dispatchFetch(url, { ...init, redirect: 'manual' });
  return response as unknown as Response;
}

/** The same date as in production: wrangler.toml is where it stands. */
async function readCompatibilityDate(): Promise<string> {
  const text = await readFile(join(PROJECT_ROOT, 'wrangler.toml'), 'utf8');
  const date = /^compatibility_date\s*=\s*"([\d-]+)"/m.exec(text)?.[1];
  if (date === undefined) throw new Error('wrangler.toml has no compatibility_date');
  return date;
}
