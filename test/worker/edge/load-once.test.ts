import { describe, expect, it } from 'vitest';
import { loadOnce } from '../../../worker/edge/load-once.ts';

describe('loadOnce()', () => {
  it('makes one value, also for calls at the same time', async () => {
    let made = 0;
    const load = loadOnce(
      async () => 'module',
      (name) => ({ name, made: ++made }),
    );
    expect(await Promise.all([load(), load()])).toEqual(Array(2).fill({ name: 'module', made: 1 }));
    expect(await load()).toEqual({ name: 'module', made: 1 });
  });

  it('tries again after a failure', async () => {
    let isBroken = true;
    const load = loadOnce(
      async () => {
        if (isBroken) throw new Error('broken');
      },
      () => ({}),
    );
    await expect(load()).rejects.toThrow('broken');
    isBroken = false;
    expect(await load()).toEqual({});
  });

  it('does not wait for the module of a request that was canceled', async () => {
    const modules = [new Promise<object>(() => {}), Promise.resolve({})];
    const load = loadOnce(
      () => modules.shift() ?? Promise.reject(new Error('loaded twice')),
      (module) => module,
    );
    void load();
    expect(await load()).toEqual({});
    expect(await load()).toEqual({});
  });
});
