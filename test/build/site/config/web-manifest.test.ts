import { describe, expect, it } from 'vitest';
import { compileContent, type Files, SMALLEST_SITE } from '../../content-folder.ts';

async function readManifest(files: Files): Promise<Record<string, unknown>> {
  const { site } = await compileContent(files);
  return JSON.parse(new TextDecoder().decode(site?.files.get('/manifest.webmanifest'))) as Record<string, unknown>;
}

describe('addWebManifest()', () => {
  it("contains the site's name, its scope below the base, and the existing icons", async () => {
    const manifest = await readManifest({
      'site.yaml': `${String(SMALLEST_SITE['site.yaml'])}base: /docs/\nfavicon: /favicon.svg\n`,
      'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'static/icon-192.png': 'x',
    });
    expect(manifest).toMatchObject({ name: 'Docs', start_url: '/docs/', scope: '/docs/' });
    expect(manifest.icons).toEqual([
      { src: '/docs/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/docs/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ]);
  });

  it("keeps the operator's own file", async () => {
    expect(await readManifest({ 'static/manifest.webmanifest': '{"name":"Ours"}' })).toEqual({ name: 'Ours' });
  });
});
