import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planPrune, removeKeys } from '../../build/deploy/prune-releases.ts';
import { CloudflareStandIn } from './cloudflare-stand-in.ts';
import { largeRelease } from './large-release.ts';
import { CountingWrangler, faultOf, Operator } from './operator.ts';

const SILENT = { enter() {}, say() {}, warn() {}, progress() {} };

let standIn: CloudflareStandIn;
let operator: Operator;

beforeEach(async () => {
  standIn = await CloudflareStandIn.start();
  operator = await Operator.at(standIn);
});

afterEach(async () => {
  await standIn.stop();
  operator.leave();
});

/** Sends the records of releases, oldest first, and makes the version of the last one live. */
async function deploy(...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await operator.deploy(largeRelease(2, id), { wrangler: new CountingWrangler() });
    standIn.workers.release('accounting-docs', `release-${id}`);
    // Releases are ordered by millisecond.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

describe('planPrune()', () => {
  it('keeps the last releases and deletes records of only older ones', async () => {
    await deploy('a', 'b', 'c');
    const plan = await planPrune(operator.api, operator.config, 2);
    expect(plan).toMatchObject({ kept: ['release-c', 'release-b'], dropped: ['release-a'], cachedRecords: 4 });
    expect(plan.keys).toEqual(['file/a-00000', 'file/a-00001', 'release/release-a']);
  });

  it('keeps the live release, however old', async () => {
    await deploy('a', 'b', 'c');
    standIn.workers.deployAgain('accounting-docs', 'release-a');
    const plan = await planPrune(operator.api, operator.config, 1);
    expect([plan.kept, plan.dropped]).toEqual([['release-c', 'release-a'], ['release-b']]);
  });

  it('keeps a release with an unfinished deploy', async () => {
    await deploy('a', 'b');
    await operator.deploy(largeRelease(2, 'c'), { wrangler: new CountingWrangler() });
    const plan = await planPrune(operator.api, operator.config, 1);
    expect([plan.kept, plan.dropped]).toEqual([['release-c', 'release-b'], ['release-a']]);
  });

  it('keeps a release that was never live for a day', async () => {
    await deploy('a');
    await operator.deploy(largeRelease(2, 'b'), { wrangler: new CountingWrangler() });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await deploy('c');
    const today = await planPrune(operator.api, operator.config, 1);
    expect([today.kept, today.dropped]).toEqual([['release-c', 'release-b'], ['release-a']]);
    const later = await planPrune(operator.api, operator.config, 2, Date.now() + 25 * 3_600_000);
    expect([later.kept, later.dropped]).toEqual([['release-c', 'release-a'], ['release-b']]);
  });

  it('orders by the last deploy of a release', async () => {
    await deploy('a', 'b', 'a');
    const plan = await planPrune(operator.api, operator.config, 1);
    expect([plan.kept, plan.dropped]).toEqual([['release-a'], ['release-b']]);
  });

  it('keeps keys that no release lists', async () => {
    await deploy('a', 'b');
    standIn.kv.records.set('page/by-hand', { value: Buffer.from('x') });
    const { namespace, keys } = await planPrune(operator.api, operator.config, 1);
    await removeKeys(namespace, keys, SILENT);
    expect([...standIn.kv.records.keys()].sort()).toEqual([
      'file/b-00000',
      'file/b-00001',
      'page/by-hand',
      'release/release-b',
    ]);
  });

  it('continues after an interruption', async () => {
    await deploy('a', 'b');
    const { namespace, keys } = await planPrune(operator.api, operator.config, 1);
    await removeKeys(namespace, keys.slice(0, 1), SILENT);
    expect((await planPrune(operator.api, operator.config, 1)).keys).toEqual(['file/a-00001', 'release/release-a']);
  });

  it('rejects a live version that was not deployed by the engine', async () => {
    await deploy('a');
    standIn.workers.release('accounting-docs', undefined);
    expect(await faultOf(planPrune(operator.api, operator.config, 1))).toBe(
      'KV namespace accounting-docs-content: Cannot prune: the live version has no release as its tag, so its records are unknown. Deploy once with `npm run deploy`, then prune.',
    );
  });

  it('rejects a live release whose list is missing', async () => {
    await deploy('a');
    standIn.kv.records.delete('release/release-a');
    expect(await faultOf(planPrune(operator.api, operator.config, 1))).toContain(
      'the live release release-a has no list of its records',
    );
  });

  it('reports that there is nothing to prune before the first deploy', async () => {
    expect(await faultOf(planPrune(operator.api, operator.config, 1))).toContain('there is no such namespace');
  });
});
