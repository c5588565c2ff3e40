import { describe, expect, it } from 'vitest';
import { DeployLock } from '../../build/deploy/deploy-lock.ts';
import { CONTENT, HOUR_MS, MINUTE_MS, ModelWorld } from './model-world.ts';
import { faultOf } from './operator.ts';

interface Actor {
  /** Suspends the machine after the next response. */
  readonly suspend: (ms: number) => void;
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly take: (forMs?: number, say?: (line: string) => void) => Promise<DeployLock>;
  readonly end: () => void;
}

/** A process of a machine whose clock is a day ahead. */
function actor(world: ModelWorld, host: string, purpose = `deploy from ${host}`): Actor {
  const process = world.start(host, 0);
  process.isActive = false;
  const api = world.api(process, 24 * HOUR_MS);
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    process.isActive = true;
    return work().finally(() => {
      process.isActive = false;
    });
  };
  return {
    suspend: (ms) => {
      process.suspension = { at: process.calls + 1, ms };
    },
    run,
    take: (forMs = 0, say = () => {}) =>
      run(() => DeployLock.take(api, CONTENT, purpose, { forMs, narrator: { say } })),
    end: () => {
      process.isRunning = false;
    },
  };
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
      const first = actor(world, 'one');
      await first.take();
      first.end();
      const second = actor(world, 'one');
      const before = world.now;
      await second.take();
      expect(world.now - before).toBeLessThan(MINUTE_MS);
    }));

  it('of a prune that was killed is taken after a minute, because its last request may arrive late', () =>
    inWorld(async (world) => {
      const first = actor(world, 'one', 'prune');
      await first.take();
      first.end();
      const said: string[] = [];
      const second = actor(world, 'one');
      const before = world.now;
      await second.take(0, (line) => said.push(line));
      expect(world.now - before).toBeGreaterThan(MINUTE_MS);
      expect(said).toEqual([
        'Waiting 60 seconds: a prune was killed on this machine, and its last request may still delete records.',
      ]);
    }));

  it('of a command in another container of the same name is kept', () =>
    inWorld(async (world) => {
      const first = actor(world, 'runner in a');
      await first.take();
      // Its process id means nothing here.
      first.end();
      expect(await faultOf(actor(world, 'runner in b').take())).toContain('is running on runner.');
    }));

  it('of a machine that stopped expires after its lease, and no earlier', () =>
    inWorld(async (world) => {
      const first = actor(world, 'one');
      await first.take();
      first.end();
      const second = actor(world, 'two');
      const before = world.now;
      await second.take(HOUR_MS);
      expect(world.now - before).toBeGreaterThan(15 * MINUTE_MS);
      expect(world.now - before).toBeLessThan(20 * MINUTE_MS);
    }));

  it('without a holder is removed after a pause', () =>
    inWorld(async (world) => {
      world.kv.namespaces.set('orphan', { title: `${CONTENT}-lock`, records: new Map() });
      const second = actor(world, 'two');
      await second.take();
      expect(world.kv.namespaces.has('orphan')).toBe(false);
    }));

  it('is lost by a machine that was suspended, which then cannot continue or release the next one', () =>
    inWorld(async (world) => {
      const [one, two] = [actor(world, 'one'), actor(world, 'two')];
      const lock = await one.take();
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
      const lock = await one.take();
      one.suspend(HOUR_MS);
      expect(await faultOf(one.run(() => lock.confirm()))).toContain('it has lost its lock');
    }));
});
