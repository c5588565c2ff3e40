import { type LookupOptions, lookup } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchFault } from './fetch-fault.ts';
import { isPrivateAddress } from './private-address.ts';
import { resolveRedirect } from './resolve-redirect.ts';

/** What a server said of the copy that it gave, to ask later whether it still holds (RFC 9110 §8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FetchOptions {
  /** Sent to the origin of the address and to no other. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Of the content, decompressed. */
  readonly maxBytes: number;
  /** Of the copy that is at hand, or null. */
  readonly validators: Validators | null;
  /** Which addresses a host of the Internet must not lead to. */
  readonly isPrivate?: (address: string) => boolean;
}

export type Fetched =
  | { readonly kind: 'content'; readonly bytes: Uint8Array; readonly validators: Validators }
  /** The copy at hand still holds. */
  | { readonly kind: 'unchanged' };

const MAX_REDIRECTS = 5;
const ACCEPT = 'application/yaml, application/json, text/yaml, */*;q=0.5';

/**
 * Gets what is at an http(s) address, in bounded time and memory. A redirect is followed unless it leads from https to
 * http, or from the Internet into the private network: the host of a description must not choose what a build reads.
 * Throws FetchFault.
 */
export async function fetchBytes(address: string, options: FetchOptions): Promise<Fetched> {
  const first = new URL(address);
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = first;
  const isPrivate = options.isPrivate ?? isPrivateAddress;
  let isForbidden = (_address: string): boolean => false;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await send(url, url.origin === first.origin ? first : null, options, isForbidden, signal);
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
      // An answer that is not read to its end would keep the connection, and the process, open.
      response.destroy();
      throw new FetchFault(describeStatus(status));
    }
    const bytes = await readBody(response, options, signal);
    const { etag = null, 'last-modified': lastModified = null } = response.headers;
    return { kind: 'content', bytes, validators: { etag, lastModified } };
  }
  throw new FetchFault(`more than ${MAX_REDIRECTS} redirects`);
}

async function send(
  url: URL,
  /** The first address, where this is its origin: what it says about the reader goes with the request. */
  trusted: URL | null,
  { headers, validators, timeoutMs }: FetchOptions,
  isForbidden: (address: string) => boolean,
  signal: AbortSignal,
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
    lookup: createLookup(isForbidden),
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

/** The addresses that are connected to are those that were looked at: a second look-up could give others. */
function createLookup(isForbidden: (address: string) => boolean): LookupFunction {
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
    for await (const chunk of decode(response) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FetchFault(`more than ${maxBytes / 1e6} MB`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw toFault(error, signal, timeoutMs);
  } finally {
    response.destroy();
  }
  if (!response.complete) throw new FetchFault('an answer that breaks off');
  return Buffer.concat(chunks);
}

/** RFC 9110 §8.4; a coding that is not known leaves bytes that no later check takes for a description. */
function decode(response: IncomingMessage): Readable {
  const decoder = { br: createBrotliDecompress, gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate };
  const coding = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (!Object.hasOwn(decoder, coding)) return response;
  const decoded = decoder[coding as keyof typeof decoder]();
  response.on('error', (error) => decoded.destroy(error));
  return response.pipe(decoded);
}

function toFault(error: unknown, signal: AbortSignal, timeoutMs: number): FetchFault {
  if (error instanceof FetchFault) return error;
  if (signal.aborted) return new FetchFault(`no complete answer in ${timeoutMs / 1000} seconds`);
  if (!(error instanceof Error)) return new FetchFault(String(error));
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET') return new FetchFault('a connection that breaks off');
  // Several addresses were tried: the error of each is inside, and its own message is empty.
  return new FetchFault(message || code || 'no connection');
}

function describeStatus(status: number): string {
  const hint = status === 401 || status === 403 ? ', which asks for credentials: name them under "headers"' : '';
  return `the server answered ${status}${hint}`;
}

function privateFault(host: string): FetchFault {
  return new FetchFault(`a redirect into the private network (${host}), which is not followed`);
}

/** Of `https://name:password@host` (RFC 7617 §2). */
function credentials({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}
