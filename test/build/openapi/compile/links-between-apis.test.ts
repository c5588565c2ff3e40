import { describe, expect, it } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import { compileContent, inContent, SMALLEST_SITE, tellFindings, writeFiles } from '../../content-folder.ts';

const describeApi = (title: string, operationId: string, description: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: { '/bills': { get: { operationId, summary: `Call ${operationId}`, description, responses: {} } } },
  });

const SITE = {
  ...SMALLEST_SITE,
  'site.yaml': `${SMALLEST_SITE['site.yaml']}base: /docs/
apis:
  - { id: v1, description: v1.json, path: /v1, sidebar: v1 }
  - { id: v2, description: v2.json, path: /v2, sidebar: v2 }
`,
  'v1.json': describeApi('Bills 1', 'listBills', 'Use [the new one](/v2/find-bills).'),
  'v2.json': describeApi('Bills 2', 'findBills', 'Replaces [the old one](/v1/list-bills#responses).'),
};

describe('the description of an API', () => {
  it('links to pages of another API, whichever comes first', async () => {
    const { html, errors, warnings } = await compileContent(SITE);
    expect([...errors, ...warnings]).toEqual([]);
    expect(html('/v1/list-bills')).toContain('<a href="/docs/v2/find-bills">the new one</a>');
    expect(html('/v2/find-bills')).toContain('<a href="/docs/v1/list-bills#responses">the old one</a>');
  });

  it('cannot link to a page that the other API lacks', async () => {
    const { html, warnings } = await compileContent({
      ...SITE,
      'v1.json': describeApi('Bills 1', 'listBills', 'Use [the new one](/v2/find-bill).'),
    });
    expect(warnings).toEqual([expect.stringContaining('Cannot link "/v2/find-bill" in a description')]);
    expect(html('/v1/list-bills')).not.toContain('href="/docs/v2/find-bill"');
  });

  it('may be embedded in a guide with such a link', async () => {
    const guide = '# Start\n\n```openapi\noperation: listBills\napi: v1\n```\n';
    const { errors, warnings } = await compileContent({ ...SITE, 'index.md': guide });
    expect([...errors, ...warnings].filter((finding) => finding.includes('Cannot link'))).toEqual([]);
  });

  it('is compiled again when the page that it links to has gone', async () => {
    const { result } = await inContent(SITE, async (contentDir) => {
      const compiler = new SiteCompiler(null);
      const compile = async (): Promise<string[]> => {
        const report = new Report();
        await compiler.compile({ contentDir }, report);
        return tellFindings(report.warnings, contentDir);
      };
      const before = await compile();
      writeFiles(contentDir, { 'v2.json': describeApi('Bills 2', 'searchBills', 'Replaces nothing.') });
      const gone = await compile();
      writeFiles(contentDir, { 'v2.json': SITE['v2.json'] });
      return [before, gone, await compile()];
    });
    expect(result).toEqual([[], [expect.stringContaining('Cannot link "/v2/find-bills"')], []]);
  });
});
