import { describe, expect, it } from 'vitest';
import { findPageAt } from '../../../../worker/edge/markdown/find-markdown.ts';
import { RedirectFinder } from '../../../../worker/edge/redirects/find-redirect.ts';
import { manifest } from '../../../site/fixture/release.ts';

const redirects = new RedirectFinder(manifest);

describe('findPageAt()', () => {
  it.each([
    ['/user/bills', '/user/bills'],
    ['user/bills', '/user/bills'],
    ['/user/bills.md#pay', '/user/bills'],
    ['/user/bills/index.md', '/user/bills'],
    ['/user/bills.html?x=1', '/user/bills'],
    ['/User/Bills/', '/user/bills'],
    ['/old/bills', '/user/bills'],
    ['/old/bills.md', '/user/bills'],
    ['https://docs.example.com/user/bills.md', '/user/bills'],
    ['https://preview.example.dev/user/bills', '/user/bills'],
    ['/', '/'],
    ['/index.md', '/'],
    ['https://docs.example.com', '/'],
    ['/café', '/caf%C3%A9'],
  ])('finds %s as %s', (address, path) => {
    expect(findPageAt(manifest, redirects, address)?.path).toBe(path);
  });

  it.each(['/nope', '/nope.md', '/status', '/%00', '/%E0%A4%A', '/__proto__', 'x'.repeat(5_000)])(
    'finds no page at %s',
    (address) => {
      expect(findPageAt(manifest, redirects, address)).toBeNull();
    },
  );

  it('accepts paths with and without the base', () => {
    const site = { ...manifest, site: { ...manifest.site, base: '/docs' } };
    expect(findPageAt(site, redirects, 'https://docs.example.com/docs/user/bills.md')?.path).toBe('/user/bills');
    expect(findPageAt(site, redirects, '/user/bills')?.path).toBe('/user/bills');
  });
});
