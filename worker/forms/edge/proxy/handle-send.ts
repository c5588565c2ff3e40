import { isLimited, isOver, isOwnPage, RETRY_AFTER } from '../../../edge/http/guard-request.ts';
import { NO_STORE } from '../../../edge/http/headers/cache-control.ts';
import type { Env } from '../../../env.ts';
import type { Manifest } from '../../../model/records/manifest.ts';
import { parseUrl } from '../../../request/value/url.ts';
import { toUtf8 } from '../../../request/value/utf8.ts';
import {
  continueStream,
  type ProxyFailure,
  type ResponseEnvelope,
  readSent,
  splitEnvelope,
  writeEnvelope,
} from '../../exchange/envelope.ts';
import { MAX_MOCK_BYTES } from '../../mock/mock-response.ts';
import { listMoreLiteral, matchPath } from '../find-operation-page.ts';
import { parseForm, readTryIt } from '../read-form.ts';
import { askMock } from '../serve-mock.ts';
import { matchesOperation, type ProxiedForm } from './match-operation.ts';
import { type ProxiedRequest, proxyRequest } from './proxy.ts';

/** Failures of requests that the API description does not have. */
const REFUSED: ReadonlySet<ProxyFailure> = new Set(['operation', 'origin', 'private']);

/** Sends a form's request to the API or the mock, and returns the response. */
export async function handleSend(manifest: Manifest, request: Request, env: Env, page: string): Promise<Response> {
  if (!isOwnPage(request)) return toFailure('foreign', 403);
  // First, so that a request over the limit costs no read of the store.
  if (await isLimited(env, request)) return toFailure('rate', 429);
  // The browser may cancel before the line is complete.
  const { line, rest } = await splitEnvelope(request.body).catch(() => ({ line: '', rest: null }));
  const sent = readSent(line);
  const stored = await readTryIt(manifest, env.CONTENT, page).catch(() => null);
  const url = parseUrl(sent?.url ?? '');
  if (sent === null || stored === null || url === null) return toFailure('invalid', 400);
  const described = parseForm(stored);
  const form: ProxiedForm = { ...described, moreLiteral: listMoreLiteral(manifest, described) };
  const headers = new Headers();
  try {
    for (const { name, value } of sent.headers) headers.append(name, value);
  } catch {
    return toFailure('header', 400);
  }
  const { method, length } = sent;
  if (form.mode === 'proxy' && (await isOver(env.RATE_LIMIT_TARGETS, toLimitedTarget(form, { method, url }))))
    return toFailure('rate', 429);
  if (form.mode === 'proxy') return answerByProxy(form, { method, url, headers, body: rest, length }, request);
  if (form.mode !== 'mock') return toFailure('invalid', 400);
  // Address and headers, which are checked as well.
  if (line.length > MAX_MOCK_BYTES) return toFailure('mockSize', 413);
  const path = matchPath(form.path, url.pathname);
  const response = await askMock(stored, { method, url, headers, path, content: rest }, manifest.site.locale);
  if (response === null) return toFailure('mockSize', 413);
  const list = Object.entries(response.headers).map(([name, value]) => ({ name, value }));
  return toResponse({ status: response.status, statusText: '', headers: list }, response.body);
}

/** By operation, not by origin, so that nobody can use up the limit of a whole API. A sign-in counts for all pages. */
function toLimitedTarget(form: ProxiedForm, { method, url }: Pick<ProxiedRequest, 'method' | 'url'>): string {
  return matchesOperation(form, method, url) ? `${url.origin} ${form.method} ${form.path}` : url.origin + url.pathname;
}

async function answerByProxy(form: ProxiedForm, proxied: ProxiedRequest, request: Request): Promise<Response> {
  // Workers must not send a stream with GET.
  const body = proxied.length === 0 || /^(?:GET|HEAD)$/.test(proxied.method) ? null : proxied.body;
  const result = await proxyRequest(form, { ...proxied, body }, new URL(request.url).hostname);
  if ('failure' in result) return toFailure(result.failure, REFUSED.has(result.failure) ? 403 : 502);
  return toResponse(result.envelope, result.body);
}

function toFailure(failure: ProxyFailure, status: number): Response {
  return toResponse({ status: 0, statusText: '', headers: [], failure }, '', status);
}

/** An API's response after its envelope, with a media type that browsers never render. */
function toResponse(
  envelope: ResponseEnvelope,
  body: ReadableStream<Uint8Array> | string | null,
  status = 200,
): Response {
  const line = writeEnvelope(envelope);
  const isStream = body !== null && typeof body !== 'string';
  return new Response(isStream ? continueStream(toUtf8(line), body.getReader()) : line + (body ?? ''), {
    status,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': NO_STORE,
      ...(status === 429 ? RETRY_AFTER : {}),
    },
  });
}
