import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CloudflareApi } from '../../build/publish/deploy/service/cloudflare-api.ts';
import { explainInterruption, Interruption } from '../../build/publish/deploy/service/interruption.ts';
import { workerModules } from '../../build/release/records/write-release.ts';
import { API_TOKEN, type CloudflareStandIn } from './cloudflare-stand-in.ts';
import { largeRelease } from './large-release.ts';
import { noteHosts } from './note-hosts.ts';
import { faultOf, Operator } from './operator.ts';

const NAME = 'accounting-docs';
const UPLOAD = /^POST .*\/versions$/;

/** A worker that Cloudflare would accept. */
const workerCode = 'export const createWorker = () => ({ fetch: () => new Response() });';
const toRelease = (id: string) => ({ ...largeRelease(2, id), workerCode });

// The commands run wrangler too. All other tests use StandInWrangler.
describe('the real wrangler', () => {
  const network = noteHosts();
  let standIn: CloudflareStandIn;
  let operator: Operator;

  beforeAll(async () => {
    operator = await Operator.start();
    standIn = operator.standIn;
    await operator.deploy(toRelease('old'));
  });
  afterEach(() => standIn.heal());
  afterAll(() => operator.leave());

  const tags = () => standIn.workers.shares(NAME);

  it('splits the traffic', async () => {
    const release = toRelease('new');
    await operator.deploy(release, { wrangler: operator.realWrangler(), percent: 10 });
    expect(tags()).toEqual([
      ['release-new', 10],
      ['release-old', 90],
    ]);
    const [version] = standIn.workers.scripts.get(NAME)?.versions ?? [];
    const [namespaceId] = standIn.kv.namespaces.keys();
    expect(version).toMatchObject({ namespaceId, modules: new Map(workerModules(release)) });
  });

  it('rolls back', async () => {
    const [, old] = standIn.workers.scripts.get(NAME)?.versions ?? [];
    await operator.realWrangler().rollback(NAME, old?.id ?? '', 'back');
    expect(tags()).toEqual([['release-old', 100]]);
  });

  it('fails without showing the token: the error names the live release', async () => {
    standIn.fail(UPLOAD, { status: 400, code: 10_021, message: `Uncaught TypeError ${API_TOKEN}` });
    const fault = await faultOf(operator.deploy(toRelease('bad'), { wrangler: operator.realWrangler() }));
    expect(fault).toMatch(/^wrangler\.toml: Cannot deploy the worker: it ended with status 1\.\n[\s\S]*10021/);
    expect(fault).toContain('The site serves release release-old. All records have been sent');
    expect(fault).not.toContain(API_TOKEN);
    expect(tags()).toEqual([['release-old', 100]]);
    expect(await operator.deploy(toRelease('bad'))).toMatchObject({ sent: 0, kept: 3, previous: ['release-old'] });
  });

  it('ends when the command is interrupted, which reports the live release and releases the lock', async () => {
    const { signal, abort } = new (class extends AbortController {
      override abort = () => super.abort(new Interruption(explainInterruption('worker')));
    })();
    const wrangler = operator.realWrangler(signal);
    const api = new CloudflareApi(standIn.credentials, { retryDelayMs: 1, signal });
    standIn.fail(UPLOAD, 'hang');
    standIn.onRequest(UPLOAD, abort);
    await expect(operator.deploy(toRelease('late'), { wrangler, api })).rejects.toThrow(
      'Interrupted while the worker was being deployed. The site serves release release-bad.',
    );
    expect([standIn.kv.lock, standIn.workers.live?.tag]).toEqual([null, 'release-bad']);
  });

  it('may deploy before it fails, for example to set an address; then the error names the new release', async () => {
    standIn.fail(/^POST .*\/subdomain$/, 'disconnect');
    const fault = await faultOf(operator.deploy(toRelease('last'), { wrangler: operator.realWrangler() }));
    expect(fault).toContain('The site serves release release-last.');
  });

  it('contacts no host but the API, also after a failure', () => {
    expect(network.stop()).toEqual(['127.0.0.1']);
  });
});
