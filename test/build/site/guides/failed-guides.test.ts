import { describe, expect, it, vi } from 'vitest';
import { BuildCache } from '../../../../build/base/cache/build-cache.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import { inContent, SMALLEST_SITE } from '../../content-folder.ts';
import { pathsOfGuides } from '../../edit-content.ts';

describe('a guide that cannot be compiled', () => {
  it('is compiled again by the next build', async () => {
    const files = { ...SMALLEST_SITE, 'a.md': `# A\n\n${'>'.repeat(6_000)} deep\n`, 'b.md': '# B\n' };
    const cache = BuildCache.inMemory();
    const store = vi.spyOn(cache, 'store');
    const { errors } = await inContent(files, (contentDir, report) =>
      new SiteCompiler(cache).compile({ contentDir }, report),
    );
    expect(errors).toEqual([expect.stringContaining('nested too deep')]);
    expect(pathsOfGuides(store.mock.calls.map(([, result]) => result))).toEqual(['/b']);
  });
});
