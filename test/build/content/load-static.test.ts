import { describe, expect, it } from 'vitest';
import { loadStatic } from '../../../build/content/load-static.ts';
import { Report } from '../../../build/report/report.ts';
import { type Files, removeContent, tellFindings, writeContent } from '../content-folder.ts';

async function load(files: Files): Promise<{ paths: string[]; errors: string[]; warnings: string[] }> {
  const dir = writeContent(files);
  const report = new Report();
  const paths = [...(await loadStatic({ contentDir: dir, maxImageSize: 1_000 }, report)).keys()];
  const errors = tellFindings(report.errors, dir);
  const warnings = tellFindings(report.warnings, dir);
  removeContent(dir);
  return { paths, errors, warnings };
}

describe('loadStatic()', () => {
  it('finds files by their path, in code unit order', async () => {
    const { paths } = await load({
      'static/img/b.svg': 'x',
      'static/assets/c.svg': 'x',
      'static/a b%.txt': 'x',
      'static/ä.txt': 'x',
      'static/.hidden': 'x',
    });
    expect(paths).toEqual(['/%C3%A4.txt', '/a%20b%25.txt', '/assets/c.svg', '/img/b.svg']);
  });

  it('returns nothing if there is no folder', async () => {
    expect(await load({})).toEqual({ paths: [], errors: [], warnings: [] });
  });

  it("rejects files that exceed the store's limit", async () => {
    const { errors } = await load({ 'static/big.bin': Buffer.alloc(26_300_000) });
    expect(errors).toEqual([
      'static/big.bin: Cannot serve this file: it has 26.3 MB, but the limit is 26.2 MB. Make it smaller, or host it elsewhere.',
    ]);
  });

  it('reports images above the size limit of the site', async () => {
    const { warnings } = await load({
      'static/a.png': Buffer.alloc(1_200_000),
      'static/b.zip': Buffer.alloc(1_200_000),
    });
    expect(warnings).toEqual([
      'static/a.png: Cannot load this image quickly: it has 1200 kB, but "maxImageSize" in site.yaml is 1000. Reduce its size, for example by saving it as WebP.',
    ]);
  });
});
