import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrivateHost } from '../../../../../worker/forms/edge/proxy/find-target.ts';
import { type ProxyLimits, type ProxyResult, proxyRequest } from '../../../../../worker/forms/edge/proxy/proxy.ts';
import { MAX_PROXIED_BYTES } from '../../../../../worker/forms/exchange/envelope.ts';
import type { TryItForm } from '../../../../../worker/forms/exchange/record.ts';
import { wordsOf } from '../../../../words.ts';
import { createForm } from '../form.ts';
import { type HostileApi, startHostileApi } from '../hostile-api.ts';

describe('isPrivateHost()', () => {
  it.each(
    wordsOf(`
      127.0.0.1 0x7f.1 2130706433 017700000001 10.1.2.3 100.64.0.1 172.31.255.255 192.168.1.1 198.19.0.1 0.0.0.0
      255.255.255.255 [::1] [::ffff:10.0.0.1] [fe80::1] [fd00::1] [2002:7f00:1::] [64:ff9b::7f00:1] [::] [::127.0.0.1]
      [fec0::1] [ff02::1] [2001::1] [2001:db8::1] [::ffff:169.254.169.254] 0xa9fea9fe 0251.0376.0251.0376 127.1:8080
      ①②⑦.0.0.1 127.0.0.1. 127.0.0.1.. localhost.. %6cocalhost metadata.google.internal printer.local. localhost
      LOCALHOST. a.localhost router db.internal nas.home.arpa
    `),
  )('is true for %s', (host) => {
    expect(isPrivateHost(new URL(`http://${host}`).hostname)).toBe(true);
  });

  it.each(['example.com', '8.8.8.8', '172.32.0.1', '100.128.0.1', '[2606:4700::1111]'])('is false for %s', (host) => {
    expect(isPrivateHost(new URL(`https://${host}`).hostname)).toBe(false);
  });
});

