import { describe, expect, it } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import { type Files, SMALLEST_SITE, writeContent } from '../../content-folder.ts';

async function countMissing(files: Files): Promise<number> {
  const report = new Report();
  await new SiteCompiler().compile({ contentDir: writeContent({ ...SMALLEST_SITE, ...files }) }, report);
  return report.warnings.filter(({ rule }) => rule === 'missing-home-page').length;
}

describe('SiteCompiler: the home page', () => {
  it('is missing if no page and no redirect has its path', async () => {
    expect(await countMissing({ 'a.md': '# A' })).toBe(1);
    expect(
      await countMissing({ 'index.md': '# A', 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '# A' }),
    ).toBe(1);
  });

  it('is missing once on a site in two languages', async () => {
    const settings = `${SMALLEST_SITE['site.yaml']}locales: [{ code: en }, { code: de }]\n`;
    expect(await countMissing({ 'a.md': '# A', 'site.yaml': settings })).toBe(1);
  });

  it.each<[string, Files]>([
    ['a page', { 'index.md': '# A' }],
    ['a page of the newest version', { 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/index.md': '# A' }],
    ['a redirect', { 'a.md': '# A', 'redirects.yaml': '/: /a\n' }],
  ])('is %s', async (_what, files) => {
    expect(await countMissing(files)).toBe(0);
  });
});
