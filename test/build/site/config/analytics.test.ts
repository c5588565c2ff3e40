import { describe, expect, it } from 'vitest';
import { analyticsSchema, toAnalytics } from '../../../../build/site/config/analytics/analytics-config.ts';
import type { Analytics } from '../../../../worker/model/site.ts';

const HOST = 'https://stats.example.com';

function analytics(config: Readonly<Record<string, unknown>>): Analytics {
  return toAnalytics(analyticsSchema.parse({ host: HOST, siteId: 'docs', ...config }));
}

describe('toAnalytics()', () => {
  it.each([
    [undefined, '/script.js', { 'data-site-id': 'docs' }, null],
    ['plausible', '/js/script.js', { 'data-domain': 'docs' }, null],
    ['fathom', '/script.js', { 'data-site': 'docs', 'data-spa': 'auto' }, null],
    ['umami', '/script.js', { 'data-website-id': 'docs' }, null],
    ['matomo', '/matomo.js', {}, 'matomo'],
  ])('writes the site for %s in its format', (product, script, attributes, starter) => {
    const expected = { host: HOST, siteId: 'docs', script, attributes, starter, respectPrivacySignals: false };
    expect(analytics({ product })).toEqual(expected);
  });

  it.each([
    [
      'google-analytics',
      '/gtag/js?id=docs',
      ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://x.test'],
    ],
    ['google-tag-manager', '/gtm.js?id=docs', ['https://x.test']],
  ])('allows the hosts of %s, and those in the settings', (product, script, hosts) => {
    expect(analytics({ product, hosts: ['https://x.test'] })).toMatchObject({ script, starter: 'google', hosts });
    expect(analyticsSchema.safeParse({ host: HOST, siteId: 'a', hosts: ["'unsafe-inline'"] }).success).toBe(false);
  });

  it('puts the site id where another product expects it', () => {
    const { script, attributes } = analytics({
      siteId: 'a&b',
      script: '/js/{siteId}.js',
      attributes: { 'data-site-id': 'x', 'data-to': '/count?site={siteId}' },
    });
    expect([script, attributes]).toEqual(['/js/a%26b.js', { 'data-site-id': 'x', 'data-to': '/count?site=a&b' }]);
  });

  it('accepts a host with a path, and one on this machine for trials', () => {
    expect(analytics({ host: 'https://example.com/stats/' }).host).toBe('https://example.com/stats');
    expect(analytics({ host: 'http://127.0.0.1:4000' }).host).toBe('http://127.0.0.1:4000');
  });

  it.each([
    { host: 'http://stats.example.com' },
    { host: 'http://localhost.evil.example' },
    { siteId: '' },
    { product: 'other' },
    { script: 'https://evil.example/x.js' },
    { attributes: { onload: 'x()' } },
    { attributes: { src: 'x' } },
    { attributes: { 'a b': 'x' } },
  ])('rejects %o', (config) => {
    expect(analyticsSchema.safeParse({ host: HOST, siteId: 'docs', ...config }).success).toBe(false);
  });
});
