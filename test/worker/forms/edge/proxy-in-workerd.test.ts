import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../listen.ts';
import { type HostileApi, startHostileApi } from './hostile-api.ts';

/** Forwards requests to the server in `X-Api`. Silence ends a response after the milliseconds in `X-Silence`. */
const ENTRY = `
import { proxyRequest } from ${JSON.stringify(resolve('worker/forms/edge/proxy/proxy.ts'))};
export default {
  async fetch(request) {
    const url = new URL(request.headers.get('X-Api'));
    const answerMs = Number(request.headers.get('X-Silence'));
    const said = request.headers.get('Content-Length');
    const form = { method: request.method, path: url.pathname, servers: [{ url: url.origin }], parameters: [], schemes: {}, $defs: {} };
    const proxied = { method: request.method, url, headers: new Headers({ Expect: '100-continue' }), body: request.body, length: said === null ? undefined : Number(said) };
    const result = await proxyRequest(form, proxied, '127.0.0.1', { answerMs, streamMs: 60000 });
    return 'failure' in result ? new Response(result.failure, { status: 502 }) : new Response(result.body, { headers: { 'Content-Type': 'application/octet-stream' } });
  },
};`;

describe('the proxy in workerd', () => {
  let api: HostileApi;
  let runtime: Miniflare;
  let origin: URL;

  beforeAll(async () => {
    api = await startHostileApi();
    const { outputFiles } = await build({
      stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'js' },
      bundle: true,
      format: 'esm',
      write: false,
    });
    const script = outputFiles[0]?.text ?? '';
    runtime = new Miniflare({
      modules: true,
      script,
      compatibilityDate: '2026-04-24',
      compatibilityFlags: ['global_fetch_strictly_public'],
      // workerd logs every aborted stream.
      handleRuntimeStdio() {},
    });
    origin = await runtime.ready;
  });
  afterAll(async () => {
    await api.stop();
    await runtime.dispose();
  });

  function ask(path: string, init: RequestInit = {}, silenceMs = 30_000): Promise<Response> {
    return fetch(origin, { ...init, headers: { 'X-Api': api.origin + path, 'X-Silence': String(silenceMs) } });
  }

  it('sends a body with its length, as curl does', async () => {
    expect(await (await ask('/ok', { method: 'POST', body: 'häuser' })).text()).toBe('{"ok":true}');
    expect(api.received.at(-1)).toMatchObject({ body: 'häuser', headers: { 'content-length': '7' } });
  });

  it('forwards a stream for longer than the response time limit', async () => {
    const limit = 2_000;
    const { body } = await ask('/events?pause=100&count=26', {}, limit);
    const times: number[] = [];
    let text = '';
    for await (const piece of body ?? []) {
      times.push(performance.now());
      text += Buffer.from(piece).toString();
    }
    // A busy machine joins events into pieces.
    expect(text).toBe('data: {}\n\n'.repeat(26));
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(limit);
  });

  it('never sends Expect, and reports a server that sends 100 anyway', async () => {
    await ask('/ok', { method: 'POST', body: 'a' });
    expect(api.received.at(-1)?.headers.expect).toBeUndefined();
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () =>
        socket.write('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'),
      );
    });
    const interim = await listen(server);
    const response = await fetch(origin, {
      method: 'POST',
      body: 'a',
      headers: { 'X-Api': `${interim.origin}/ok`, 'X-Silence': '30000' },
    });
    expect(await response.text()).toBe('interim');
    await interim.stop();
  });

  it('ends a silent stream, and reports a silent server', async () => {
    // Longer than this test may take.
    const { body } = await ask('/events?pause=600000&count=2', {}, 2_000);
    let text = '';
    const reading = (async () => {
      for await (const piece of body ?? []) text += Buffer.from(piece).toString();
    })();
    // workerd on this machine ends the response; an aborted connection is valid too.
    await reading.catch(() => {});
    expect(text).toBe('data: {}\n\n');
    expect(await (await ask('/silent', {}, 400)).text()).toBe('timeout');
  });
});
