import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderAccessPage, STYLE, STYLE_HASH } from '../../../worker/access/access-page.ts';
import type { Manifest } from '../../../worker/model/records/manifest.ts';
import { SMALL_MANIFEST } from './small-manifest.ts';

const PLACE = { origin: 'https://docs.example.com', locale: 'en', base: '', path: '/_/access/callback' };

function render(site: object, next?: string): Response {
  const assets = { ...SMALL_MANIFEST.assets, fonts: ['/assets/text.woff2'] };
  const manifest = { ...SMALL_MANIFEST, assets, site: { ...SMALL_MANIFEST.site, ...site } } as unknown as Manifest;
  return renderAccessPage(manifest, PLACE, {
    status: 403,
    title: 'failed',
    text: 'failedText',
    actions: ['signIn', 'toSite'],
    ...(next === undefined ? {} : { next }),
  });
}

describe('renderAccessPage()', () => {
  it('allows its own style, and no script or frame around it', () => {
    expect(`sha256-${createHash('sha256').update(STYLE).digest('base64')}`).toBe(STYLE_HASH);
    const policy = render({}).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`style-src 'self' '${STYLE_HASH}'`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('has the fonts of the site at its first paint', async () => {
    expect(await render({}).text()).toMatch(
      /<link rel="preload" as="font"[^>]* crossorigin href="\/assets\/text.woff2">/,
    );
  });

  it('escapes texts of the site and URLs of the provider', async () => {
    const html = await render({ title: '<script>' }, 'https://id.example.com/?a="><script>&b').text();
    expect(html).not.toContain('<script>');
    expect(html).toContain('content="0;url=https://id.example.com/?a=&#34;&#62;&#60;script&#62;&#38;b"');
  });

  it('is kept by no cache and no search engine, and its URL by no other site', () => {
    const { headers, status } = render({});
    expect([status, headers.get('Cache-Control'), headers.get('X-Robots-Tag'), headers.get('Referrer-Policy')]).toEqual(
      [403, 'no-store', 'noindex', 'same-origin'],
    );
  });
});
