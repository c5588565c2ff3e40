import { hostname } from 'node:os';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeployOptions } from '../../build/publish/deploy/deploy-release.ts';
import { CloudflareApi } from '../../build/publish/deploy/service/cloudflare-api.ts';
import { readCredentials } from '../../build/publish/deploy/service/credentials.ts';
import { Interruption } from '../../build/publish/deploy/service/interruption.ts';
import { type Machine, THIS_MACHINE } from '../../build/publish/deploy/service/machine.ts';
import { findWayBack } from '../../build/publish/deploy/service/worker-history.ts';
import { API_TOKEN, type CloudflareStandIn } from './cloudflare-stand-in.ts';
import { largeRelease } from './large-release.ts';
import { CountingWrangler, faultOf, Operator } from './operator.ts';

let standIn: CloudflareStandIn;
let operator: Operator;

beforeEach(async () => {
  operator = await Operator.start();
  standIn = operator.standIn;
  return () => operator.leave();
});

describe('a prune during a deploy', () => {
  it('waits for the deploy to end: its lock says who runs it and where', async () => {
    const wrangler = new (class extends CountingWrangler {
      override async deploy() {
        expect(await faultOf(operator.prune(1))).toMatch(
          /^Cloudflare: Cannot start the prune: a deploy of release release-new is running on .+\. Run this command again when it has finished/,
        );
        return super.deploy();
      }
    })();
    await operator.send(largeRelease(2, 'old'));
    standIn.workers.release('accounting-docs', 'release-old');
    await operator.deploy(largeRelease(2, 'new'), { wrangler });
    expect(wrangler.deploys).toBe(1);
    expect(standIn.kv.lock).toBeNull();
  });
});

describe('a deploy that may wait', () => {
  it('names the holder once, and continues when the lock is released', async () => {
    await operator.send(largeRelease(1, 'old'));
    const release = standIn.kv.holdLock({ purpose: 'preview pr-1', host: 'another machine', pid: 1 });
    const wrangler = new CountingWrangler();
    const waits: [announced: number, deploys: number][] = [];
    const sleep = async (): Promise<void> => {
      const announced = operator.heard.filter((line) => line.startsWith('Waiting. Cannot start the deploy'));
      waits.push([announced.length, wrangler.deploys]);
      if (waits.length === 2) release();
    };
    const api = new CloudflareApi(standIn.credentials, { machine: { ...THIS_MACHINE, sleep } });
    await operator.deploy(largeRelease(1, 'a'), { api, wrangler, waitMs: 60_000 });
    expect(waits).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(wrangler.deploys).toBe(1);
  });

  it('gives up after the waiting time', async () => {
    await operator.send(largeRelease(1, 'old'));
    standIn.kv.holdLock({ purpose: 'prune', host: 'another machine', pid: 1 });
    expect(await faultOf(operator.deploy(largeRelease(1, 'a'), { waitMs: 1 }))).toContain(
      'a prune is running on another machine',
    );
    expect(standIn.kv.records.has('file/a-00000')).toBe(false);
  });
});

describe('two deploys from one working copy', () => {
  it('share no folder, even without the lock', async () => {
    const seen = new Set<string>();
    const wrangler = new (class extends CountingWrangler {
      override async deploy(config?: string) {
        seen.add(String(config));
        return super.deploy();
      }
    })();
    for (const id of ['one', 'two']) await operator.deploy(largeRelease(1, id), { wrangler });
    expect(seen.size).toBe(2);
  });
});

