import type { MiddlewareHandler } from 'hono';
import { HonoBase } from 'hono/hono-base';
import { TrieRouter } from 'hono/router/trie-router';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../../../site/fixture/release.ts';

/** Its types are those of the edge. */
const HEADERS: string = '../../../../../worker/edge/http/headers/common-headers.ts';

interface HeadersModule {
  readonly CommonHeaders: new (release: object) => { add(): MiddlewareHandler };
}

describe('CommonHeaders', () => {
  it('varies the 304 of an image as its 200', async () => {
    const { CommonHeaders } = (await import(HEADERS)) as HeadersModule;
    const app = new HonoBase({ router: new TrieRouter() });
    app.use(new CommonHeaders(manifest).add());
    app.get('/200.png', () => new Response('', { headers: { 'Content-Type': 'image/png' } }));
    app.get('/304.png', () => new Response(null, { status: 304 }));
    for (const path of ['/200.png', '/304.png'])
      expect((await app.request(path)).headers.get('Vary'), path).toBe('Accept-Encoding');
  });
});
