import { readFile } from 'node:fs/promises';
import { describe, expect, inject, it } from 'vitest';

const url = inject('siteUrl');
const ORIGIN = 'https://docs.example.com';

describe('the documents for agents', () => {
  it('the index has under 50,000 characters, and it and its sections list existing pages', {
    timeout: 60_000,
  }, async () => {
    const index = await read('/llms.txt');
    expect(index.length).toBeLessThan(50_000);
    const lists = [...index.matchAll(/\]\(https:\/\/docs\.example\.com(\/llms\/[^)]*)\)/g)].map(
      ([, path = '']) => path,
    );
    const texts = [index, ...(await Promise.all(lists.map(read)))];
    const pages = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/\]\(https:\/\/docs\.example\.com(\/[^)]*\.md)\)/g)].map(([, path = '']) => path),
      ),
    );
    // The other language is only linked.
    expect(pages.delete('/de/index.md')).toBe(true);
    const sitemap = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) =>
      loc.slice(ORIGIN.length),
    );
    const indexed = new Set(sitemap.map((path) => (path === '/' ? '/index.md' : `${path}.md`)));
    expect([...indexed].filter((path) => !pages.has(path))).toEqual([]);
    // Schemas with little content are hidden from search engines.
    expect([...pages].filter((path) => !indexed.has(path) && !path.startsWith('/api/schemas/'))).toEqual([]);
  });

  it('links in Markdown lead to existing Markdown pages', { timeout: 120_000 }, async () => {
    const faults: string[] = [];
    const referrers = new Map([['/index.md', '']]);
    for (const [path, referrer] of referrers) {
      const response = await fetch(url + path, { redirect: 'manual' });
      const text = await response.text();
      if (response.status !== 200) faults.push(`${referrer} → ${path}: ${response.status}`);
      if (!path.endsWith('.md')) continue;
      if (!text.startsWith(`> Markdown of ${ORIGIN}/`)) faults.push(`${path} is no Markdown of a page`);
      if (/<(?:div|p|span|details)\b|:::|<Tab/.test(withoutCode(text))) faults.push(`${path} has markup of the HTML`);
      for (const [, target = ''] of withoutCode(text).matchAll(/\]\(([^)#]*)/g)) {
        if (target.startsWith('/')) faults.push(`${path} has a link without an origin: ${target}`);
        const wanted = target.slice(ORIGIN.length);
        // Other URLs of the origin may belong to another site.
        const isOurs = target.startsWith(`${ORIGIN}/`) && /\.[a-z]+$/.test(wanted);
        if (isOurs && !referrers.has(wanted)) referrers.set(wanted, path);
      }
    }
    expect(faults).toEqual([]);
    expect(referrers.size).toBeGreaterThan(500);
  });

  it('the full text contains all guides and operations', async () => {
    const text = await read('/llms-full.txt');
    expect(text.match(/^Source: /gm)?.length).toBeGreaterThan(200);
    expect(text).toContain('\n# List invoices\n');
  });

  it('the description is available as written', async () => {
    const written = await readFile('content/api/accounting.yaml', 'utf8');
    expect((await read('/api/accounting-api.yaml')) === written).toBe(true);
  });
});

function withoutCode(markdown: string): string {
  return markdown.replace(/^( *)(`{3,})[^\n]*\n.*?^\1\2$/gms, '').replace(/`[^`\n]*`/g, '');
}

async function read(path: string): Promise<string> {
  return (await fetch(url + path)).text();
}
