import { describe, expect, it } from 'vitest';
import { get } from './get.ts';

describe('a file', () => {
  it.each([
    ['/assets/site-1a2b.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable', '"css"'],
    ['/assets/site-3c4d.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', '"js"'],
    ['/img/logo.svg', 'image/svg+xml', 'public, max-age=3600', '"logo"'],
    ['/assets/photo.txt', 'text/plain; charset=utf-8', 'public, max-age=3600', '"file/0123456789-bcdEF.txt"'],
    ['/accounting.yaml', 'application/yaml', 'public, max-age=3600', '"yaml"'],
    ['/proof.html', 'text/html; charset=utf-8', 'public, max-age=3600', '"proof"'],
  ])('%s is served as %s', async (path, type, cacheControl, etag) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe(type);
    expect(headers.get('Cache-Control')).toBe(cacheControl);
    expect(headers.get('ETag')).toBe(etag);
  });

  it('has no Age from the edge cache', async () => {
    await (await get('/img/logo.svg')).text();
    const { headers } = await get('/img/logo.svg');
    expect([headers.get('CF-Cache-Status'), headers.get('Age')]).toEqual(['HIT', null]);
  });

  it.each(['/assets/site-0000.css', '/assets', '/img'])('returns 404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('of an earlier release is served as long as KV has it, but not cached, because it cannot be checked', async () => {
    const response = await get('/assets/site-0LDHASH1.css');
    expect([response.status, await response.text()]).toEqual([200, 'body{margin:1px}']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each(['/assets/site-0LDHASH2.css', '/assets/../page/x-0LDHASH1.css', '/assets/a.svg'])(
    'of no release returns 404 for %s',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    },
  );
});

