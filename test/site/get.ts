import { createExecutionContext } from 'cloudflare:test';
import { exports } from 'cloudflare:workers';
import type { Env, Worker } from '../../worker/env.ts';
import { createWorker } from '../../worker/index.ts';
import type { Manifest } from '../../worker/model/records/manifest.ts';
import { manifest } from './fixture/release.ts';
import { createStore } from './fixture/stores.ts';

export const ORIGIN = 'https://docs.example.com';

/** Sends a request to the worker as a browser does, without following redirects. */
export function get(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, { redirect: 'manual', ...init }));
}

/** The ETag that the fixture's worker sends for a page. */
export async function etagOf(path: string): Promise<string> {
  return (await get(path, { method: 'HEAD' })).headers.get('ETag') ?? '';
}

/** Sends a request to a worker, or to a new one of this site. Its store has the fixture's records, unless given. */
export async function getFrom(
  from: Worker | Manifest,
  path: string,
  init: RequestInit = {},
  env: Env = createStore(),
): Promise<Response> {
  const worker = 'fetch' in from ? from : createWorker(from);
  return worker.fetch(new Request(ORIGIN + path, init), env, createExecutionContext());
}

/** The fixture's site with these settings. */
export function siteWith(settings: Partial<Manifest['site']>): Manifest {
  return { ...manifest, site: { ...manifest.site, ...settings } };
}
