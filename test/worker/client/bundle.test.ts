import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleClient } from '../../../build/bundle/bundle-client.ts';

describe('the client bundle', async () => {
  const { files, assets } = await bundleClient();
  const size = (path: string): number => gzipSync(files.get(path) ?? '').byteLength;
  const scripts = [...files.keys()].filter((path) => path.endsWith('.js'));

  it('loads at most 5 KB at first', () => {
    expect(size(assets.script)).toBeLessThanOrEqual(5000);
  });

  it('has one file for the first load: nothing is shared with the scripts that come later', () => {
    expect(scripts.map((path) => path.replace(/-[A-Z0-9]+\.js$/, '')).sort()).toEqual([
      '/assets/client',
      '/assets/highlight-code',
      '/assets/later',
    ]);
  });

  it('has at most 10 KB of styles, and 7 KB of script that comes later', () => {
    expect(size(assets.stylesheet)).toBeLessThanOrEqual(10_000);
    expect(size(scripts.find((path) => path.includes('/later-')) ?? '')).toBeLessThanOrEqual(7000);
  });

  it('has a theme snippet of at most 700 bytes', () => {
    expect(assets.themeSnippet.length).toBeLessThanOrEqual(700);
  });
});
