import { beforeEach, describe, expect, it } from 'vitest';
import { planPrune } from '../../build/publish/deploy/prune-releases.ts';
import { CloudflareApi } from '../../build/publish/deploy/service/cloudflare-api.ts';
import { THIS_MACHINE } from '../../build/publish/deploy/service/machine.ts';
import type { CloudflareStandIn } from './cloudflare-stand-in.ts';
import { largeRelease } from './large-release.ts';
import { faultOf, Operator } from './operator.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let standIn: CloudflareStandIn;
let operator: Operator;

beforeEach(async () => {
  operator = await Operator.start();
  standIn = operator.standIn;
  return () => operator.leave();
});

const send = (id: string) => operator.send(largeRelease(2, id));

/** Sends the records of releases, oldest first, and makes each one live. */
async function deploy(...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await send(id);
    standIn.workers.release('accounting-docs', `release-${id}`);
  }
}

const plan = (keep: number) => planPrune({ api: operator.api, config: operator.config, keep });
const prune = (keep: number) => operator.prune(keep);

/** Releases a and b, of which b is live, and a prune that has marked the records of a, two hours ago. */
async function markOld(): Promise<void> {
  await deploy('a', 'b');
  await prune(1);
  standIn.passTime(2 * HOUR_MS);
}

/** The keys in KV, without the engine's own. */
const keysInStore = (): string[] => [...standIn.kv.records.keys()].filter((key) => key.includes('/')).sort();

describe('planPrune()', () => {
  it('keeps the last releases and marks records of only older ones', async () => {
    await deploy('a', 'b', 'c');
    expect(await plan(2)).toMatchObject({
      kept: ['release-c', 'release-b'],
      dropped: ['release-a'],
      fresh: ['file/a-00000', 'file/a-00001', 'release/release-a'],
      due: [],
    });
  });

  it('keeps the live release after rollbacks, and not those that they left behind', async () => {
    await deploy('a', 'b', 'c');
    standIn.workers.deployAgain('accounting-docs', 'release-b');
    standIn.workers.deployAgain('accounting-docs', 'release-a');
    const { kept, dropped } = await plan(1);
    expect([kept, dropped]).toEqual([['release-a'], ['release-b', 'release-c']]);
  });

  it('keeps both releases while traffic is split', async () => {
    await deploy('a', 'b', 'c');
    const [c, , a] = standIn.workers.scripts.get('accounting-docs')?.versions ?? [];
    standIn.workers.split('accounting-docs', [
      { id: c?.id ?? '', percent: 10 },
      { id: a?.id ?? '', percent: 90 },
    ]);
    expect((await plan(1)).dropped).toEqual(['release-b']);
  });

  it('keeps a release without a deployment for a week from when it is first seen', async () => {
    await deploy('a');
    await send('b');
    await deploy('c');
    expect((await plan(1)).kept).toEqual(['release-c', 'release-b']);
    await prune(1);
    standIn.passTime(6 * DAY_MS);
    expect((await plan(1)).kept).toEqual(['release-c', 'release-b']);
    standIn.passTime(2 * DAY_MS);
    expect((await plan(1)).kept).toEqual(['release-c']);
  });

  it('drops a release without a deployment after a week, even if nothing else is unneeded', async () => {
    await deploy('a');
    await send('b');
    await prune(1);
    standIn.passTime(8 * DAY_MS);
    expect((await plan(1)).dropped).toEqual(['release-b']);
  });

  it('orders by deployments, whatever dates the records have', async () => {
    await deploy('a', 'b', 'c');
    for (const [id, date] of Object.entries({ a: '2999-01-01', c: '1970-01-01' })) {
      const key = `release/release-${id}`;
      const record = JSON.parse(standIn.kv.records.get(key)?.value.toString() ?? '');
      standIn.kv.records.set(key, { value: Buffer.from(JSON.stringify({ ...record, date })), metadata: { date } });
    }
    expect((await plan(2)).kept).toEqual(['release-c', 'release-b']);
  });

  it('finds releases beyond the ten deployments that the service lists', async () => {
    const ids = [...'abcdefghijklmn'];
    await deploy(...ids);
    expect((await plan(13)).dropped).toEqual(['release-a']);
  });

  it('knows a deployment that rollbacks have pushed off the list of the service', async () => {
    await deploy('a', 'b', 'c');
    for (let round = 0; round < 6; round++) {
      await operator.rollback('release-a');
      await operator.rollback('release-b');
    }
    expect((await plan(2)).dropped).toEqual(['release-c']);
  });

  it('finds deployed releases behind a hundred other versions', async () => {
    await deploy('a', 'b');
    const versions = standIn.workers.scripts.get('accounting-docs')?.versions ?? [];
    const [newest] = versions;
    if (newest === undefined) throw new Error('A version is needed');
    for (let number = 0; number < 120; number++) versions.unshift({ ...newest, id: `other-${number}`, tag: 'other' });
    expect((await plan(2)).kept).toEqual(['release-b', 'release-a']);
  });

  it('rejects a live version that was not deployed by the engine', async () => {
    await deploy('a');
    standIn.workers.release('accounting-docs', undefined);
    expect(await faultOf(plan(1))).toBe(
      'KV namespace accounting-docs-content: Cannot prune: the live version has no release as its tag, so its records are unknown. Deploy once with `npm run deploy`, then prune.',
    );
  });

  it('needs a namespace, a live release and its list', async () => {
    expect(await faultOf(plan(1))).toContain('there is no such namespace');
    await send('a');
    expect(await faultOf(plan(1))).toContain('the worker serves no release');
    await deploy('a');
    standIn.kv.records.delete('release/release-a');
    expect(await faultOf(plan(1))).toContain('the live release release-a has no list of its records');
  });
});

