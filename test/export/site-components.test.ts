import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '../../build/publish/export/export-site.ts';
import { withWorker } from '../../build/publish/export/worker-in-process.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import { SmallSite } from '../deploy/small-site.ts';

const SITE = `title: Ledger
tagline: Books in order
origin: https://docs.acme.test
product: { name: Ledger, slug: ledger }
footer: { copyright: "2025" }
`;
const STATUS =
  "import './status.css';\nexport default ({ site }) => <a className='status' href='/user/bills'>{site.title} is up</a>;\n";
const COUNT =
  "import { useState } from 'react';\nexport const browser = 'visible';\nexport default ({ page }) => {\n  const [votes, setVotes] = useState(0);\n  return <button type='button' onClick={() => setVotes(votes + 1)}>{page?.title ?? 'Nowhere'}: {votes}</button>;\n};\n";

describe("a release with the site's own components", () => {
  const site = new SmallSite();
  let plain: Release;
  let release: Release;

  beforeAll(async () => {
    plain = await site.build();
    site.write('components/status.tsx', STATUS);
    site.write('components/status.css', '.status { color: teal }\n');
    site.write('components/count.tsx', COUNT);
    site.write(
      '404.md',
      '# Lost in the books\n\nLook it up:\n\n:::cards\n:::card[Bills]{href="user/bills.md"}\nAll.\n:::\n:::\n',
    );
    site.write(
      'site.yaml',
      `${SITE}slots: { navbarEnd: Status, sidebarTop: Status, pageTop: Count, pageBottom: Status, footerEnd: Status, notFound: Count }\n`,
    );
    release = await site.build();
  });

  afterAll(() => site.remove());

  const read = (from: Release, path: string, init?: RequestInit) =>
    withWorker(from, async (ask) => {
      const answer = await ask(path, init);
      return { status: answer.status, headers: answer.headers, html: String(await answer.readAll()) };
    });

  it('shows slots around every article', async () => {
    const { html } = await read(release, '/user/bills');
    const shown = [...html.matchAll(/<div class="slot slot-(\w+)">/g)].map(([, name]) => name);
    expect(shown).toEqual(['navbarEnd', 'sidebarTop', 'pageTop', 'pageBottom', 'footerEnd']);
    expect(html).toContain(
      '<div class="slot slot-navbarEnd"><a class="status" href="/user/bills">Ledger is up</a></div>',
    );
    expect(html).toContain('<button type="button">Bills<!-- -->: <!-- -->0</button></docs-island></div><article');
    expect(html).toMatch(/<script type="module" src="\/assets\/islands-\w+\.js" data-islands="">/);
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/assets\/blocks-[^"]+)"/.exec(html) ?? [];
    const styles = (await read(release, sheet)).html;
    expect(styles).toContain('.status');
    expect(styles).toContain('.slot-navbarEnd');
  });

  it("shows the author's 404 page, with suggestions", async () => {
    const { status, html } = await read(release, '/user/bill');
    expect(status).toBe(404);
    expect(html).toContain('<title>Lost in the books | Ledger</title>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/class="card[^>]*href="\/user\/bills"|href="\/user\/bills"/);
    expect(html).toContain('<h2>Did you mean</h2>');
    expect(html).not.toContain('The page may have moved');
    expect(html).toContain('<button type="button">Nowhere<!-- -->: <!-- -->0</button>');
    expect(html).not.toContain('slot-pageTop');
    const markdown = await read(release, '/user/bill.md');
    expect(markdown.html).toMatch(/^# Lost in the books\n\nLook it up:/);
    expect((await read(plain, '/user/bill')).html).toContain('The page may have moved, or the link may be wrong.');
  });

  it('has a new ETag for every page if a slot changes', async () => {
    const before = (await read(release, '/user/quotes')).headers.get('ETag') ?? '';
    expect((await read(release, '/user/quotes', { headers: { 'If-None-Match': before } })).status).toBe(304);
    site.write('components/status.tsx', STATUS.replace('is up', 'is down'));
    const edited = await site.build();
    const after = await read(edited, '/user/quotes', { headers: { 'If-None-Match': before } });
    expect(after.status).toBe(200);
    expect(after.html).toContain('Ledger is down');
    const keysOf = ({ manifest }: Release) => [...manifest.pages.values()].map(({ key }) => key);
    expect(keysOf(edited)).toEqual(keysOf(release));
    site.write('components/status.tsx', STATUS);
  });

  it('is exported with its slots, islands and 404 page', async () => {
    const out = join(site.dir, 'out');
    await exportSite(release, { outDir: out, form: 'folder', onProgress() {} });
    const page = readFileSync(join(out, 'user/bills/index.html'), 'utf8');
    expect(page).toContain('slot-navbarEnd');
    const [, script = ''] = /src="\/(assets\/islands-\w+\.js)"/.exec(page) ?? [];
    expect(readFileSync(join(out, script), 'utf8')).toContain('count');
    expect(readdirSync(join(out, 'assets')).some((name) => name.startsWith('island-count-'))).toBe(true);
    const notFound = readFileSync(join(out, '404.html'), 'utf8');
    expect(notFound).toContain('<h1 id="lost-in-the-books"');
    expect(notFound).toContain('slot-notFound');
  });
});
