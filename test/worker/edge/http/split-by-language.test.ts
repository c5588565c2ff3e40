import { describe, expect, it } from 'vitest';

// Imported by URL: the types of the edge runtime differ from those of tests in Node.
const { splitByLanguage } = (await import(
  new URL('../../../../worker/edge/http/split-by-language.ts', import.meta.url).href
)) as {
  splitByLanguage(manifest: object, create: () => object): { fetch(request: Request): Promise<Response> };
};

describe('splitByLanguage()', () => {
  it.each([
    ['', '/'],
    // The path of the home page: a cookie of `/docs/` would not be sent to `/docs` (RFC 6265 §5.1.4).
    ['/docs', '/docs'],
  ])('keeps a choice for the home page of a site at "%s"', async (base, path) => {
    const manifest = { site: { base, locale: 'en' }, translations: [{ site: { base: `${base}/de`, locale: 'de' } }] };
    const worker = splitByLanguage(manifest, () => ({ fetch: async () => new Response() }));
    const headers = { 'Accept-Language': 'de', 'Sec-Fetch-Site': 'same-origin' };
    const response = await worker.fetch(new Request(`https://docs.example.com${path}`, { headers }));
    expect(response.headers.get('Set-Cookie')).toContain(`; Path=${path}; `);
  });
});