describe('pruneReleases()', () => {
  it('marks first, and deletes what was marked an hour before', async () => {
    await deploy('a', 'b');
    standIn.kv.records.set('page/by-hand', { value: Buffer.from('x') });
    const before = keysInStore();
    expect(await prune(1)).toMatchObject({ marked: 3, deleted: 0, left: 3, dueAt: expect.any(Date) });
    standIn.passTime(HOUR_MS - 60_000);
    expect(await prune(1)).toMatchObject({ marked: 0, deleted: 0, left: 3 });
    expect(keysInStore()).toEqual(before);
    standIn.passTime(120_000);
    expect(await prune(1)).toMatchObject({ marked: 0, deleted: 3, left: 0, dueAt: null });
    expect(keysInStore()).toEqual(['file/b-00000', 'file/b-00001', 'page/by-hand', 'release/release-b']);
  });

  it('keeps a marked record that a release needs again', async () => {
    await markOld();
    standIn.workers.deployAgain('accounting-docs', 'release-a');
    expect(await prune(1)).toMatchObject({ marked: 3, deleted: 0 });
    expect(keysInStore()).toContain('file/a-00000');
  });

  it('continues after a failure between two requests', async () => {
    await markOld();
    standIn.fail(/bulk\/delete$/, { status: 400 });
    expect(await faultOf(prune(1))).toContain('Cannot remove records from KV');
    standIn.heal();
    expect(await prune(1)).toMatchObject({ deleted: 3, left: 0 });
  });

  it('does not repeat a failed deletion after another command has taken its lock', async () => {
    await markOld();
    standIn.fail(/bulk\/delete$/, 'disconnect', { times: 1 });
    standIn.onRequest(/bulk\/delete$/, () => standIn.kv.namespaces.delete(standIn.kv.lock ?? ''));
    expect(await faultOf(prune(1))).toContain('Cannot continue the prune: it has lost its lock');
    expect(standIn.count(/bulk\/delete$/)).toBe(1);
    expect(keysInStore()).toContain('file/a-00000');
  });
});

describe('a deploy of a pruned release', () => {
  it('sends marked and deleted records again, and takes the marks back', async () => {
    await deploy('a', 'b');
    await prune(1);
    expect(await send('a')).toMatchObject({ sent: 3 });
    standIn.passTime(2 * HOUR_MS);
    expect(await prune(1)).toMatchObject({ deleted: 0, marked: 3 });
  });

  it('does not believe a listing that still shows deleted records', async () => {
    await markOld();
    const { records } = standIn.kv;
    const stale = new Map(records);
    await prune(1);
    standIn.kv.listed = stale;
    expect(await send('a')).toMatchObject({ sent: 3 });
    expect(records.has('file/a-00000')).toBe(true);
  });
});

describe('a rollback during a prune', () => {
  it('to a release with deleted records stops, even if they are still listed', async () => {
    await markOld();
    const stale = new Map(standIn.kv.records);
    await prune(1);
    standIn.kv.listed = stale;
    expect(await faultOf(operator.rollback('previous'))).toContain('its list of records is missing');
  });

  it('to a release with deleted records stops, even if reads by key still show the state before the prune', async () => {
    await markOld();
    const { records } = standIn.kv;
    const before = new Map(records);
    await prune(1);
    const after = new Map(records);
    for (const [key, record] of before) records.set(key, record);
    const sleep = async (): Promise<void> => {
      records.clear();
      for (const [key, record] of after) records.set(key, record);
    };
    const api = new CloudflareApi(standIn.credentials, { machine: { ...THIS_MACHINE, sleep } });
    expect(await faultOf(operator.rollback('previous', api))).toContain('its list of records is missing');
    expect(operator.heard.join()).toContain('Waiting 90 seconds: a prune may have just deleted records of');
  });
});
