import { beforeEach, describe, expect, it } from 'vitest';
import { largeRelease } from './large-release.ts';
import { faultOf, Operator } from './operator.ts';

const NAME = 'accounting-docs';
const [A, B, C] = [largeRelease(1, 'a'), largeRelease(1, 'b'), largeRelease(1, 'c')];

let operator: Operator;

beforeEach(async () => {
  operator = await Operator.start();
  return () => operator.leave();
});

const shares = () => operator.standIn.workers.shares(NAME).map(([release, percent]) => `${release} ${percent}`);
const versions = () => operator.standIn.workers.scripts.get(NAME)?.versions ?? [];

describe('a rollout', () => {
  it('serves a release to a share of requests, then to more of them, and ends', async () => {
    await operator.deploy(A);
    await operator.deploy(B, { percent: 10 });
    expect(shares()).toEqual(['release-b 10', 'release-a 90']);
    await operator.deploy(B, { percent: 50 });
    expect(shares()).toEqual(['release-b 50', 'release-a 50']);
    expect(versions()).toHaveLength(2);
    await operator.deploy(B, { percent: 100 });
    expect(shares()).toEqual(['release-b 100']);
  });

  it('uploads a release again that was live before, because that version may have other settings', async () => {
    for (const release of [B, A]) await operator.deploy(release);
    const { versionId } = await operator.deploy(B, { percent: 10 });
    expect(versions().map(({ id, tag }) => [tag, id === versionId])).toEqual([
      ['release-b', true],
      ['release-a', false],
      ['release-b', false],
    ]);
  });

  it('is reverted to the release that all readers had, even if the new one was live before', async () => {
    for (const release of [B, A]) await operator.deploy(release);
    await operator.deploy(B, { percent: 10 });
    expect(await operator.rollback('previous')).toMatchObject({ release: 'release-a' });
    expect(shares()).toEqual(['release-a 100']);
  });

  it.each([false, true])('that is not possible fails before anything is sent (dry run: %s)', async (dryRun) => {
    const fault = (release: typeof A) => faultOf(operator.deploy(release, { percent: 10, dryRun }));
    expect(await fault(A)).toBe(
      '--percent: Cannot split traffic: accounting-docs serves no release yet. Deploy once without --percent.',
    );
    const { batches } = operator.standIn.kv;
    expect(batches).toEqual([]);
    await operator.deploy(A);
    await operator.deploy(B, { percent: 10 });
    const { length } = batches;
    expect(await fault(C)).toBe(
      '--percent: Cannot split traffic among three releases: two are live. End that rollout with `npm run rollback` or a full deploy.',
    );
    expect(batches).toHaveLength(length);
  });
});
