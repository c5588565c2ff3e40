import type { IncomingMessage, RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  FetchFault,
  type FetchOptions,
  fetchBytes,
  resolveRedirect,
} from '../../../../build/openapi/remote/fetch-bytes.ts';
import { serve, stopLast, text } from './host.ts';

const OPTIONS: FetchOptions = { headers: {}, timeoutMs: 5_000, maxBytes: 1_000_000, validators: null };

async function fetchText(url: string, options: Partial<FetchOptions> = {}): Promise<string> {
  const fetched = await fetchBytes(url, { ...OPTIONS, ...options });
  return fetched.kind === 'content' ? Buffer.from(fetched.bytes).toString() : fetched.kind;
}

async function faultOf(url: string, options: Partial<FetchOptions> = {}): Promise<string> {
  const error = await fetchText(url, options).then(
    (given) => new Error(`No fault, but ${given}`),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FetchFault)) throw error;
  return error.message;
}

describe('fetchBytes()', () => {
  it('accepts YAML or JSON', async () => {
    const url = await serve((request, response) => response.end(request.headers.accept));
    expect(await fetchText(url)).toBe('application/yaml, application/json, text/yaml, */*;q=0.5');
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('decodes %s', async (coding, compress) => {
    const url = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': coding }).end(compress('openapi: 3.1.0')),
    );
    expect(await fetchText(url)).toBe('openapi: 3.1.0');
  });

  it('returns the validators, and sends them in the next request', async () => {
    const url = await serve((request, response) => {
      const known = request.headers['if-none-match'] === '"a"';
      response.writeHead(known ? 304 : 200, { etag: '"a"', 'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT' });
      response.end(known ? undefined : 'text');
    });
    const validators = { etag: '"a"', lastModified: 'Sat, 21 Nov 2026 12:00:00 GMT' };
    expect(await fetchBytes(url, OPTIONS)).toMatchObject({ kind: 'content', validators });
    expect(await fetchBytes(url, { ...OPTIONS, validators })).toEqual({ kind: 'unchanged' });
  });

  it.each([
    [404, 'the server returned 404'],
    [500, 'the server returned 500'],
    [304, 'the server returned 304'],
    [204, 'the server returned 204'],
    [403, 'the server returned 403, which requires credentials: set them under "headers"'],
  ])('reports status %i', async (status, fault) => {
    expect(await faultOf(await serve((_request, response) => response.writeHead(status).end()))).toBe(fault);
  });

  it('stops reading an endless error page', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(404);
      response.on('drain', () => response.write('x'.repeat(65_536)));
      response.write('x'.repeat(65_536));
    });
    expect(await faultOf(url)).toBe('the server returned 404');
  });

  it('reports a refused connection', async () => {
    const url = await serve(() => {});
    await stopLast();
    expect(await faultOf(url)).toMatch(/ECONNREFUSED/);
  });

  it.each([
    ['a missing response', () => {}],
    ['an endless response', (_request: unknown, response: { write(part: string): void }) => response.write('a')],
  ])('times out for %s', async (_what, listener) => {
    const url = await serve(listener as Parameters<typeof serve>[0]);
    expect(await faultOf(url, { timeoutMs: 200 })).toBe('no complete response within 0.2 seconds');
  });

  it('detects an incomplete response', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => response.destroy(), 50);
    });
    expect(await faultOf(url)).toMatch(/was closed|aborted/);
  });

  it.each([
    ['uncompressed', 'identity'],
    ['compressed', 'gzip'],
  ])('stops at the maximum size, %s', async (_what, coding) => {
    const body = Buffer.alloc(2_000_000, 'x');
    const url = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': coding }).end(coding === 'gzip' ? gzipSync(body) : body),
    );
    expect(await faultOf(url)).toBe('more than 1 MB');
  });

  it('reports a response that cannot be decoded', async () => {
    expect(await faultOf(await serve(text('no gzip', { 'content-encoding': 'gzip' })))).toBe('incorrect header check');
  });
});

describe('a redirect', () => {
  const redirectTo =
    (location: string): RequestListener =>
    (_request, response) =>
      response.writeHead(302, { location }).end();

  it('is followed', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/api.yaml') response.writeHead(302, { location: '/other.yaml' }).end();
      else response.end('openapi: 3.1.0');
    });
    expect(await fetchText(url)).toBe('openapi: 3.1.0');
  });

  it.each([
    ['/api.yaml', 'more than 5 redirects'],
    ['file:///etc/passwd', 'a redirect to file:, which is not followed'],
    ['http://[', 'a redirect to an invalid URL'],
  ])('to %s is rejected', async (location, fault) => {
    expect(await faultOf(await serve(redirectTo(location)))).toBe(fault);
  });

  it.each([
    ['IP address', (url: string) => url],
    ['host name', (url: string) => url.replace('127.0.0.1', 'localhost')],
  ])('from the Internet into the private network by %s is rejected', async (_what, toTarget) => {
    const inside = toTarget(await serve(text('secret')));
    const outside = await serve(redirectTo(inside), '127.0.0.2');
    // 127.0.0.2 represents an Internet host.
    const isPrivate = (address: string): boolean => address === '127.0.0.1' || address === '::1';
    expect(await faultOf(outside, { isPrivate })).toMatch(
      /^a redirect into the private network \((127\.0\.0\.1|localhost)\), which is not followed$/,
    );
    expect(await fetchText(inside, { isPrivate })).toBe('secret');
    expect(await fetchText(outside)).toBe('secret');
  });

  it('from https to http is rejected', () => {
    const from = new URL('https://a.example/x');
    expect(() => resolveRedirect(from, 'http://a.example/y')).toThrow('a redirect from https to http://a.example');
    expect(resolveRedirect(from, '//b.example/y').href).toBe('https://b.example/y');
  });

  it('to another origin is followed without secrets', async () => {
    const seen: unknown[] = [];
    const note = ({ headers }: IncomingMessage): unknown => seen.push(headers.authorization, headers['x-key']);
    const other = await serve((request, response) => {
      note(request);
      response.end('there');
    });
    const first = await serve((request, response) => {
      note(request);
      response.writeHead(302, { location: request.url === '/api.yaml' ? '/two' : other }).end();
    });
    // Like browsers and curl, invalid percent-encoding stays as it is written.
    const url = first.replace('http://', 'http://m%65:%40p%E4ss100%@');
    expect(await fetchText(url, { headers: { 'X-Key': 'k' } })).toBe('there');
    const basic = `Basic ${Buffer.from('me:@p\u00e4ss100%', 'latin1').toString('base64')}`;
    expect(seen).toEqual([basic, 'k', basic, 'k', undefined, undefined]);
  });
});
