import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../../../worker/edge/http/headers/security-headers.ts';
import type { Manifest } from '../../../../../worker/model/records/manifest.ts';
import type { SiteFrame } from '../../../../../worker/model/site.ts';

function headersOf(site: Partial<SiteFrame>): Readonly<Record<string, string>> {
  const manifest = { site: { imageHosts: [], analytics: null, ...site }, assets: { themeSnippetHash: 'sha256-x' } };
  return securityHeaders(manifest as unknown as Manifest);
}

describe('securityHeaders()', () => {
  it('allows no frames on a site that lists no hosts', () => {
    const headers = headersOf({});
    expect(headers['Content-Security-Policy']).not.toContain('frame-src');
    expect(headers['Cross-Origin-Embedder-Policy']).toBe('require-corp');
    expect(headers['Permissions-Policy']).toContain('autoplay=(), ');
  });

  it('allows only frames and players of the listed hosts', () => {
    const headers = headersOf({ frameHosts: ['player.vimeo.com', 'https://*.example.com'] });
    expect(headers['Content-Security-Policy']).toContain('; frame-src player.vimeo.com https://*.example.com; ');
    expect(headers).not.toHaveProperty('Cross-Origin-Embedder-Policy');
    expect(headers['Permissions-Policy']).toContain(
      'autoplay=("https://player.vimeo.com" "https://*.example.com"), browsing-topics=(), camera=()',
    );
    expect(headers['Permissions-Policy']).toContain('encrypted-media=("https://player.vimeo.com"');
  });
});