describe('a file in brotli', () => {
  const JS = '/assets/site-3c4d.js';

  it.each([
    ['br', true],
    ['gzip, deflate, br, zstd', true],
    ['BR;q=1.0, gzip;q=0.8', true],
    ['br;q=0.5, gzip;q=0.8', false],
    ['br;q=0, *', false],
    ['gzip', false],
    ['identity, br;q=0.5', false],
    ['*', false],
    ['', false],
    ['br;q=x', false],
  ])('is sent to a client that accepts %j: %s', async (accepted, expected) => {
    const response = await get(JS, acceptEncoding(accepted));
    expect([response.status, response.headers.get('Vary')]).toEqual([200, 'Accept-Encoding']);
    expect(response.headers.get('ETag')).toBe(expected ? '"js.br"' : '"js"');
    expect(response.headers.get('Content-Encoding')).toBe(expected ? 'br' : null);
    expect(response.headers.get('Content-Length')).toBe(expected ? '14' : '10');
    // The runtime decodes it for callers of `fetch`.
    expect(await response.text()).toBe('export {};');
  });

  it('is revalidated only by its own ETag', async () => {
    const ask = (etag: string): Promise<Response> => get(JS, acceptEncoding('br', { 'If-None-Match': etag }));
    expect([(await ask('"js.br"')).status, (await ask('"js"')).status]).toEqual([304, 200]);
    expect((await ask('"js.br"')).headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('is not used for ranges, which come from the uncompressed file', async () => {
    const response = await get(JS, acceptEncoding('br', { Range: 'bytes=0-5' }));
    expect([response.status, await response.text()]).toEqual([206, 'export']);
    expect([response.headers.get('ETag'), response.headers.get('Content-Encoding')]).toEqual(['"js"', null]);
  });
});

describe('a file in a record with several files', () => {
  const JSON_PATH = '/api/ledger-api.json';
  const TEXT = '{"openapi":"3.1.0"}';

  it.each([
    ['gzip, deflate, br, zstd', true],
    ['gzip;q=0.5', true],
    ['br', false],
    ['gzip;q=0', false],
    ['gzip;q=0.5, identity', false],
    ['', false],
  ])('is sent as stored to a client that accepts %j: %s', async (accepted, expected) => {
    const response = await get(JSON_PATH, acceptEncoding(accepted));
    expect([response.status, response.headers.get('Vary')]).toEqual([200, 'Accept-Encoding']);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('ETag')).toBe(expected ? '"packed.gzip"' : '"packed"');
    expect(response.headers.get('Content-Encoding')).toBe(expected ? 'gzip' : null);
    expect(await response.text()).toBe(TEXT);
  });

  it('is selected by path', async () => {
    const response = await get('/api/ledger-api.yaml', acceptEncoding('gzip'));
    expect(await response.text()).toBe('openapi: 3.1.0');
    expect(response.headers.get('Content-Type')).toBe('application/yaml');
  });

  it('is revalidated only by its own ETag', async () => {
    const ask = (etag: string): Promise<Response> => get(JSON_PATH, acceptEncoding('gzip', { 'If-None-Match': etag }));
    expect([(await ask('"packed.gzip"')).status, (await ask('"packed"')).status]).toEqual([304, 200]);
  });

  it('serves ranges of its own bytes, and reports its own length', async () => {
    const response = await get(JSON_PATH, acceptEncoding('gzip', { Range: 'bytes=1-9' }));
    expect([response.status, await response.text()]).toEqual([206, '"openapi"']);
    expect(response.headers.get('Content-Range')).toBe(`bytes 1-9/${TEXT.length}`);
    const whole = await get(JSON_PATH, { method: 'HEAD' });
    expect([whole.headers.get('Content-Length'), whole.headers.get('ETag')]).toEqual([`${TEXT.length}`, '"packed"']);
  });
});

describe('a range of a file', () => {
  const CSS = '/assets/site-1a2b.css'; // body{margin:0}

  it.each([
    ['bytes=0-3', 'body', 'bytes 0-3/14'],
    ['bytes=4-', '{margin:0}', 'bytes 4-13/14'],
    ['bytes=-2', '0}', 'bytes 12-13/14'],
    ['bytes=-99', 'body{margin:0}', 'bytes 0-13/14'],
    ['bytes=12-99', '0}', 'bytes 12-13/14'],
    ['Bytes= 0-0', 'b', 'bytes 0-0/14'],
  ])('%s returns %j', async (range, text, contentRange) => {
    const response = await get(CSS, { headers: { Range: range } });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([206, contentRange]);
    expect([response.headers.get('Content-Length'), response.headers.get('ETag')]).toEqual([`${text.length}`, '"css"']);
    expect(await response.text()).toBe(text);
  });

  it.each(['bytes=14-', 'bytes=99-100', 'bytes=-0'])('%s returns 416', async (range) => {
    const response = await get(CSS, { headers: { Range: range } });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([416, 'bytes */14']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each(['bytes=0-1,3-4', 'bytes=a-b', 'bytes=3-1', 'bytes=-', 'items=0-1', 'bytes', `bytes=${'9'.repeat(400)}-`])(
    '%s is ignored',
    async (range) => {
      const response = await get(CSS, { headers: { Range: range } });
      expect([response.status, await response.text()]).toEqual([200, 'body{margin:0}']);
    },
  );

  it.each([
    ['"css"', 206],
    ['"old"', 200],
    ['W/"css"', 200],
    ['Sat, 21 Nov 2026 12:00:00 GMT', 200],
  ])('with If-Range: %s returns %i', async (ifRange, status) => {
    expect((await get(CSS, { headers: { Range: 'bytes=0-3', 'If-Range': ifRange } })).status).toBe(status);
  });

  it('is ignored for HEAD', async () => {
    expect((await get(CSS, { method: 'HEAD', headers: { Range: 'bytes=0-3' } })).status).toBe(200);
  });
});

describe('conditional requests', () => {
  it.each([
    ['"a", W/"css"', 304],
    ['*', 304],
    ['css', 200],
  ])('If-None-Match: %s returns %i', async (value, status) => {
    for (const path of ['/assets/site-1a2b.css', '/user/bills', '/sitemap.xml']) {
      const tag = (await get(path)).headers.get('ETag') ?? '';
      const opaque = /"(.*)"/.exec(tag)?.[1] ?? '';
      const response = await get(path, { headers: { 'If-None-Match': value.replace('css', opaque) } });
      expect([response.status, response.headers.get('ETag')]).toEqual([status, tag]);
    }
  });

  it.each([
    ['*', [200, 200, 200]],
    ['"a", "css"', [200, 412, 412]],
    ['W/"css"', [412, 412, 412]],
    ['"old"', [412, 412, 412]],
    ['css', [412, 412, 412]],
  ])('If-Match: %s returns %j for a file, a page and a list', async (value, expected) => {
    const statuses: number[] = [];
    for (const path of ['/assets/site-1a2b.css', '/user/bills', '/sitemap.xml']) {
      const opaque = /"(.*)"/.exec((await get(path)).headers.get('ETag') ?? '')?.[1] ?? '';
      const headers = { 'If-Match': value.replace('css', opaque) };
      const { status, headers: sent } = await get(path, { headers });
      statuses.push(status);
      // A failed condition comes first (RFC 9110 §13.2.2).
      expect((await get(path, { headers: { ...headers, 'If-None-Match': '*' } })).status).toBe(
        status === 412 ? 412 : 304,
      );
      expect((await get(path, { method: 'HEAD', headers })).status).toBe(status);
      if (status === 412) expect([sent.get('ETag'), sent.get('Cache-Control')]).toEqual([null, 'no-store']);
      expect((await get(path, { method: 'OPTIONS', headers })).status).toBe(204);
      expect(sent.get('X-Content-Type-Options')).toBe('nosniff');
    }
    expect(statuses).toEqual(expected);
    expect((await get('/gone', { headers: { 'If-Match': value } })).status).toBe(404);
  });

  it.each([
    ['"css"', 'bytes=0-3', 206],
    ['"css"', 'bytes=99-', 416],
    ['"old"', 'bytes=0-3', 412],
    ['"old"', 'bytes=99-', 412],
  ])('If-Match: %s is evaluated before Range: %s, and returns %i', async (tag, range, status) => {
    const headers = { 'If-Match': tag, Range: range };
    expect((await get('/assets/site-1a2b.css', { headers })).status).toBe(status);
  });

  it('If-Match is ignored for the health of a site, which has no tag', async () => {
    const response = await get('/healthz', { headers: { 'If-Match': '"old"' } });
    expect([response.status, response.headers.get('ETag')]).toEqual([200, null]);
  });

  it('ignore dates, because nothing has a modification date', async () => {
    const headers = {
      'If-Modified-Since': 'Sat, 21 Nov 2037 12:00:00 GMT',
      'If-Unmodified-Since': 'Sat, 21 Nov 1998 12:00:00 GMT',
    };
    for (const path of ['/assets/site-1a2b.css', '/assets/site-1a2b.css', '/user/bills'])
      expect((await get(path, { headers })).status).toBe(200);
  });
});

/** A request as the edge passes it on, with the client's encodings in `cf`. */
function acceptEncoding(accepted: string, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return { headers: { 'Accept-Encoding': accepted, ...headers }, cf: { clientAcceptEncoding: accepted } };
}
