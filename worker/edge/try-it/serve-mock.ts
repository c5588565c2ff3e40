import type { Manifest } from '../../model/manifest.ts';
import { answerMock, type MockAnswer } from '../../request/mock/answer-mock.ts';
import type { ReceivedRequest } from '../../request/mock/check-request.ts';
import { NO_STORE } from '../cache-control.ts';
import { findOperationPage } from './find-operation-page.ts';
import { readBounded } from './read-bounded.ts';
import { parseAnswers, parseForm, readTryIt } from './read-form.ts';
import { toText } from './text-answer.ts';

/** Larger bodies are not for a mock. */
const MAX_BODY_BYTES = 1_000_000;

/** Plays an API for any client: `/_/try/mock/accounting/invoices` is `/invoices` of its server. */
export async function serveMock(
  manifest: Manifest,
  request: Request,
  content: KVNamespace,
  rest: string,
): Promise<Response> {
  const [, api = '', path = '/'] = /^([^/]+)(\/.*)?$/s.exec(rest) ?? [];
  const found = findOperationPage(manifest, api, request.method, path);
  const stored = found === null ? null : await readTryIt(manifest, content, found.page);
  if (found === null || stored === null)
    return toText(404, `The description has no operation ${request.method} ${path}.`);
  const form = parseForm(stored);
  if (form.mode !== 'mock') return toText(404, 'This API has no mock.');
  const received = await receive(request, new URL(request.url).searchParams, found.path);
  if (received === null) return toText(413, 'The request body is too large for the mock.');
  const { status, headers, body } = answerMock(form, parseAnswers(stored), received);
  const all = { ...headers, 'Cache-Control': NO_STORE, 'Content-Security-Policy': "default-src 'none'; sandbox" };
  return new Response(isBodyless(status) ? null : body, { status, headers: all });
}

/** An answer to a request that the form of an operation has sent. */
export async function answerSentToMock(
  stored: Parameters<typeof parseForm>[0],
  sent: {
    readonly method: string;
    readonly url: URL;
    readonly headers: Headers;
    readonly path: Readonly<Record<string, string>>;
  },
  request: Request,
): Promise<MockAnswer | null> {
  const body = await readBounded(request.body, MAX_BODY_BYTES);
  if (body === null) return null;
  const { method, url, headers, path } = sent;
  const received = {
    method,
    path,
    query: url.searchParams,
    header: headers.get.bind(headers),
    cookies: readCookies(headers),
    body,
  };
  return answerMock(parseForm(stored), parseAnswers(stored), received);
}

async function receive(
  request: Request,
  query: URLSearchParams,
  path: Readonly<Record<string, string>>,
): Promise<ReceivedRequest | null> {
  const { method, headers } = request;
  const body = await readBounded(request.body, MAX_BODY_BYTES);
  if (body === null) return null;
  return { method, path, query, header: headers.get.bind(headers), cookies: readCookies(headers), body };
}

function readCookies(headers: Headers): ReadonlyMap<string, string> {
  const pairs = (headers.get('Cookie') ?? '').split(/;\s*/).map((pair) => pair.split(/=(.*)/s, 2));
  return new Map(pairs.flatMap(([name = '', value = '']) => (name === '' ? [] : [[name, value]])));
}

function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
