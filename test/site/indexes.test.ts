import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { Manifest, PageEntry } from '../../worker/model/records/manifest.ts';
import { wordsOf } from '../words.ts';
import { manifest, toRecord } from './fixture/release.ts';
import { createStore } from './fixture/stores.ts';
import { get, getFrom, ORIGIN } from './get.ts';
import { collectErrors } from './log.ts';

const logged = collectErrors();

describe('every index', () => {
  it.each(
    wordsOf(`
      /llms.txt /llms/docs-users.txt /user/llms.txt /llms-full.txt /llms-full/docs-users.txt /user/llms-full.txt /sitemap.xml /robots.txt
      /mcp/server-card /.well-known/api-catalog /.well-known/mcp/catalog.json /.well-known/mcp/server-card.json
      /.well-known/agent-skills/index.json /.well-known/agent-skills/ledger/SKILL.md
    `),
  )('%s returns 304 within a release, and supports HEAD', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const etag = response.headers.get('ETag') ?? '';
    expect((await get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', etag]);
  });

  it.each([
    '/llms/nope.txt',
    '/llms/.txt',
    '/llms-full/nope.txt',
    '/nope/llms.txt',
    '/use/llms.txt',
    '/user/llms-full.txt/llms.txt',
    '/sitemap-1.xml',
    '/sitemap-0.xml',
    '/.well-known/agent-skills/nope/SKILL.md',
    '/.well-known/security.txt',
  ])('%s returns 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('the lists below a path', () => {
  const linked = async (path: string): Promise<string[]> => {
    const text = await (await get(path)).text();
    return [...text.matchAll(/^- .*?\]\((?:https:\/\/docs\.example\.com)(.*?)\)/gm)].map(([, href = '']) => href);
  };

  it('have the pages below it in reading order, and link to their text', async () => {
    expect(await linked('/user/llms.txt')).toEqual(['/user/bills.md', '/user/quotes.md']);
    expect(await linked('/user/bills/llms.txt')).toEqual(['/user/bills.md']);
    expect(await (await get('/user/llms.txt')).text()).toContain('https://docs.example.com/user/llms-full.txt');
  });

  it('have the text of these pages', async () => {
    const text = await (await get('/user/llms-full.txt')).text();
    expect(text.match(/^Source: .*/gm)).toEqual([
      'Source: https://docs.example.com/user/bills',
      'Source: https://docs.example.com/user/quotes',
    ]);
  });

  it('leave the addresses of sections as they are', async () => {
    expect(await linked('/llms/docs-users.txt')).toEqual(expect.arrayContaining(await linked('/user/llms.txt')));
  });
});

describe('/llms-full.txt', () => {
  it('contains the text of guides and operations in order, each with its URL', async () => {
    const text = await (await get('/llms-full/docs-users.txt')).text();
    expect(text).toBe(
      '# Users\n\n> Books in order\n\n---\n\nSource: https://docs.example.com/user/bills\n\n# Bills\n\nText of Bills.\n\n---\n\nSource: https://docs.example.com/user/quotes\n\n# Quotes\n',
    );
  });

  it('reads a few pages at a time, joins them in order, and is cached at the edge', async () => {
    const pages = await storePages(30);
    let under = 0;
    let most = 0;
    const env = createStore(async (key) => {
      most = Math.max(most, ++under);
      await scheduler.wait(5);
      under--;
      return streamPage(pages, key);
    });
    const read = async (): Promise<string> => {
      const context = createExecutionContext();
      const worker = createWorker({ ...siteOf(30, pages), release: 'full-text' });
      const text = await (await worker.fetch(new Request(`${ORIGIN}/llms-full.txt`), env, context)).text();
      await waitOnExecutionContext(context);
      return text;
    };
    const text = await read();
    expect(most).toBeLessThanOrEqual(6);
    expect([...text.matchAll(/^# p(\d+)$/gm)].map(([, index]) => Number(index))).toEqual([...Array(30).keys()]);
    expect([await read(), env.readings()]).toEqual([text, 30]);
  });

  it('returns 503 without an ETag while a page cannot be read, and the complete text afterwards', async () => {
    let isDown = true;
    const pages = await storePages(30);
    const env = createStore(async (key) => (isDown && key === pages[7]?.key ? null : streamPage(pages, key)));
    const worker = createWorker({ ...siteOf(30, pages), release: 'full-text-fault' });
    const ask = () => getFrom(worker, '/llms-full.txt', {}, env);
    const { status, headers } = await ask();
    expect([status, headers.get('ETag'), headers.get('Cache-Control')]).toEqual([503, null, 'no-store']);
    expect(logged()).toHaveLength(1);
    isDown = false;
    const response = await ask();
    expect([response.status, (await response.text()).includes('# p7\n')]).toEqual([200, true]);
  });

  it('contains as many pages as fit, then links to the rest', async () => {
    const pages = await storePages(30, '.'.repeat(790_000));
    const env = createStore(async (key) => streamPage(pages, key));
    const worker = createWorker({ ...siteOf(30, pages), release: 'full-text-long' });
    const response = await getFrom(worker, '/llms-full.txt', {}, env);
    const text = await response.text();
    expect(text.length).toBeLessThan(4_010_000);
    expect([...text.matchAll(/^# p(\d+)$/gm)].map(([, index]) => Number(index))).toEqual([0, 1, 2, 3, 4]);
    expect(text.slice(text.lastIndexOf('---'))).toMatch(
      /^---\n\nThese pages do not fit in this file:\n\n- \[.*\]\(https:\/\/docs\.example\.com\/.*\.md\)/,
    );
    expect(text.match(/^- \[/gm)).toHaveLength(25);
    expect(env.readings()).toBeLessThan(15);
  });

  it('of a large site lists the files of its sections, without reading pages', async () => {
    const { readings, ...env } = createStore(async () => null);
    const worker = createWorker(siteOf(1_000));
    const read = async (path: string): Promise<string> => (await getFrom(worker, path, {}, env)).text();
    expect(await read('/llms-full.txt')).toContain('](https://docs.example.com/llms-full/docs.txt): 1000 pages\n');
    expect(await read('/llms-full/docs.txt')).toContain(
      '](https://docs.example.com/llms-full/docs-1.txt): 200 pages\n',
    );
    expect(readings()).toBe(0);
  });
});

describe('/sitemap.xml', () => {
  it('lists every listed page, with its date if known', async () => {
    const response = await get('/sitemap.xml');
    const xml = await response.text();
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(xml.match(/<url>/g)).toHaveLength(7);
    // Nothing about other languages.
    expect(xml).toMatch(
      /^<\?xml [^>]*\?>\n<urlset xmlns="[^"]*">\n(?:<url><loc>[^<]*<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?<\/url>\n)+<\/urlset>\n$/,
    );
    expect(xml).toContain('<url><loc>https://docs.example.com/user/bills</loc><lastmod>2025-03-14</lastmod></url>');
    expect(xml).toContain('<url><loc>https://docs.example.com/</loc></url>');
    expect(xml).toContain('<url><loc>https://docs.example.com/caf%C3%A9</loc></url>');
    expect(xml).not.toContain('draft');
  });

  it('is split above 50,000 pages', async () => {
    const worker = createWorker(siteOf(50_001));
    const read = async (path: string): Promise<string> => (await getFrom(worker, path)).text();
    const index = await read('/sitemap.xml');
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://docs.example.com/sitemap-1.xml',
      'https://docs.example.com/sitemap-2.xml',
    ]);
    expect(index).toContain('<loc>https://docs.example.com/sitemap-1.xml</loc><lastmod>2025-03-14</lastmod>');
    expect(index).toContain('<loc>https://docs.example.com/sitemap-2.xml</loc></sitemap>');
    expect((await read('/sitemap-1.xml')).match(/<url>/g)).toHaveLength(50_000);
    expect((await read('/sitemap-2.xml')).match(/<url>/g)).toHaveLength(1);
    expect(await read('/sitemap-3.xml')).toContain('Page not found');
  });

  it('is split at fewer pages if each has links to other languages', async () => {
    const site = siteOf(25_001);
    const languages = ['en', 'de'].map((locale, index) => ({ locale, label: locale, base: index === 0 ? '' : '/de' }));
    const worker = createWorker({ ...site, site: { ...site.site, languages } });
    const file = await (await getFrom(worker, '/sitemap-1.xml')).text();
    expect(file.match(/<url>/g)).toHaveLength(25_000);
    expect(file).toContain(
      '<url><loc>https://docs.example.com/p/0</loc><xhtml:link rel="alternate" hreflang="en" href="https://docs.example.com/p/0"/><xhtml:link rel="alternate" hreflang="de" href="https://docs.example.com/de/p/0"/></url>',
    );
  });
});

describe('/robots.txt', () => {
  it('allows everything except search results, and links the sitemap', async () => {
    expect(await (await get('/robots.txt')).text()).toBe(
      'User-agent: *\nDisallow: /search$\nDisallow: /search?\n\nSitemap: https://docs.example.com/sitemap.xml\n',
    );
  });
});

describe('well-known documents', () => {
  it.each([
    ['/.well-known/api-catalog', '*'],
    ['/mcp/server-card', '*'],
    ['/user/bills', null],
    ['/mcp', null],
  ])('may be asked for by programs on other sites (Fetch §3.3.2): %s', async (path, allowed) => {
    const { status, headers } = await get(path, { method: 'OPTIONS' });
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([204, allowed]);
  });

  it('the API catalog is a linkset of the descriptions of each API', async () => {
    const response = await get('/.well-known/api-catalog');
    expect(response.headers.get('Content-Type')).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(response.headers.get('Link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const catalog: unknown = await response.json();
    expect(catalog).toMatchObject({
      linkset: [
        { item: [{ href: 'https://docs.example.com/api/ledger-api' }, { href: 'https://docs.example.com/mcp' }] },
        {
          anchor: 'https://docs.example.com/api/ledger-api',
          'service-desc': [
            { href: 'https://docs.example.com/api/ledger-api.yaml', type: 'application/yaml' },
            { href: 'https://docs.example.com/api/ledger-api.json', type: 'application/json' },
          ],
          'service-doc': [{ type: 'text/html' }, { href: 'https://docs.example.com/api/ledger-api.md' }],
        },
        { anchor: 'https://docs.example.com/mcp' },
      ],
    });
  });

  it('the skill index lists a skill with its digest', async () => {
    const index: { skills: { url: string; digest: string }[] } = await (
      await get('/.well-known/agent-skills/index.json')
    ).json();
    const [skill = { url: '', digest: '' }] = index.skills;
    const text = await (await get(skill.url)).arrayBuffer();
    const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', text))];
    expect(skill.digest).toBe(`sha256:${hash.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);
    expect(new TextDecoder().decode(text)).toMatch(/^---\nname: ledger\ndescription: ".*"\n---\n\n# Ledger\n/);
  });
});

describe('a page', () => {
  it('links its Markdown and the indexes in its headers', async () => {
    const links = (await get('/user/bills')).headers.get('Link') ?? '';
    expect(links).toContain('</user/bills.md>; rel="alternate"; type="text/markdown"');
    expect(links).toContain('</llms.txt>; rel="llms-txt"');
    expect(links).toContain('</llms.txt>; rel="describedby"');
    expect(links).toContain('</.well-known/api-catalog>; rel="api-catalog"');
  });

  it('has structured data for search engines', async () => {
    expect(await structuredData('/user/bills')).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      expect.objectContaining({ '@type': 'TechArticle', headline: 'Bills', dateModified: '2025-03-14' }),
    ]);
    expect(await structuredData('/api/ledger-api')).toEqual([
      expect.objectContaining({ '@type': 'WebAPI', name: 'Ledger API', documentation: `${ORIGIN}/api/ledger-api` }),
    ]);
  });
});

async function structuredData(path: string): Promise<unknown> {
  const html = await (await get(path)).text();
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': unknown })['@graph'];
}

interface StoredPage {
  readonly key: string;
  readonly record: string;
}

/** The records of pages p0, p1 and so on. */
function storePages(count: number, text = ''): Promise<readonly StoredPage[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => toRecord('<article>', `# p${index}\n${text}`)));
}

function streamPage(pages: readonly StoredPage[], key: string): ReadableStream<Uint8Array> | null {
  return new Response(pages.find((page) => page.key === key)?.record).body;
}

/** A site with this many guides in one sidebar. */
function siteOf(count: number, stored: readonly StoredPage[] = []): Manifest {
  const paths = Array.from({ length: count }, (_, index) => `/p/${index}`);
  const pages = new Map(
    paths.map((path, index): [string, PageEntry] => [
      path,
      {
        kind: 'guide',
        key: stored[index]?.key ?? `p${index}`,
        title: path,
        description: '',
        ...(index === 7 ? { lastUpdated: '2025-03-14' } : {}),
      },
    ]),
  );
  const nodes = paths.map((path) => ({ kind: 'link', path, html: '' }) as const);
  return { ...manifest, pages, sidebars: { docs: { id: 'docs', nodes } } };
}
