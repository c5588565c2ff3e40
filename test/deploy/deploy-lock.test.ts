import { describe, expect, it } from 'vitest';
import { DeployLock } from '../../build/publish/deploy/service/deploy-lock.ts';
import { CONTENT, HOUR_MS, MINUTE_MS, ModelWorld } from './model-world.ts';
import { faultOf } from './operator.ts';

/** A process of a machine whose clock is a day ahead. */
function actor(world: ModelWorld, host: string, purpose = `deploy from ${host}`) {
  const process = world.start(host, 0);
  process.isActive = false;
  const api = world.api(process, 24 * HOUR_MS);
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    process.isActive = true;
    return work().finally(() => {
      process.isActive = false;
    });
  };
  const take = async (forMs = 0) => {
    const [began, said] = [world.now, [] as string[]];
    const wait = { forMs, narrator: { say: (line: string) => void said.push(line) } };
    const lock = await run(() => DeployLock.take(api, CONTENT, purpose, wait));
    return { lock, said, waitedMs: world.now - began };
  };
  return { process, run, take };
}

/** A command that is killed while it holds the lock. */
async function killed(world: ModelWorld, host: string, purpose?: string): Promise<void> {
  const { process, take } = actor(world, host, purpose);
  await take();
  process.isRunning = false;
}

/** Runs a test in virtual time. Processes that no longer act do not hold it up. */
async function inWorld(test: (world: ModelWorld) => Promise<void>): Promise<void> {
  const world = new ModelWorld(1);
  await world.run(test(world));
}

describe('DeployLock', () => {
  it('is taken by one of two commands that start together', () =>
    inWorld(async (world) => {
      const [one, two] = [actor(world, 'one'), actor(world, 'two')];
      const outcomes = await Promise.allSettled([one.take(), two.take()]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }));

  it('of a command that was killed is free at once on the same machine', () =>
    inWorld(async (world) => {
      await killed(world, 'one');
      expect((await actor(world, 'one').take()).waitedMs).toBeLessThan(MINUTE_MS);
    }));

  it('of a prune that was killed is taken after a minute, because its last request may arrive late', () =>
    inWorld(async (world) => {
      await killed(world, 'one', 'prune');
      const { waitedMs, said } = await actor(world, 'one').take();
      expect(waitedMs).toBeGreaterThan(MINUTE_MS);
      expect(said).toEqual([
        'Waiting 60 seconds: a prune was killed on this machine, and its last request may still delete records.',
      ]);
    }));

  it('of a command in another container of the same name is kept', () =>
    inWorld(async (world) => {
      // Its process id means nothing here.
      await killed(world, 'runner in a');
      expect(await faultOf(actor(world, 'runner in b').take())).toContain('is running on runner.');
    }));

  it('of a machine that stopped expires after its lease, and no earlier', () =>
    inWorld(async (world) => {
      await killed(world, 'one');
      const { waitedMs } = await actor(world, 'two').take(HOUR_MS);
      expect(waitedMs).toBeGreaterThan(15 * MINUTE_MS);
      expect(waitedMs).toBeLessThan(20 * MINUTE_MS);
    }));

  it('without a holder is removed after a pause', () =>
    inWorld(async (world) => {
      world.kv.namespaces.set('orphan', { title: `${CONTENT}-lock`, records: new Map() });
      await actor(world, 'two').take();
      expect(world.kv.namespaces.has('orphan')).toBe(false);
    }));

  it('is lost by a machine that was suspended, which then cannot continue or release the next one', () =>
    inWorld(async (world) => {
      const [one, two] = [actor(world, 'one'), actor(world, 'two')];
      const { lock } = await one.take();
      await two.take(HOUR_MS);
      const { lock: held } = world.kv;
      expect(await faultOf(one.run(() => lock.confirm()))).toMatch(
        /^Cloudflare: Cannot continue the deploy from one: it has lost its lock\. This machine was suspended or offline, or somebody removed the lock\. /,
      );
      await one.run(() => lock.release());
      expect(world.kv.lock).toBe(held);
    }));

  it('is lost by a machine that was suspended while it confirmed its lock', () =>
    inWorld(async (world) => {
      const one = actor(world, 'one');
      const { lock } = await one.take();
      one.process.suspension = { at: one.process.calls + 1, ms: HOUR_MS };
      expect(await faultOf(one.run(() => lock.confirm()))).toContain('it has lost its lock');
    }));
});
