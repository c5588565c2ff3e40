import { describe, expect, it, vi } from 'vitest';
import { BuildCache } from '../../../build/cache/build-cache.ts';
import { SiteCompiler } from '../../../build/compile-site.ts';
import { Report } from '../../../build/report/report.ts';
import { removeContent, SMALLEST_SITE, writeContent } from '../content-folder.ts';

describe('a guide that cannot be compiled', () => {
  it('is compiled again by the next build', async () => {
    const contentDir = writeContent({
      ...SMALLEST_SITE,
      'a.md': `# A\n\n${'>'.repeat(6_000)} deep\n`,
      'b.md': '# B\n',
    });
    try {
      const cache = BuildCache.inMemory();
      const store = vi.spyOn(cache, 'store');
      const report = new Report();
      await new SiteCompiler(cache).compile({ contentDir }, report);
      expect(report.errors.map(({ message }) => message)).toContainEqual(expect.stringContaining('nested too deep'));
      const guides = store.mock.calls.flatMap(([, part]) => (isGuide(part) ? [part.page?.path ?? null] : []));
      expect(guides).toEqual(['/b']);
    } finally {
      removeContent(contentDir);
    }
  });
});

function isGuide(part: unknown): part is { readonly page: { readonly path: string } | null } {
  return typeof part === 'object' && part !== null && 'page' in part && 'links' in part;
}
