import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CloudflareStandIn } from './cloudflare-stand-in.ts';
import { LiveSite } from './live-site.ts';
import { faultOf, Operator } from './operator.ts';
import { SmallSite } from './small-site.ts';

const HOUR_MS = 3_600_000;

describe('the life of a release', () => {
  const site = new SmallSite();
  const releases: string[] = [];
  let standIn: CloudflareStandIn;
  let live: LiveSite;
  let operator: Operator;

  beforeAll(async () => {
    operator = await Operator.start();
    standIn = operator.standIn;
    live = await LiveSite.start(standIn);
  });

  afterAll(async () => {
    await live.stop();
    await operator.leave();
    site.remove();
  });

  it('begins with all records and their list, uploaded once', async () => {
    const release = await site.build();
    releases.push(release.manifest.release);
    const report = await operator.deploy(release, { siteUrl: live.url });
    expect(report).toMatchObject({
      release: release.manifest.release,
      previous: [],
      sent: release.records.size + 1,
      kept: 0,
      urls: ['https://accounting-docs.acme.workers.dev'],
      checked: live.url,
      versionId: standIn.workers.live?.id,
    });
    expect([...standIn.kv.namespaces.values()].map(({ title }) => title)).toEqual(['accounting-docs-content']);
    for (const [key, value] of release.records) expect(standIn.kv.records.get(key)?.value).toEqual(Buffer.from(value));
    expect(await textOf('/user/bills')).toContain('Pay in thirty days.');
  });

  it('sends nothing if nothing has changed', async () => {
    const before = standIn.kv.batches.length;
    const report = await operator.deploy(await site.build());
    expect(report).toMatchObject({ sent: 0, bytes: 0, previous: releases });
    expect(standIn.kv.batches.length).toBe(before);
  });

  it('sends the page, the search index, a pack of texts and the list if one page has changed', async () => {
    const release = await site.change('user/bills.md', 'thirty', 'sixty');
    releases.push(release.manifest.release);
    const report = await operator.deploy(release, { siteUrl: live.url });
    expect(report.sent).toBe(4);
    expect(report).toMatchObject({ kept: release.records.size + 1 - report.sent, previous: releases.slice(0, 1) });
    expect(await textOf('/user/bills')).toContain('Pay in sixty days.');
  });

  it('rolls back to the previous release with its content', async () => {
    const report = await operator.rollback('previous');
    expect(report).toMatchObject({ release: releases[0], previous: [releases[1]] });
    expect(await textOf('/user/bills')).toContain('Pay in thirty days.');
  });

  it('does not move forward on a second rollback', async () => {
    expect(await faultOf(operator.rollback('previous'))).toContain('there is no earlier release');
  });

  it('moves forward to a release by an id prefix', async () => {
    const [, second = ''] = releases;
    expect(await operator.rollback(second.slice(0, 8))).toMatchObject({ release: second, previous: [releases[0]] });
    expect(await textOf('/user/bills')).toContain('Pay in sixty days.');
  });

  it('rejects a rollback to the live release, or to an unknown one', async () => {
    expect(await faultOf(operator.rollback(releases[1] ?? ''))).toContain('it is already live');
    expect(await faultOf(operator.rollback('0123456789'))).toMatch(
      new RegExp(
        `^worker accounting-docs: Cannot roll back to "0123456789": .* It has ${releases[1]}, ${releases[0]}\\.$`,
      ),
    );
  });

  it('ends with a prune that keeps the live release complete', async () => {
    const third = await site.change('user/quotes.md', 'An offer.', 'A binding offer.');
    releases.push(third.manifest.release);
    await operator.deploy(third);
    await operator.rollback(releases[1] ?? '');

    expect((await operator.prune(2)).deleted).toBe(0);
    standIn.passTime(HOUR_MS);
    expect((await operator.prune(2)).deleted).toBeGreaterThan(0);

    expect(await faultOf(operator.rollback(releases[2] ?? ''))).toContain('its list of records is missing');
    expect(await operator.prune(2)).toMatchObject({ marked: 0, deleted: 0, dueAt: null });
    for (const path of ['/', '/user/bills', '/user/quotes', '/category/users', '/img/logo.png'])
      expect([path, (await live.get(path)).status]).toEqual([path, 200]);
  });

  it('cannot roll back to a release with a missing record', async () => {
    for (const key of [...standIn.kv.records.keys()]) if (key.startsWith('page/')) standIn.kv.records.delete(key);
    expect(await faultOf(operator.rollback('previous'))).toMatch(
      new RegExp(
        `Cannot roll back to ${releases[0]}: \\d+ or more of its \\d+ records are missing, including page/.* Check out its sources`,
      ),
    );
  });

  async function textOf(path: string): Promise<string> {
    return (await live.get(path)).text();
  }
});
