import { type LookupOptions, lookup } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPrivateAddress } from '../../../worker/model/addresses/private-address.ts';
import { errorCode, errorMessage } from '../../base/report/error-message.ts';

/** A failed download. The message describes what was found. */
export class FetchFault extends Error {
  override readonly name = 'FetchFault';
}

/** The validators of a response, used to revalidate a copy later (RFC 9110 §8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FetchOptions {
  /** Sent only to the origin of the URL. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Limit for the decompressed content. */
  readonly maxBytes: number;
  /** The validators of the cached copy, or null. */
  readonly validators: Validators | null;
  /** Whether an IP address is private, so that public hosts must not redirect there. */
  readonly isPrivate?: (address: string) => boolean;
}

type Fetched =
  | { readonly kind: 'content'; readonly bytes: Uint8Array; readonly validators: Validators }
  /** The cached copy is still current. */
  | { readonly kind: 'unchanged' };

const MAX_REDIRECTS = 5;
const ACCEPT = 'application/yaml, application/json, text/yaml, */*;q=0.5';

/**
 * Fetches an http(s) URL in bounded time and memory. Follows redirects unless they lead from https to http, or from the
 * Internet into the private network: the host of a description must not choose what a build reads. Throws FetchFault.
 */
export async function fetchBytes(address: string, options: FetchOptions): Promise<Fetched> {
  const first = new URL(address);
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = first;
  const isPrivate = options.isPrivate ?? isPrivateAddress;
  let isForbidden = (_address: string): boolean => false;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await send(url, {
      ...options,
      trusted: url.origin === first.origin ? first : null,
      isForbidden,
      signal,
    });
    if (!isPrivate(response.socket.remoteAddress ?? '')) isForbidden = isPrivate;
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if ([301, 302, 303, 307, 308].includes(status) && location !== undefined) {
      response.destroy();
      url = resolveRedirect(url, location);
      continue;
    }
    if (status === 304 && options.validators !== null) {
      response.destroy();
      return { kind: 'unchanged' };
    }
    if (status !== 200) {
      // An unread response would keep the process running.
      response.destroy();
      throw new FetchFault(describeStatus(status));
    }
    const bytes = await readBody(response, options, signal);
    const { etag = null, 'last-modified': lastModified = null } = response.headers;
    return { kind: 'content', bytes, validators: { etag, lastModified } };
  }
  throw new FetchFault(`more than ${MAX_REDIRECTS} redirects`);
}

interface SendOptions extends FetchOptions {
  /**
   * The original URL if the request goes to its origin, otherwise null. Credentials and headers are only sent there.
   */
  readonly trusted: URL | null;
  readonly isForbidden: (address: string) => boolean;
  readonly signal: AbortSignal;
}

async function send(
  url: URL,
  { trusted, headers, validators, timeoutMs, isForbidden, signal }: SendOptions,
): Promise<IncomingMessage> {
  if (isForbidden(url.hostname)) throw privateFault(url.hostname);
  const options: RequestOptions = {
    agent: false,
    headers: {
      ...(trusted === null ? {} : { ...credentials(trusted), ...headers }),
      Accept: ACCEPT,
      'Accept-Encoding': 'br, gzip',
      'User-Agent': 'docs-build',
      ...(validators?.etag == null ? {} : { 'If-None-Match': validators.etag }),
      ...(validators?.lastModified == null ? {} : { 'If-Modified-Since': validators.lastModified }),
    },
    lookup: publicLookup(isForbidden),
    signal,
  };
  return new Promise((resolve, reject) => {
    const target = new URL(url);
    target.username = '';
    target.password = '';
    const request = target.protocol === 'https:' ? requestHttps(target, options) : requestHttp(target, options);
    request.on('response', resolve);
    request.on('error', (error) => reject(toFault(error, signal, timeoutMs)));
    request.end();
  });
}

/** Connects only to addresses that are not forbidden, and to those that were checked: a second lookup could return others. */
export function publicLookup(isForbidden: (address: string) => boolean): LookupFunction {
  return (hostname, options: LookupOptions, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      if (addresses.some(({ address }) => isForbidden(address))) return callback(privateFault(hostname), []);
      const [first] = addresses;
      if (options.all === true) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };
}

async function readBody(
  response: IncomingMessage,
  { maxBytes, timeoutMs }: FetchOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const body: AsyncIterable<Uint8Array> = decode(response);
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FetchFault(`more than ${maxBytes / 1e6} MB`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw toFault(error, signal, timeoutMs);
  } finally {
    response.destroy();
  }
  if (!response.complete) throw new FetchFault('the response is incomplete');
  return Buffer.concat(chunks);
}

const DECODERS: ReadonlyMap<string, () => Transform> = new Map([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
]);

/** Decodes the content coding (RFC 9110 §8.4). Content with an unknown coding stays encoded and fails later checks. */
function decode(response: IncomingMessage): Readable {
  const decoded = DECODERS.get(response.headers['content-encoding']?.trim().toLowerCase() ?? '')?.();
  if (decoded === undefined) return response;
  response.on('error', (error) => decoded.destroy(error));
  return response.pipe(decoded);
}

function toFault(error: unknown, signal: AbortSignal, timeoutMs: number): FetchFault {
  if (error instanceof FetchFault) return error;
  if (signal.aborted) return new FetchFault(`no complete response within ${timeoutMs / 1000} seconds`);
  const code = errorCode(error);
  if (code === 'ECONNRESET') return new FetchFault('the connection was closed');
  // If several addresses failed, the message is empty and the errors are inside.
  return new FetchFault(errorMessage(error) || code || 'no connection');
}

function describeStatus(status: number): string {
  const hint = status === 401 || status === 403 ? ', which requires credentials: set them under "headers"' : '';
  return `the server returned ${status}${hint}`;
}

function privateFault(host: string): FetchFault {
  return new FetchFault(`a redirect into the private network (${host}), which is not followed`);
}

/**
 * The Authorization header for `https://name:password@host` (RFC 7617 §2), in the bytes that are percent-encoded. Invalid
 * percent-encoding stays as written.
 */
function credentials({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const toByte = (_escape: string, digits: string): string => String.fromCharCode(Number.parseInt(digits, 16));
  const pair = `${username}:${password}`.replace(/%([\da-f]{2})/gi, toByte);
  return { Authorization: `Basic ${Buffer.from(pair, 'latin1').toString('base64')}` };
}

/** The target of a redirect (RFC 9110 §10.2.2): http or https, and never from https to http. Throws FetchFault. */
export function resolveRedirect(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : null;
  if (to === null) throw new FetchFault('a redirect to an invalid URL');
  if (to.protocol !== 'https:' && to.protocol !== 'http:')
    throw new FetchFault(`a redirect to ${to.protocol}, which is not followed`);
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new FetchFault(`a redirect from https to ${to.origin}, which is not followed`);
  return to;
}
