import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../worker/model/records/manifest.ts';
import { manifest } from './fixture/release.ts';
import { get, getFrom, siteWith } from './get.ts';

async function pageOf(site: Manifest, path: string): Promise<string> {
  return (await getFrom(site, path)).text();
}

const named = '<meta property="og:image" content=';

describe('the image for link previews of a page', () => {
  it('is the generated image, with its size', async () => {
    const html = await pageOf(manifest, '/user/bills');
    expect(html).toContain(`${named}"https://docs.example.com/og/bills.png"/>`);
    expect(html).toContain(
      '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>',
    );
    expect(html).toContain('<meta property="og:image:alt" content="Bills | Ledger"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it('can be embedded by other sites', async () => {
    const { status, headers } = await get('/og/bills.png');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('has a URL below the base', async () => {
    const html = await pageOf(siteWith({ base: '/docs' }), '/docs/user/bills');
    expect(html).toContain(`${named}"https://docs.example.com/docs/og/bills.png"/>`);
  });

  it("is the page's own image", async () => {
    const bills = manifest.pages.get('/user/bills');
    if (bills === undefined) throw new Error('The fixture has no page /user/bills.');
    const pages = new Map([...manifest.pages, ['/user/bills', { ...bills, image: '/img/a.png' }]]);
    const html = await pageOf({ ...siteWith({ image: '/img/site.png' }), pages }, '/user/bills');
    expect(html).toContain(`${named}"https://docs.example.com/img/a.png"/>`);
    expect(html).not.toContain('og:image:width');
  });

  it("is the site's image, or absent if none was generated", async () => {
    expect(await pageOf(siteWith({ image: '/img/site.png' }), '/user/quotes')).toContain(
      `${named}"https://docs.example.com/img/site.png"/>`,
    );
    const html = await pageOf(manifest, '/user/quotes');
    expect(html).not.toContain('og:image');
    expect(html).toContain('<meta name="twitter:card" content="summary"/>');
  });
});
