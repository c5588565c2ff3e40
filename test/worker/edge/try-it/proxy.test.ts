import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTarget } from '../../../../worker/edge/try-it/find-target.ts';
import { isPrivateHost } from '../../../../worker/edge/try-it/private-host.ts';
import {
  MAX_PROXIED_BYTES,
  type ProxyLimits,
  type ProxyResult,
  proxyRequest,
} from '../../../../worker/edge/try-it/proxy.ts';
import type { TryItForm, TryItServer } from '../../../../worker/request/try-it/record.ts';
import { type HostileApi, startHostileApi } from './hostile-api.ts';

function formWith(servers: readonly TryItServer[], more: Partial<TryItForm> = {}): TryItForm {
  return {
    api: 'a',
    mode: 'proxy',
    method: 'GET',
    path: '/',
    servers,
    parameters: [],
    accept: null,
    body: null,
    security: [],
    schemes: {},
    statuses: [],
    $defs: {},
    ...more,
  };
}

/** Why a GET may not be sent, or null. */
function findFault(form: TryItForm, url: URL, siteHost = 'docs.example.com'): string | null {
  const target = findTarget(form, { method: form.method, url }, siteHost);
  return target.kind === 'refused' ? target.failure : null;
}

describe('findTarget()', () => {
  const servers: TryItServer[] = [
    { url: 'https://api.example.com/v1' },
    { url: 'https://{tenant}.example.org:8443', variables: [{ name: 'tenant', value: 'demo' }] },
    { url: 'https://{region}.example.net', variables: [{ name: 'region', value: 'eu', values: ['eu', 'us'] }] },
    { url: 'https://{host}/', variables: [{ name: 'host', value: 'named.example' }] },
    { url: 'https://{name}.com', variables: [{ name: 'name', value: 'example-one' }] },
    { url: 'https://{name}.co.uk', variables: [{ name: 'name', value: 'example-two' }] },
    { url: 'https://api.example.co{suffix}', variables: [{ name: 'suffix', value: 'op' }] },
    { url: 'https://{part}.8.8.8', variables: [{ name: 'part', value: '8' }] },
    { url: 'https://ports.example.com:{port}', variables: [{ name: 'port', value: '8443' }] },
    { url: 'https://[2606:4700::1111]:8443' },
    { url: 'http://169.254.169.254/latest' },
    { url: 'http://10.0.0.8' },
    { url: 'http://printer.local' },
    { url: 'file:///etc/passwd' },
    { url: 'javascript:alert(1)' },
  ];

  it.each([
    ['https://api.example.com/v1/a', null],
    ['https://acme.example.org:8443/x', null],
    ['https://us.example.net/', null],
    ['https://named.example/', null],
    // A variable that could change the host.
    ['https://evil.example/', 'origin'],
    ['https://evil.example/.example.org:8443/', 'origin'],
    ['https://evil.com.example.org:8443/', 'origin'],
    ['https://asia.example.net/', 'origin'],
    ['https://demo.example.org/', 'origin'],
    ['http://api.example.com/v1/a', 'origin'],
    ['https://api.example.com:444/', 'origin'],
    ['https://api.example.com.evil.example/', 'origin'],
    ['https://api-example.com/', 'origin'],
    ['https://user:password@api.example.com/', 'origin'],
    // A variable without listed values matches one label before a registrable domain, and nothing else.
    ['https://example-one.com/', null],
    ['https://evil.com/', 'origin'],
    ['https://example-two.co.uk/', null],
    ['https://evil.co.uk/', 'origin'],
    ['https://api.example.coop/', null],
    ['https://api.example.company/', 'origin'],
    ['https://8.8.8.8/', null],
    ['https://9.8.8.8/', 'origin'],
    ['https://ports.example.com:8443/', null],
    ['https://ports.example.com:22/', 'origin'],
    ['https://[2606:4700::1111]:8443/', null],
    ['https://[2606:4700::1112]:8443/', 'origin'],
    // Described, but still rejected.
    ['http://169.254.169.254/latest/meta-data', 'private'],
    ['http://10.0.0.8/', 'private'],
    ['http://printer.local/', 'private'],
    ['file:///etc/passwd', 'origin'],
    ['javascript:alert(1)', 'origin'],
  ])('%s: %s', (address, expected) => {
    expect(
      findFault(
        formWith(servers, { path: new URL(address).pathname.replace(/^\/(?:v1|latest)(?=\/)/, '') }),
        new URL(address),
      ),
    ).toBe(expected);
  });

  it('takes little time for a host with many variables', () => {
    const names = Array.from({ length: 40 }, (_, index) => `v${index}`);
    const url = `https://${names.map((name) => `{${name}}`).join('')}.example.com`;
    const form = formWith([{ url, variables: names.map((name) => ({ name, value: 'a' })) }]);
    const startedAt = performance.now();
    expect(findFault(form, new URL(`https://${'a'.repeat(60)}!.example.com`))).toBe('origin');
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it('lets only a site on this machine try an API on this machine', () => {
    const form = formWith([{ url: 'http://127.0.0.1:9' }], { path: '/a' });
    const target = new URL('http://127.0.0.1:9/a');
    expect(findFault(form, target, 'localhost')).toBeNull();
    expect(findFault(form, target, 'docs.example.com')).toBe('private');
  });
});

describe('isPrivateHost()', () => {
  it.each([
    'http://127.0.0.1',
    'http://0x7f.1',
    'http://2130706433',
    'http://017700000001',
    'http://10.1.2.3',
    'http://100.64.0.1',
    'http://172.31.255.255',
    'http://192.168.1.1',
    'http://198.19.0.1',
    'http://0.0.0.0',
    'http://255.255.255.255',
    'http://[::1]',
    'http://[::ffff:10.0.0.1]',
    'http://[fe80::1]',
    'http://[fd00::1]',
    'http://[2002:7f00:1::]',
    'http://[64:ff9b::7f00:1]',
    'http://[::]',
    'http://[::127.0.0.1]',
    'http://[fec0::1]',
    'http://[ff02::1]',
    'http://[2001::1]',
    'http://[2001:db8::1]',
    'http://[::ffff:169.254.169.254]',
    'http://0xa9fea9fe',
    'http://0251.0376.0251.0376',
    'http://127.1:8080',
    'http://①②⑦.0.0.1',
    'http://127.0.0.1.',
    'http://127.0.0.1..',
    'http://localhost..',
    'http://%6cocalhost',
    'http://metadata.google.internal',
    'http://printer.local.',
    'http://localhost',
    'http://LOCALHOST.',
    'http://a.localhost',
    'http://router',
    'http://db.internal',
    'http://nas.home.arpa',
  ])('is true for %s', (address) => {
    expect(isPrivateHost(new URL(address).hostname)).toBe(true);
  });

  it.each([
    'https://example.com',
    'https://8.8.8.8',
    'https://172.32.0.1',
    'https://100.128.0.1',
    'https://[2606:4700::1111]',
  ])('is false for %s', (address) => {
    expect(isPrivateHost(new URL(address).hostname)).toBe(false);
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
    const form = formWith([{ url: api.origin }], { method, path: path.split('?', 1)[0] ?? '', ...more });
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

    it('continues for longer than a response may take, and forwards each line immediately', async () => {
      const result = await ask('/events?pause=50&count=8', {}, limits);
      if ('failure' in result) throw new Error(result.failure);
      const times: number[] = [];
      for await (const _ of result.body as unknown as AsyncIterable<Uint8Array>) times.push(performance.now());
      expect(times.length).toBe(8);
      expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(limits.answerMs);
    });

    it.each([
      ['is silent', '/events?pause=2000&count=2'],
      ['has no end', '/events?pause=50&count=1000'],
    ])('stops when it %s', async (_, path) => {
      const startedAt = performance.now();
      await expect(ask(path, {}, limits).then(read)).rejects.toThrow();
      expect(performance.now() - startedAt).toBeLessThan(2 * limits.streamMs);
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
