import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadChangelog } from '../../../../build/openapi/changelog/load-changelog.ts';
import { saveChangelog } from '../../../../build/openapi/changelog/save-changelog.ts';
import type { Change } from '../../../../build/openapi/diff/change.ts';
import { compileContent, SMALLEST_SITE, writeContent } from '../../content-folder.ts';
import { thrownFindings } from '../../thrown-findings.ts';

const DESCRIPTION =
  'openapi: 3.1.0\ninfo: { title: Books }\npaths:\n  /bills: { get: { operationId: listBills } }\n  /log: { get: { operationId: changelog } }\n';
const ENTRY = `date: 2026-11-21
version: 2.0.0
summary: Read [bills](/api/list-bills).
changes:
  - { severity: breaking, kind: removed, operations: [GET /gone], text: was removed }
  - { severity: safe, kind: added, operations: [GET /bills], subject: query parameter \`a<b>&\`, text: was added }
`;

const SITE = `${SMALLEST_SITE['site.yaml']}base: /docs/
apis: [{ id: books, description: api/books.yaml, changelog: api/changelog }]
`;

function compile(files: Readonly<Record<string, string>>, description?: string): ReturnType<typeof compileContent> {
  return compileContent({ 'site.yaml': SITE, 'api/books.yaml': DESCRIPTION, ...files }, description);
}

