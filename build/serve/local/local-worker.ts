import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Miniflare, type MiniflareOptions, NoOpLog } from 'miniflare';

export interface LocalRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** The runtime behavior that the engine is tested with. A site's wrangler.toml may have a later date. */
export const COMPATIBILITY_DATE = '2026-04-24';

/** Flags of every worker, here and at the edge: requests to the site's own zone pass its firewall. */
export const COMPATIBILITY_FLAGS: readonly string[] = ['global_fetch_strictly_public'];

/** Common options of local workers: modules by file name, the first one being the entry; any free port; no network. */
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
    compatibilityFlags: [...COMPATIBILITY_FLAGS],
    modules: [...modules].map(([path, contents]) => ({ type: 'ESModule' as const, path, contents })),
  } satisfies MiniflareOptions;
}

/**
 * Secrets for the sign-in of a site with audiences, from environment variables of their names. Without a key, readers
 * stay signed in until the runtime stops.
 */
export function readSecrets({ DOCS_SESSION_KEY, DOCS_OIDC_CLIENT_SECRET }: NodeJS.ProcessEnv): Record<string, string> {
  return {
    DOCS_SESSION_KEY: DOCS_SESSION_KEY ?? randomBytes(32).toString('base64'),
    ...(DOCS_OIDC_CLIENT_SECRET === undefined ? {} : { DOCS_OIDC_CLIENT_SECRET }),
  };
}

/** Returns the worker's response to a request, without following redirects. */
export async function askWorker(miniflare: Miniflare, url: string, init: LocalRequest): Promise<Response> {
  const response = await miniflare.dispatchFetch(url, { ...init, redirect: 'manual' });
  return response as unknown as Response;
}

/** The compatibility date from a site's wrangler.toml. */
export async function readCompatibilityDate(siteDir: string): Promise<string> {
  const text = await readFile(join(siteDir, 'wrangler.toml'), 'utf8').catch(() => '');
  return /^compatibility_date\s*=\s*"([\d-]+)"/m.exec(text)?.[1] ?? COMPATIBILITY_DATE;
}
