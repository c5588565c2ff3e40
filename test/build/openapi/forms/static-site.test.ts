import { expect, it } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { articleHtml } from '../../../../build/page/compiled-page.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import { SMALLEST_SITE, writeContent } from '../../content-folder.ts';

const API = `openapi: 3.1.0
info: { title: Books, version: '1' }
servers: [{ url: https://api.example.com }]
paths:
  /bills:
    get: { operationId: listBills, summary: List bills, responses: { '200': { description: Bills } } }
`;

it('omits forms from an export, which has no worker', async () => {
  const contentDir = writeContent({
    ...SMALLEST_SITE,
    'site.yaml': `${String(SMALLEST_SITE['site.yaml'])}apis: [{ id: api, description: api.yaml, path: /api, sidebar: api, tryIt: { mode: mock } }]\n`,
    'api.yaml': API,
  });
  const compile = (isStatic: boolean) => new SiteCompiler().compile({ contentDir, isStatic }, new Report());
  const [served, files] = [await compile(false), await compile(true)];
  const html = (site: typeof served): string => (site?.pages ?? []).map((page) => articleHtml(page)).join('');
  expect([served?.frame.tryIt === undefined, html(served).includes('Try it')]).toEqual([false, true]);
  expect([files?.frame.tryIt === undefined, html(files).includes('Try it')]).toEqual([true, false]);
});