describe('proxyRequest()', () => {
  let api: HostileApi;

  beforeAll(async () => {
    api = await startHostileApi();
  });
  afterAll(() => api.stop());

  interface Init {
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly body?: BodyInit;
    readonly length?: number;
    readonly form?: Partial<TryItForm>;
  }

  function ask(path: string, init: Init = {}, limits?: ProxyLimits): Promise<ProxyResult> {
    const { method = 'GET', headers = {}, body, length, form: more = {} } = init;
    const stream = body === undefined ? null : (new Response(body).body as ReadableStream<Uint8Array>);
    const request = { method, url: new URL(api.origin + path), headers: new Headers(headers), body: stream, length };
    const servers = [{ url: api.origin }];
    const form = createForm({ mode: 'proxy', servers, method, path: path.split('?', 1)[0] ?? '', ...more });
    return proxyRequest(form, request, '127.0.0.1', limits);
  }

  async function read(result: ProxyResult): Promise<string> {
    if ('failure' in result) throw new Error(result.failure);
    return new Response(result.body).text();
  }

  it('forwards the response of an API, with status and headers as text', async () => {
    const result = await ask('/html');
    expect(result).toMatchObject({ envelope: { status: 200 } });
    expect('envelope' in result && result.envelope.headers).toContainEqual({ name: 'set-cookie', value: 'session=1' });
    expect(await read(result)).toBe('<script>alert(1)</script>');
  });

  it('sends the headers that the description has, and no others', async () => {
    const described = {
      'X-Own': '1',
      Authorization: 'Bearer a',
      Accept: 'text/html',
      'Accept-Language': 'fr',
      'X-Real-IP': '192.0.2.1',
      Expect: '100-continue',
      Cookie: 'a=1; session=2; CF_Authorization=3; key=4',
    };
    const forged = {
      Host: 'evil.example',
      Connection: 'close',
      Forwarded: 'for=192.0.2.1',
      'X-Forwarded-For': '192.0.2.1',
      'X-Forwarded-Host': 'evil.example',
      'True-Client-IP': '192.0.2.1',
      'CF-Connecting-IP': '192.0.2.1',
      'CF-Access-Client-Id': 'a',
      'X-HTTP-Method-Override': 'DELETE',
      'X-Other': '1',
    };
    const names = ['X-Own', 'X-Real-IP', 'Expect', 'Cookie', 'Host', 'CF-Connecting-IP'];
    const form: Partial<TryItForm> = {
      parameters: [
        ...names.map((name) => ({ name, in: 'header' as const, schema: {} })),
        { name: 'a', in: 'cookie', schema: {} },
        { name: 'CF_Authorization', in: 'cookie', schema: {} },
      ],
      schemes: {
        token: { kind: 'bearer', name: 'Authorization', scheme: 'Bearer' },
        key: { kind: 'cookie', name: 'key', scheme: '' },
      },
    };
    await read(await ask('/ok', { headers: { ...described, ...forged }, form }));
    const { host, connection, ...rest } = api.received.at(-1)?.headers ?? {};
    expect(host).toBe(new URL(api.origin).host);
    expect(connection).toBe('keep-alive');
    // Node adds these.
    const { 'accept-encoding': _, 'sec-fetch-mode': __, 'user-agent': ___, ...sent } = rest;
    expect(sent).toEqual({
      accept: 'text/html',
      'accept-language': 'fr',
      authorization: 'Bearer a',
      cookie: 'a=1; key=4',
      'x-own': '1',
    });
  });

  it.each([
    ['/circle', 'redirect'],
    ['/gone', 'unreachable'],
    ['/huge', 'size'],
  ])('rejects %s: %s', async (path, failure) => {
    expect(await ask(path)).toEqual({ failure });
  });

  it('follows a redirect to the same operation', async () => {
    const servers = [{ url: api.origin }];
    expect(await read(await ask('/moved', { form: { path: '/{name}', servers } }))).toBe('{"ok":true}');
  });

  it.each(['/elsewhere', '/metadata', '/moved'])('shows the reader another redirect: %s', async (path) => {
    const count = api.received.length;
    expect(await ask(path)).toMatchObject({ envelope: { status: 302 } });
    expect(api.received.length).toBe(count + 1);
  });

  it.each([
    ['/ok', { envelope: { status: 200 } }],
    ['/device', { envelope: { status: 200 } }],
    ['/html', { failure: 'operation' }],
  ])('sends a request for a token only to what the metadata names: %s', async (path, expected) => {
    const discovery = `${api.origin}/openid`;
    const form: Partial<TryItForm> = {
      path: '/other',
      schemes: { id: { kind: 'bearer', name: 'Authorization', scheme: 'Bearer', discovery } },
    };
    const headers = { Authorization: 'Basic YTpi', Cookie: 'a=1', 'X-Own': '1' };
    const count = api.received.length;
    expect(await ask(path, { method: 'POST', headers, body: 'a=b', form })).toMatchObject(expected);
    const sent = api.received.slice(count);
    expect(sent.map((one) => one.path)).toEqual('failure' in expected ? ['/openid'] : ['/openid', path]);
    expect(sent.map((one) => one.headers.authorization)).toEqual(
      'failure' in expected ? [undefined] : [undefined, 'Basic YTpi'],
    );
    expect(sent.map((one) => one.headers.cookie ?? one.headers['x-own'] ?? null)).toEqual(sent.map(() => null));
  });

  it.each(['/endless', '/bomb'])('stops %s at its limit', async (path) => {
    const result = await ask(path);
    if ('failure' in result || result.body === null) throw new Error('no answer');
    let length = 0;
    for await (const chunk of result.body as unknown as AsyncIterable<Uint8Array>) length += chunk.byteLength;
    // One byte above the browser's limit shows that the body was longer.
    expect(length).toBe(MAX_PROXIED_BYTES + 1);
  });

  it('rejects a request that is too large', async () => {
    const body = new Uint8Array(MAX_PROXIED_BYTES + 1);
    expect(await ask('/ok', { method: 'POST', body })).toEqual({ failure: 'size' });
    expect(await ask('/ok', { method: 'POST', body: 'x', length: 1e9 })).toEqual({ failure: 'size' });
  });

  it('returns a redirect of a request with a body without following it', async () => {
    const result = await ask('/moved', { method: 'POST', body: 'x' });
    expect(result).toMatchObject({ envelope: { status: 302 } });
  });

  describe('a stream', () => {
    const limits = { answerMs: 150, streamMs: 1_200 };

    it.each([
      // Both would last longer than a test may take.
      ['is silent', '/events?pause=600000&count=2'],
      ['has no end', '/events?pause=50&count=10000'],
    ])('stops when it %s', async (_, path) => {
      await expect(ask(path, {}, limits).then(read)).rejects.toThrow();
    });

    it('has its own time limit: other slow responses are stopped', async () => {
      await expect(ask('/slow?pause=50&count=20', {}, limits).then(read)).rejects.toThrow();
      expect(await ask('/silent', {}, limits)).toEqual({ failure: 'timeout' });
    });

    it('sends a request body in pieces', async () => {
      const pieces = new TransformStream<Uint8Array, Uint8Array>();
      const writer = pieces.writable.getWriter();
      const answer = ask('/echo', { method: 'POST', body: pieces.readable });
      void writer.write(new TextEncoder().encode('first'));
      await expect.poll(() => api.pieces).toEqual(['first']);
      void writer.write(new TextEncoder().encode('second'));
      await expect.poll(() => api.pieces).toEqual(['first', 'second']);
      await writer.close();
      expect(await read(await answer)).toBe('{"ok":true}');
    });
  });
});
