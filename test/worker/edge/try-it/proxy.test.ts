import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTargetFault } from '../../../../worker/edge/try-it/allowed-target.ts';
import { isPrivateHost } from '../../../../worker/edge/try-it/private-host.ts';
import {
  MAX_PROXIED_BYTES,
  type ProxyLimits,
  type ProxyResult,
  proxyRequest,
} from '../../../../worker/edge/try-it/proxy.ts';
import type { TryItForm, TryItServer } from '../../../../worker/request/try-it/record.ts';
import { type HostileApi, startHostileApi } from './hostile-api.ts';

function formWith(servers: readonly TryItServer[]): TryItForm {
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
  };
}

describe('findTargetFault()', () => {
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
    expect(findTargetFault(formWith(servers), new URL(address), 'docs.example.com')).toBe(expected);
  });

  it('takes little time for a host with many variables', () => {
    const names = Array.from({ length: 40 }, (_, index) => `v${index}`);
    const url = `https://${names.map((name) => `{${name}}`).join('')}.example.com`;
    const form = formWith([{ url, variables: names.map((name) => ({ name, value: 'a' })) }]);
    const startedAt = performance.now();
    expect(findTargetFault(form, new URL(`https://${'a'.repeat(60)}!.example.com`), 'docs.example.com')).toBe('origin');
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it('lets only a site on this machine try an API on this machine', () => {
    const form = formWith([{ url: 'http://127.0.0.1:9' }]);
    const target = new URL('http://127.0.0.1:9/a');
    expect(findTargetFault(form, target, 'localhost')).toBeNull();
    expect(findTargetFault(form, target, 'docs.example.com')).toBe('private');
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
  }

  function ask(path: string, init: Init = {}, limits?: ProxyLimits): Promise<ProxyResult> {
    const { method = 'GET', headers = {}, body, length } = init;
    const stream = body === undefined ? null : (new Response(body).body as ReadableStream<Uint8Array>);
    const request = { method, url: new URL(api.origin + path), headers: new Headers(headers), body: stream, length };
    return proxyRequest(formWith([{ url: api.origin }]), request, '127.0.0.1', limits);
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

  it('sends the headers of the form, but none of the connection or the reader', async () => {
    await read(
      await ask('/ok', { headers: { 'X-Own': '1', Host: 'evil.example', Connection: 'close', Cookie: 'a=1' } }),
    );
    const last = api.received.at(-1);
    expect(last?.headers['x-own']).toBe('1');
    expect(last?.headers.host).toBe(new URL(api.origin).host);
    expect(last?.headers.referer).toBeUndefined();
    expect(last?.headers.cookie).toBe('a=1');
  });

  it.each([
    ['/elsewhere', 'redirect'],
    ['/metadata', 'redirect'],
    ['/circle', 'redirect'],
    ['/gone', 'unreachable'],
    ['/huge', 'size'],
  ])('rejects %s: %s', async (path, failure) => {
    expect(await ask(path)).toEqual({ failure });
  });

  it('follows a redirect within the origin', async () => {
    expect(await read(await ask('/moved'))).toBe('{"ok":true}');
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
    expect(await ask('/elsewhere', { method: 'POST', body: 'x' })).toEqual({ failure: 'redirect' });
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
