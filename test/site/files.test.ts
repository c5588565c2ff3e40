import { describe, expect, it, vi } from 'vitest';
import { get } from './get.ts';

describe('a file', () => {
  it.each([
    ['/assets/site-1a2b.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable', '"css"'],
    ['/assets/site-3c4d.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', '"js"'],
    ['/img/logo.svg', 'image/svg+xml', 'public, max-age=3600', '"logo"'],
    ['/accounting.yaml', 'application/yaml', 'public, max-age=3600', '"yaml"'],
    ['/proof.html', 'text/html; charset=utf-8', 'public, max-age=3600', '"proof"'],
  ])('%s is served as %s', async (path, type, cacheControl, etag) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe(type);
    expect(headers.get('Cache-Control')).toBe(cacheControl);
    expect(headers.get('ETag')).toBe(etag);
  });

  it('has the same headers for HEAD, without its bytes', async () => {
    const response = await get('/assets/site-1a2b.css', { method: 'HEAD' });
    expect([response.status, response.headers.get('ETag'), await response.text()]).toEqual([200, '"css"', '']);
  });

  it.each(['"css"', 'W/"css"', '*'])('is confirmed by 304 when If-None-Match is %s', async (ifNoneMatch) => {
    const response = await get('/assets/site-1a2b.css', { headers: { 'If-None-Match': ifNoneMatch } });
    expect([response.status, response.headers.get('ETag')]).toEqual([304, '"css"']);
  });

  it('is served whole when the copy is another one', async () => {
    const response = await get('/assets/site-1a2b.css', { headers: { 'If-None-Match': '"old"' } });
    expect([response.status, await response.text()]).toEqual([200, 'body{margin:0}']);
  });

  it('does not age in the cache of the edge', async () => {
    await (await get('/img/logo.svg')).text();
    const { headers } = await get('/img/logo.svg');
    expect([headers.get('CF-Cache-Status'), headers.get('Age')]).toEqual(['HIT', null]);
  });

  it('is found below a path that is not clean', async () => {
    const response = await get('//img/logo.svg/');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/img/logo.svg']);
  });

  it('that the store has lost is a 503', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await get('/lost.txt');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it.each(['/assets/site-0000.css', '/assets', '/img'])('is not found at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
