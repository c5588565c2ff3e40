import { describe, expect, it } from 'vitest';
import { loadStatic } from '../../../../../build/site/guides/files/load-static.ts';
import { type Files, inContent } from '../../../content-folder.ts';

const load = (files: Files) =>
  inContent(files, async (contentDir, report) => [
    ...(await loadStatic({ contentDir, maxImageSize: 1_000 }, report)).keys(),
  ]);

describe('loadStatic()', () => {
  it('finds files by their path, in code unit order', async () => {
    const { result } = await load({
      'static/img/b.svg': 'x',
      'static/assets/c.svg': 'x',
      'static/a b%.txt': 'x',
      'static/ä.txt': 'x',
      'static/.hidden': 'x',
    });
    expect(result).toEqual(['/%C3%A4.txt', '/a%20b%25.txt', '/assets/c.svg', '/img/b.svg']);
  });

  it('returns nothing if there is no folder', async () => {
    expect(await load({})).toEqual({ result: [], errors: [], warnings: [] });
  });

  it("rejects files that exceed the store's limit", async () => {
    const { errors } = await load({ 'static/big.bin': Buffer.alloc(26_300_000) });
    expect(errors).toEqual([
      'static/big.bin: Cannot serve this file: it has 26.3 MB, but the limit is 26.2 MB. Make it smaller, or host it elsewhere.',
    ]);
  });

  it('reports images above the size limit of the site', async () => {
    const large = Buffer.alloc(1_200_000);
    expect((await load({ 'static/a.png': large, 'static/b.zip': large })).warnings).toEqual([
      'static/a.png: Cannot load this image quickly: it has 1200 kB, but "maxImageSize" in site.yaml is 1000. Reduce its size, for example by saving it as WebP.',
    ]);
  });
});