describe('an interruption while a command waits', () => {
  /** Interrupts at the first wait. */
  const interrupt = async (work: (api: CloudflareApi) => Promise<unknown>): Promise<void> => {
    const controller = new AbortController();
    const abort = (): void => controller.abort(new Interruption('Interrupted.'));
    const sleep: Machine['sleep'] = (ms, signal) => {
      setTimeout(abort, 10);
      return THIS_MACHINE.sleep(ms, signal);
    };
    const options = { retryDelayMs: 60_000, signal: controller.signal, machine: { ...THIS_MACHINE, sleep } };
    const api = new CloudflareApi(standIn.credentials, options);
    await expect(work(api)).rejects.toThrow('Interrupted.');
  };
  const wrangler = new CountingWrangler();
  const holder = { purpose: 'deploy', host: hostname(), system: THIS_MACHINE.system, pid: 2 ** 30 };
  const deploy = (options: Partial<DeployOptions>) => operator.deploy(largeRelease(1), { wrangler, ...options });

  it.each([
    ['for another command', { ...holder, host: 'another machine' }],
    ['after a prune that was killed', { ...holder, purpose: 'prune' }],
  ])('%s ends it at once', async (_case, other) => {
    standIn.kv.holdLock(other);
    await interrupt((api) => deploy({ api, waitMs: 60_000 }));
    expect(standIn.kv.lock).not.toBeNull();
  });

  it('for the holder of a lock ends it at once', async () => {
    standIn.kv.holdLock(holder);
    standIn.kv.namespaces.get(standIn.kv.lock ?? '')?.records.clear();
    await interrupt((api) => deploy({ api }));
    expect(standIn.kv.lock).not.toBeNull();
  });

  it('to repeat a request ends it at once', async () => {
    standIn.fail(/namespaces/, { status: 503, html: '' });
    await interrupt((api) => deploy({ api }));
  });

  it('for the end of a prune ends a rollback at once', async () => {
    for (const id of ['a', 'b']) {
      await operator.deploy(largeRelease(1, id), { wrangler });
      standIn.workers.release('accounting-docs', `release-${id}`);
    }
    // The next prune would delete the older one, or has just done so.
    await operator.prune(1);
    standIn.passTime(2 * 3_600_000);
    await interrupt((api) => operator.rollback('previous', api));
    expect(standIn.kv.lock).toBeNull();
  });

  it('for the live site ends it at once', async () => {
    const smoke = { patienceMs: 120_000, intervalMs: 60_000 };
    await interrupt((api) => deploy({ api, siteUrl: 'http://127.0.0.1:9', smoke }));
    expect(standIn.kv.lock).toBeNull();
  });
});

describe('an unusual API', () => {
  it('that returns 200 with HTML is reported as a proxy', async () => {
    standIn.fail(/namespaces/, { status: 200, html: '<html>Log in</html>' });
    expect(await faultOf(operator.deploy(largeRelease(1)))).toBe(
      'CLOUDFLARE_API_BASE_URL: Cannot list the KV namespaces of the account: status 200, a response that is not from the API (text/html). A proxy or a login page between this machine and Cloudflare may have responded. Check the network, and the variable if it is set.',
    );
  });

  it('that is silent gets three announced attempts, in bounded time', async () => {
    standIn.fail(/namespaces/, 'hang');
    const heard: string[] = [];
    const options = { retryDelayMs: 1, timeoutMs: 200, onRetry: (line: string) => heard.push(line) };
    const api = new CloudflareApi(standIn.credentials, options);
    const fault = 'Cannot list the KV namespaces of the account: no response in time.';
    expect(await faultOf(operator.deploy(largeRelease(1), { api }))).toContain(`${fault} Run the same command again`);
    expect(heard).toEqual([`${fault} Attempt 2 of 3.`, `${fault} Attempt 3 of 3.`]);
  });

  it('that repeats the token does not get it into the announcements of further attempts', async () => {
    standIn.fail(/namespaces/, { status: 500, code: 1, message: `No ${API_TOKEN} today` }, { times: 1 });
    const heard: string[] = [];
    const options = { retryDelayMs: 1, onRetry: (line: string) => heard.push(line) };
    await operator.deploy(largeRelease(1), { api: new CloudflareApi(standIn.credentials, options) });
    expect(heard).toEqual(['Cannot list the KV namespaces of the account: No … today [1]. Attempt 2 of 5.']);
  });

  it('never gets a token with invalid characters', async () => {
    const read = async () => readCredentials({ CLOUDFLARE_API_TOKEN: `${API_TOKEN}\nx`, CLOUDFLARE_ACCOUNT_ID: 'a' });
    expect(await faultOf(read())).toBe(
      `CLOUDFLARE_API_TOKEN: Cannot use Cloudflare: character ${API_TOKEN.length + 1} of the variable is U+000A, which is not allowed. Copy the value again, on one line and without spaces.`,
    );
  });
});

describe('findWayBack()', () => {
  it.each([
    ['deploys', [['c'], ['b'], ['a']], ['c', 'b', 'a']],
    ['a rollback', [['a'], ['b'], ['a']], ['a']],
    ['a deploy after a rollback', [['c'], ['a'], ['b'], ['a']], ['c', 'a']],
    ['a traffic split', [['b', 'a'], ['a']], ['b', 'a']],
    ['the end of a traffic split', [['b'], ['b', 'a'], ['a']], ['b', 'a']],
    ['an abandoned traffic split', [['a'], ['b', 'a'], ['a']], ['a']],
  ])('after %s', (_, deployments, way) => {
    expect(findWayBack(deployments)).toEqual(way);
  });
});
