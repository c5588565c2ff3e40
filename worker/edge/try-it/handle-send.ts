import type { Env } from '../../env.ts';
import type { Manifest } from '../../model/manifest.ts';
import {
  ENVELOPE_HEADER,
  type ProxyFailure,
  type ResponseEnvelope,
  readSent,
  writeEnvelope,
} from '../../request/try-it/envelope.ts';
import type { TryItForm } from '../../request/try-it/record.ts';
import { NO_STORE } from '../cache-control.ts';
import { matchPath } from './find-operation-page.ts';
import { isOwnPage } from './own-page.ts';
import { type ProxiedRequest, proxyRequest } from './proxy.ts';
import { parseForm, readTryIt } from './read-form.ts';
import { handleSendToMock } from './serve-mock.ts';

/** Sends a form's request to the API or the mock, and returns the response. */
export async function handleSend(manifest: Manifest, request: Request, env: Env, page: string): Promise<Response> {
  if (!isOwnPage(request)) return toFailure('foreign', 403);
  const sent = readSent(request.headers.get(ENVELOPE_HEADER));
  const stored = await readTryIt(manifest, env.CONTENT, page).catch(() => null);
  const url = parseUrl(sent?.url ?? '');
  if (sent === null || stored === null || url === null) return toFailure('invalid', 400);
  const form = parseForm(stored);
  const headers = new Headers();
  try {
    for (const { name, value } of sent.headers) headers.append(name, value);
  } catch {
    return toFailure('header', 400);
  }
  const { method } = sent;
  if (form.mode === 'proxy') return answerByProxy(form, { method, url, headers, body: request.body }, request, env);
  if (form.mode !== 'mock') return toFailure('invalid', 400);
  const path = matchPath(form.path, url.pathname);
  const response = await handleSendToMock(stored, { method, url, headers, path }, request);
  if (response === null) return toFailure('size', 413);
  const list = Object.entries(response.headers).map(([name, value]) => ({ name, value }));
  return toResponse({ status: response.status, statusText: '', headers: list }, response.body);
}

async function answerByProxy(
  form: TryItForm,
  proxied: ProxiedRequest,
  request: Request,
  { RATE_LIMIT: limiter }: Env,
): Promise<Response> {
  const key = request.headers.get('CF-Connecting-IP') ?? '';
  const limited = await limiter?.limit({ key }).catch(() => ({ success: true }));
  if (limited?.success === false) return toFailure('rate', 429);
  // Browsers send no stream for an empty body, and workers must not send one with GET.
  const said = request.headers.get('Content-Length');
  const length = said === null ? undefined : Number(said);
  const body = length === 0 || /^(?:GET|HEAD)$/.test(proxied.method) ? null : proxied.body;
  const result = await proxyRequest(form, { ...proxied, body, length }, new URL(request.url).hostname);
  return 'failure' in result ? toFailure(result.failure, 502) : toResponse(result.envelope, result.body);
}

function toFailure(failure: ProxyFailure, status: number): Response {
  return toResponse({ status: 0, statusText: '', headers: [], failure }, null, status);
}

/** An API's response, with a media type that browsers never render. */
function toResponse(envelope: ResponseEnvelope, body: BodyInit | null, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': NO_STORE,
      [ENVELOPE_HEADER]: writeEnvelope(envelope),
    },
  });
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
