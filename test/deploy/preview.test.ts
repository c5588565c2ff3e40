import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparePages, renderComment } from '../../build/deploy/page-changes.ts';
import { type PreviewOptions, previewRelease } from '../../build/deploy/preview-release.ts';
import type { Release } from '../../build/release/make-release.ts';
import { CloudflareStandIn } from './cloudflare-stand-in.ts';
import { faultOf, Operator } from './operator.ts';
import { SmallSite } from './small-site.ts';

const SILENT = { enter() {}, say() {}, warn() {}, progress() {} };

describe('previews and rollouts, with the real wrangler', () => {
  const site = new SmallSite();
  let standIn: CloudflareStandIn;
  let operator: Operator;
  let first: Release;
  let second: Release;

  beforeAll(async () => {
    standIn = await CloudflareStandIn.start();
    operator = await Operator.at(standIn);
    first = await site.build();
    second = await site.change('user/bills.md', 'thirty', 'sixty');
  });
  afterAll(async () => {
    await standIn.stop();
    operator.leave();
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

  it('require a live site', async () => {
    expect(await faultOf(preview(second))).toContain('Cannot create a preview: nothing is deployed yet.');
    await operator.deploy(first);
  });

  it('upload only new records, have an address and a banner, and change nothing for readers', async () => {
    const before = standIn.kv.records.size;
    const report = await preview(second);
    expect(report).toMatchObject({
      release: second.manifest.release,
      live: [first.manifest.release],
      changes: { changed: ['/user/bills'], added: [], removed: [] },
    });
    expect(report.sent).toBe(standIn.kv.records.size - before);
    expect(report.sent).toBeLessThanOrEqual(4);
    expect(report.url).toMatch(/^https:\/\/pr-123-accounting-docs\.acme\.workers\.dev/);
    expect(report.comment).toContain('**Changed (1)**');
    const [version] = standIn.workers.scripts.get('accounting-docs')?.versions ?? [];
    expect(version).toMatchObject({ id: report.versionId, vars: { PREVIEW: 'true' } });
    expect(version?.modules.get('manifest.js')).toContain('Preview pr-123. The live site is');
    expect(standIn.workers.live?.tag).toBe(first.manifest.release);
  });

  it('reject a name that does not fit an address', async () => {
    expect(await faultOf(preview(second, { name: 'PR 1' }))).toMatch(
      /^--name: Cannot create a preview: expected lowercase letters/,
    );
  });

  it('serve a release to a share of requests, to more of them, and roll back', { timeout: 240_000 }, async () => {
    const shares = () => standIn.workers.shares('accounting-docs');
    await operator.deploy(second, { percent: 10 });
    expect(shares()).toEqual([
      [second.manifest.release, 10],
      [first.manifest.release, 90],
    ]);
    const versions = standIn.workers.scripts.get('accounting-docs')?.versions.length;
    await operator.deploy(second, { percent: 50 });
    expect(shares()).toEqual([
      [second.manifest.release, 50],
      [first.manifest.release, 50],
    ]);
    expect(standIn.workers.scripts.get('accounting-docs')?.versions.length).toBe(versions);
    expect(await operator.rollback('previous')).toMatchObject({ release: first.manifest.release });
    expect(shares()).toEqual([[first.manifest.release, 100]]);
    await operator.deploy(second, { percent: 100 });
    expect(shares()).toEqual([[second.manifest.release, 100]]);
  });
});

describe('renderComment()', () => {
  const facts = {
    name: 'pr-1',
    release: 'r2',
    previewUrl: 'https://pr-1-docs.acme.workers.dev',
    liveUrl: 'https://docs.acme.test',
    expires: '2026-01-15T00:00:00.000Z',
  };

  it('links both versions of changed pages, and added and removed pages', () => {
    const changes = comparePages({ '/a': '1', '/b': '1', '/c_(d)': '1' }, { '/a': '1', '/b': '2', '/new': '1' });
    expect(renderComment({ ...facts, changes })).toBe(`### Preview pr-1

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
