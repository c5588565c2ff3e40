import { isLimited, RETRY_AFTER } from '../../edge/http/guard-request.ts';
import { NO_STORE } from '../../edge/http/headers/cache-control.ts';
import type { Env } from '../../env.ts';
import type { MockAddressMessages } from '../../model/messages/messages.ts';
import { mockAddress } from '../../model/messages/site-locale.ts';
import { mockAddressTexts } from '../../model/messages/site-locales.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { isBodyless } from '../exchange/find-response.ts';
import type { TryItForm } from '../exchange/record.ts';
import { MAX_MOCK_BYTES, type MockResponse, toProblem } from '../mock/mock-response.ts';
import { findOperationPage, listMethods } from './find-operation-page.ts';
import { readBounded } from './read-bounded.ts';
import { parseForm, readTryIt, type StoredTryIt } from './read-form.ts';

/** Headers that affect the whole site in a browser, or that the worker sets. */
const REFUSED_HEADER =
  /^(?:set-cookie2?|clear-site-data|strict-transport-security|content-(?:security-policy.*|length|encoding)|refresh|alt-svc|nel|report.*|service-worker.*|access-control-.*|cache-control|connection|transfer-encoding|upgrade|trailer|x-robots-tag)$/i;

/**
 * Headers that a browser follows when a reader opens an address or a page shows it as an image. A description must not
 * lead away from the site or ask for a password in its name (RFC 9110 §11.6.1). Programs and scripts need them.
 */
const FOLLOWED = ['Location', 'Link', 'WWW-Authenticate'];

/** Any site may call the mock: it has no secrets and stores nothing (Fetch §3.3). */
export const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };

/** Mocks an API for any client: `/_/try/mock/accounting/invoices` is `/invoices` on its server. */
export async function serveMock(manifest: Manifest, request: Request, env: Env, rest: string): Promise<Response> {
  const { locale } = manifest.site;
  const t = (mockAddressTexts[locale] ?? { mockAddress }).mockAddress;
  if (await isLimited(env, request)) {
    const { status, headers, body } = toProblem(429, t.rate);
    return toResponse({ status, headers: { ...headers, ...RETRY_AFTER }, body });
  }
  const [, api = '', path = '/'] = /^([^/]+)(\/.*)?$/s.exec(rest) ?? [];
  const { method, headers, body } = request;
  const url = new URL(request.url);
  // A resource that supports GET supports HEAD (RFC 9110 §9.3.2).
  const methods = method === 'HEAD' ? ['HEAD', 'GET'] : [method];
  const target = path + url.search;
  const found = methods.map((one) => findOperationPage(manifest, api, one, target)).find((one) => one !== null) ?? null;
  if (found === null) return answerMethods(listMethods(manifest, api, path), method, path, t);
  const stored = await readTryIt(manifest, env.CONTENT, found.page);
  const form = stored === null ? null : parseForm(stored);
  if (stored === null || form?.mode !== 'mock') return toResponse(toProblem(404, t.noMock));
  const sent = { method, url, headers, path: found.path, content: body };
  const response = toResponse((await askMock(stored, sent, locale)) ?? toProblem(413, t.bodyTooLarge));
  if (response.status === 401 && !response.headers.has('WWW-Authenticate'))
    response.headers.set('WWW-Authenticate', toChallenges(form));
  const isRead = /^(?:cors|same-origin)$/.test(headers.get('Sec-Fetch-Mode') ?? 'cors');
  if (!isRead) for (const name of FOLLOWED) response.headers.delete(name);
  return response;
}

/**
 * The credentials that an operation takes (RFC 9110 §15.5.2). No registered scheme means a key in a header, query or
 * cookie.
 */
function toChallenges({ security, schemes }: TryItForm): string {
  const challenges = security.flat().map((name) => {
    const { kind = '', scheme = '' } = schemes[name] ?? {};
    if (kind === 'basic') return 'Basic realm="mock"';
    return kind === 'bearer' && /^[\w-]+$/.test(scheme) ? scheme : 'ApiKey';
  });
  return [...new Set(challenges)].join(', ') || 'Bearer';
}

function answerMethods(methods: readonly string[], method: string, path: string, t: MockAddressMessages): Response {
  if (methods.length === 0) return toResponse(toProblem(404, t.noPath(path)));
  const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ');
  if (method !== 'OPTIONS') {
    const problem = toProblem(405, t.noOperation(method, path));
    return toResponse({ ...problem, headers: { ...problem.headers, Allow: allowed } });
  }
  const headers = {
    Allow: allowed,
    'Access-Control-Allow-Methods': allowed,
    // A wildcard does not include `Authorization`.
    'Access-Control-Allow-Headers': '*, Authorization',
  };
  return toResponse({ status: 204, headers, body: '' }, headers);
}

function toResponse({ status, headers, body }: MockResponse, added: Readonly<Record<string, string>> = {}): Response {
  const all = new Headers({ 'Content-Security-Policy': "default-src 'none'; sandbox", ...CORS, ...added });
  for (const [name, value] of Object.entries(headers)) if (!REFUSED_HEADER.test(name)) setHeader(all, name, value);
  all.set('Cache-Control', NO_STORE);
  return new Response(isBodyless(status) || body === '' ? null : body, { status, headers: all });
}

/** The API description may contain an invalid header name. */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    // Send the response without it.
  }
}

/** A request to the mock, of a form or of any client. */
interface SentToMock {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly path: Readonly<Record<string, string>>;
  readonly content: ReadableStream | null;
}

/**
 * The mock's response, or null if the body of the request is too large. Loads the mock on its first request: a site
 * without an API in mode `mock` lacks its module.
 */
export async function askMock(
  stored: StoredTryIt,
  { method, url, headers, path, content }: SentToMock,
  locale: string,
): Promise<MockResponse | null> {
  const body = await readBounded(content, MAX_MOCK_BYTES);
  if (body === null) return null;
  const query = url.searchParams;
  const received = { method, path, query, header: headers.get.bind(headers), cookies: readCookies(headers), body };
  const { respondFromRecord } = await import('../mock/respond-as-mock.ts');
  return respondFromRecord(stored, received, locale);
}

function readCookies(headers: Headers): ReadonlyMap<string, string> {
  const pairs = (headers.get('Cookie') ?? '').split(/;\s*/).map((pair) => pair.split(/=(.*)/s, 2));
  return new Map(pairs.flatMap(([name = '', value = '']) => (name === '' ? [] : [[name, value]])));
}
