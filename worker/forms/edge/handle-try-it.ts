import { NO_STORE, REVALIDATE } from '../../edge/http/headers/cache-control.ts';
import { isFresh, weakETag } from '../../edge/http/headers/etag.ts';
import { requestPath } from '../../edge/http/request-path.ts';
import type { Env } from '../../env.ts';
import { TRY_IT_PREFIX } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { handleSend } from './proxy/handle-send.ts';
import { readTryIt } from './read-form.ts';
import { serveCallback } from './serve-callback.ts';
import { CORS, serveMock } from './serve-mock.ts';
import { takeReport } from './take-report.ts';

export * from './shared.ts';

const CALLBACK = '/callback';

const READS: readonly string[] = ['GET', 'HEAD'];
/** The mock has the methods of its API. */
const METHODS = new Map([
  ['form', READS],
  ['responses', READS],
  ['send', ['POST']],
  ['report', ['POST']],
]);

/** Handles everything under `/_/try`: form records and form requests. No exception contains a part of the request. */
export function handleTryIt(manifest: Manifest, request: Request, env: Env): Promise<Response> {
  return route(manifest, request, env).catch((cause: unknown) => {
    throw withoutMessage(cause);
  });
}

async function route(manifest: Manifest, request: Request, env: Env): Promise<Response> {
  const path = requestPath(manifest.site.base, request).slice(TRY_IT_PREFIX.length);
  const [, kind = '', rest = ''] = /^\/([a-z]+)\/(.*)$/s.exec(path) ?? [];
  const allowed = path === CALLBACK ? READS : METHODS.get(kind);
  if (allowed !== undefined && !allowed.includes(request.method)) return notAllowed(allowed);
  if (kind === 'form' || kind === 'responses')
    return serveRecord(manifest, request, env.CONTENT, { kind, path: `/${rest}` });
  if (path === CALLBACK) return serveCallback(manifest);
  if (kind === 'mock') return serveMock(manifest, request, env, rest).catch(() => unavailable(CORS));
  if (kind === 'send') return handleSend(manifest, request, env, `/${rest}`);
  if (kind === 'report') return takeReport(manifest, request, env, `/${rest}`);
  return toText(404, 'Not found.');
}

/** The name and stack of an exception, whose message may quote a credential: it is logged. */
function withoutMessage(cause: unknown): Error {
  const { name, message, stack = '' } = cause instanceof Error ? cause : new Error();
  const error = new Error(`Cannot handle a request of a form: ${name}`);
  const head = `${name}: ${message}`;
  error.stack = `${error.message}${stack.startsWith(head) ? stack.slice(head.length) : ''}`;
  return error;
}

async function serveRecord(
  manifest: Manifest,
  request: Request,
  store: KVNamespace,
  { kind, path }: { readonly kind: 'form' | 'responses'; readonly path: string },
): Promise<Response> {
  const page = manifest.pages.get(path);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': REVALIDATE,
    'X-Robots-Tag': 'noindex',
    ETag: weakETag(page?.key ?? ''),
  };
  if (page !== undefined && isFresh(request.headers.get('If-None-Match') ?? undefined, headers.ETag))
    return new Response(null, { status: 304, headers });
  const stored = await readTryIt(manifest, store, path).catch(() => undefined);
  if (stored === undefined) return unavailable();
  if (stored === null) return toText(404, 'This page has no form.');
  return new Response(stored[kind], { headers });
}

/** A 405, which names the methods that are allowed (RFC 9110 §15.5.6). */
function notAllowed(methods: readonly string[]): Response {
  const response = toText(405, 'Method Not Allowed');
  response.headers.set('Allow', methods.join(', '));
  return response;
}

function unavailable(own = {}): Response {
  return new Response(null, { status: 503, headers: { 'Cache-Control': NO_STORE, 'Retry-After': '5', ...own } });
}

/** A plain-text response. */
export function toText(status: number, text: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NO_STORE };
  return new Response(`${text}\n`, { status, headers });
}
