import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildCache } from '../../../../build/base/cache/build-cache.ts';
import { Report } from '../../../../build/base/report/report.ts';
import { articleHtml, type CompiledPage } from '../../../../build/page/compiled-page.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import { type Files, SMALLEST_SITE, writeContent, writeFiles } from '../../content-folder.ts';
import { pathsOfGuides } from '../../edit-content.ts';

const SITE = `${SMALLEST_SITE['site.yaml']}variables: { support: { email: help@example.com } }\n`;
const CONTENT: Files = {
  ...SMALLEST_SITE,
  'site.yaml': SITE,
  'index.md': '# Home\n\nSee [bills](bills.md).\n',
  'bills.md': '# Bills\n\nWrite to {{ support.email }}.\n',
  'code.md': '# Code\n\n```js\nlet a = 1;\n```\n',
  'list.md': '# List\n\n{{> ./_cards.md }}\n',
  '_cards.md': '<DocCardList />\n',
  'images.md': '# Images\n\n![Far](https://img.example.com/a.png)\n',
  'sidebars.yaml': 'docs: [index, bills, code, list, images]\n',
};

let content: string;
beforeEach(() => {
  content = writeContent(CONTENT);
});

describe('a cached guide', () => {
  it.each<[edit: string, files: Files, made: string[]]>([
    ['a setting that no guide reads', { 'site.yaml': `${SITE}theme: { accent: "#aa3355" }\n` }, []],
    ['a setting of another page', { 'site.yaml': `${SITE}imageHosts: [img.example.com]\n` }, ['/images']],
    ['a variable', { 'site.yaml': SITE.replace('help@', 'support@') }, ['/bills']],
    ['a variable that no guide uses', { 'site.yaml': SITE.replace('{ email', '{ phone: "1", email') }, []],
    ['a new page without links to it', { 'new.md': '# New\n' }, ['/new']],
    ['the path of a page', { 'bills.md': '---\nslug: /invoices\n---\n\n# Bills\n' }, ['/', '/invoices', '/list']],
    ['a code language', { 'bills.md': '# Bills\n\n```php\necho 1;\n```\n' }, ['/bills', '/code']],
    ['the pages that an included text lists', { 'code.md': '# Codes\n\n```js\nlet a = 1;\n```\n' }, ['/code', '/list']],
  ])('is compiled again if it depends on the edit: %s', async (_edit, files, made) => {
    const cache = BuildCache.inMemory();
    await compile(cache);
    writeFiles(content, files);
    const store = vi.spyOn(cache, 'store');
    await compile(cache);
    expect(pathsOfGuides(store.mock.calls.map(([, result]) => result)).sort()).toEqual(made);
  });

  it('shows cards from an included file', async () => {
    const pages = await compile(BuildCache.inMemory());
    const list = pages.find(({ path }) => path === '/list');
    expect(list === undefined ? null : articleHtml(list)).toContain('href="/bills"');
  });
});

async function compile(cache: BuildCache): Promise<readonly CompiledPage[]> {
  const site = await new SiteCompiler(cache).compile({ contentDir: content }, new Report());
  return site?.pages ?? [];
}
