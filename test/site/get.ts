import { exports } from 'cloudflare:workers';

export const ORIGIN = 'https://docs.example.com';

/** Sends a request to the worker as a browser does, without following redirects. */
export function get(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, { redirect: 'manual', ...init }));
}