describe('the changelog page', () => {
  it('lists changes, newest first, with links to existing operations', async () => {
    const made = await compile({ 'api/changelog/a.yaml': ENTRY, 'api/changelog/b.yaml': 'date: 2026-12-01\n' });
    expect(made.errors).toEqual([]);
    const html = made.html('/api/changelog');
    expect([...html.matchAll(/<h2[^>]*id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['2026-12-01', '2026-11-21-2.0.0']);
    expect(html).toContain('<a href="/docs/api/list-bills"><code>GET\u00a0/bills</code></a>');
    expect(html).toContain('<span class="badge danger">Breaking</span></h3>');
    expect(html).toContain('<code>a&lt;b&gt;&amp;</code>');
    expect(html).toContain('<code>GET\u00a0/gone</code> was removed.');
    expect(html).toMatch(/Breaking.*GET\s\/gone.*Safe.*GET\s\/bills/s);
    const page = made.site?.pages.find(({ path }) => path === '/api/changelog');
    expect(page?.entry).toMatchObject({ sidebar: 'api', feed: '/api/changelog.xml', lastUpdated: '2026-12-01' });
    expect(Buffer.from(page?.markdown ?? '').toString()).toContain(
      '[`GET /bills`](/docs/api/list-bills.md): query parameter',
    );
  });

  it('has its own words in the language of the site, and leaves the texts of changes as they are', async () => {
    const changes = [
      '{ severity: safe, kind: changed, text: hat eine neue Adresse }',
      '{ severity: safe, kind: added, operations: [GET /a, GET /b, GET /c, GET /d], subject: Kopfzeile, text: wurde ergänzt }',
    ];
    const made = await compile({
      'site.yaml': `${SITE}locale: de\n`,
      'api/changelog/a.yaml': `date: 2026-11-21\nchanges:\n${changes.map((change) => `  - ${change}\n`).join('')}`,
    });
    const text = made
      .html('/api/changelog')
      .replace(/<[^>]*>/g, '')
      .replaceAll('\u00a0', ' ');
    expect(text).toContain('Die API hat eine neue Adresse.');
    expect(text).toContain('Kopfzeile wurde ergänzt. (GET /a, GET /b, GET /c und 1 weitere)');
  });

  it('is linked from the overview and the sidebar, and reserves its path', async () => {
    const made = await compile({ 'api/changelog/a.yaml': ENTRY });
    expect(made.html('/api/books-api')).toContain('href="/docs/api/changelog"');
    const entries = made.site?.sidebars.get('api') ?? [];
    expect(entries.slice(0, 2)).toMatchObject([{ label: 'Introduction' }, { label: 'Changelog' }]);
    const paths = made.site?.pages.map(({ path }) => path).filter((path) => path.startsWith('/api/changelog'));
    expect(paths).toEqual(['/api/changelog-get-log', '/api/changelog']);
  });

  it('is omitted for a description given with --description', async () => {
    const dir = writeContent({ 'other.yaml': DESCRIPTION });
    const made = await compile({ 'api/changelog/a.yaml': ENTRY }, join(dir, 'other.yaml'));
    expect([made.errors, made.site?.pages.filter(({ entry }) => entry.feed !== undefined)]).toEqual([[], []]);
  });

  it('reports every error in its files with the line', async () => {
    const { errors } = await compile({
      'api/changelog/a.yaml': 'date: yesterday\n',
      'api/changelog/b.yaml': 'date: 2026-11-21\nchanges:\n  - { severity: bad, kind: added, text: x }\n',
    });
    expect(errors).toEqual([
      expect.stringMatching(/^api\/changelog\/a\.yaml:1:7: Cannot read the changelog: "date" must be a day such as/),
      expect.stringMatching(/^api\/changelog\/b\.yaml:3:17: Cannot read the changelog: "changes\.0\.severity" must be/),
    ]);
  });

  it('says what to do if its folder is missing', async () => {
    const { errors } = await compile({});
    expect(errors).toEqual([
      expect.stringMatching(/api\/changelog: Cannot read the changelog: there is no such folder\. Create it/),
    ]);
  });
});

describe('the feed', () => {
  it('is valid Atom: every entry has a date, its own URL and the text of the page', async () => {
    const made = await compile({ 'api/changelog/a.yaml': ENTRY, 'api/changelog/b.yaml': 'date: 2026-12-01\n' });
    const feed = Buffer.from(made.site?.files.get('/api/changelog.xml') ?? '').toString();
    expect(feed).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
    expect(feed).toContain(
      '<link rel="self" type="application/atom+xml" href="https://docs.example.com/docs/api/changelog.xml"/>',
    );
    const updated = ['2026-12-01', '2026-12-01', '2026-11-21'].map((day) => `<updated>${day}T00:00:00Z`);
    expect(feed.match(/<updated>[^<]*/g)).toEqual(updated);
    const ids = ['.xml', '#2026-12-01', '#2026-11-21-2.0.0'];
    expect(feed.match(/<id>[^<]*/g)).toEqual(ids.map((id) => `<id>https://docs.example.com/docs/api/changelog${id}`));
    expect(feed).not.toContain('href=&#34;/');
    expect(feed).toContain('<title>2026-11-21: 2.0.0</title>');
    expect(feed).toContain('&#60;a href=&#34;https://docs.example.com/docs/api/list-bills&#34;');
    // Well-formed: every tag is closed, and no markup remains in the text.
    const open: string[] = [];
    for (const [, close, name = '', empty] of feed.replace(/^<\?.*\?>/, '').matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
      if (close === '/') expect(open.pop()).toBe(name);
      else if (empty !== '/') open.push(name);
    }
    expect([open, feed.match(/&(?!#\d+;)/)]).toEqual([[], null]);
  });
});

describe('saveChangelog()', () => {
  const changes: Change[] = [
    { severity: 'breaking', kind: 'removed', operations: ['GET /a'], subject: '', text: 'was removed' },
  ];

  it('writes a file that loadChangelog() reads, and does not overwrite', async () => {
    const dir = writeContent({});
    const save = (): Promise<string> =>
      saveChangelog(join(dir, 'log'), '2026-11-21', { before: '1', after: '2', operations: [], changes });
    await save();
    expect(await loadChangelog(join(dir, 'log'))).toEqual([
      { date: '2026-11-21', version: '2', summary: null, changes },
    ]);
    const before = readFileSync(join(dir, 'log', '2026-11-21.yaml'), 'utf8');
    expect(await thrownFindings(save)).toEqual([expect.stringContaining('an entry for this day already exists')]);
    expect(readdirSync(join(dir, 'log')).map((name) => readFileSync(join(dir, 'log', name), 'utf8'))).toEqual([before]);
  });
});
