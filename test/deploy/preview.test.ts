import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparePages, renderComment } from '../../build/publish/deploy/page-changes.ts';
import { type PreviewOptions, previewRelease } from '../../build/publish/deploy/preview-release.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import type { CloudflareStandIn } from './cloudflare-stand-in.ts';
import { Operator, SILENT } from './operator.ts';
import { SmallSite } from './small-site.ts';

describe('previews', () => {
  const site = new SmallSite();
  let standIn: CloudflareStandIn;
  let operator: Operator;
  let first: Release;
  let second: Release;

  beforeAll(async () => {
    operator = await Operator.start();
    standIn = operator.standIn;
    first = await site.build();
    second = await site.change('user/bills.md', 'thirty', 'sixty');
  });
  afterAll(async () => {
    await operator.leave();
    site.remove();
  });

  const preview = (release: Release, options: Partial<PreviewOptions> = {}) =>
    previewRelease(release, {
      api: operator.api,
      wrangler: operator.wrangler,
      config: operator.config,
      workDir: operator.workDir,
      name: 'pr-123',
      narrator: SILENT,
      ...options,
    });

  const ofPreviews = () => standIn.workers.scripts.get('accounting-docs-preview');
  const namespaceOf = (title: string) => [...standIn.kv.namespaces.values()].find((each) => each.title === title);
  const previews = () => namespaceOf('accounting-docs-preview-content')?.records ?? new Map();

  it('need no live site', async () => {
    const report = await preview(first, { name: 'first' });
    expect(report).toMatchObject({ live: [], changes: null, sent: first.records.size });
    expect(report.url).toBe('https://first-accounting-docs-preview.acme.workers.dev');
    expect(standIn.workers.scripts.has('accounting-docs')).toBe(false);
    await operator.deploy(first);
  });

  it('have a worker, a namespace, an address and a banner of their own, and change nothing of the live site', async () => {
    const live = namespaceOf('accounting-docs-content');
    const before = [...(live?.records ?? [])];
    const versions = standIn.workers.scripts.get('accounting-docs')?.versions.length;
    const own = new Set(previews().keys());
    const report = await preview(second);
    expect(report).toMatchObject({
      release: second.manifest.release,
      live: [first.manifest.release],
      changes: { changed: ['/user/bills'], added: [], removed: [] },
      sent: [...second.records.keys()].filter((key) => !own.has(key)).length,
    });
    expect(report.sent).toBeLessThanOrEqual(4);
    expect(report.url).toBe('https://pr-123-accounting-docs-preview.acme.workers.dev');
    expect(report.comment).toContain('**Changed (1)**');
    const [version] = ofPreviews()?.versions ?? [];
    expect(version?.id).toBe(report.versionId);
    expect(version?.modules.get('manifest.js')).toContain('Preview pr-123. The live site is');
    expect([...second.records.keys()].filter((key) => !previews().has(key))).toEqual([]);
    expect([...(live?.records ?? [])]).toEqual(before);
    expect(standIn.workers.scripts.get('accounting-docs')?.versions.length).toBe(versions);
    expect(ofPreviews()?.deployments.length).toBe(1);
  });

  it('delete nothing: KV removes their records, and a later preview sends what would not last as long as it', async () => {
    const seconds = Date.now() / 1000;
    for (const { expiration } of previews().values())
      expect(expiration / 86_400 - seconds / 86_400).toBeGreaterThan(27);
    const [key = ''] = second.records.keys();
    const old = previews().get(key);
    previews().set(key, { ...old, expiration: Math.round(seconds) + 13 * 86_400 });
    expect(await preview(second)).toMatchObject({ sent: 1 });
    expect(previews().get(key).expiration).toBeGreaterThan(seconds + 27 * 86_400);
    expect(standIn.count(/\/bulk\/delete$|^DELETE .*\/values\//)).toBe(0);
  });

  it('leave the way back of the live site alone, however many there are', async () => {
    await operator.deploy(second);
    for (let number = 0; number < 100; number++) standIn.workers.release('accounting-docs-preview', `pr-${number}`);
    expect(await operator.rollback('previous')).toMatchObject({ release: first.manifest.release });
  });
});

describe('renderComment()', () => {
  const facts = {
    worker: 'acme-docs',
    name: 'pr-1',
    release: 'r2',
    previewUrl: 'https://pr-1-docs.acme.workers.dev',
    liveUrl: 'https://docs.acme.test',
    expires: '2026-01-15T00:00:00.000Z',
  };

  it('links both versions of changed pages, and added and removed pages', () => {
    const changes = comparePages({ '/a': '1', '/b': '1', '/c_(d)': '1' }, { '/a': '1', '/b': '2', '/new': '1' });
    expect(renderComment({ ...facts, changes })).toBe(`<!-- docvane preview of acme-docs -->
### Preview pr-1

<https://pr-1-docs.acme.workers.dev/> shows release \`r2\` until 2026-01-15.

**Changed (1)**

- [/b](https://pr-1-docs.acme.workers.dev/b) ([live](https://docs.acme.test/b))

**Added (1)**

- [/new](https://pr-1-docs.acme.workers.dev/new)

**Removed (1)**

- [/c\\_\\(d\\)](https://docs.acme.test/c_%28d%29)
`);
  });

  it('reports no changes, and unknown changes', () => {
    expect(renderComment({ ...facts, changes: comparePages({}, {}) })).toContain('No page differs from the live site.');
    expect(renderComment({ ...facts, changes: null })).toContain('are unknown');
  });
});
