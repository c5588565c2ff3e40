import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE_PACKAGE } from '../../../build/cli/engine-package.ts';
import { type Check, checkNode, diagnose } from '../../../build/publish/deploy/checks/diagnose.ts';
import { startIdentityProvider } from '../../identity-provider.ts';
import { listen } from '../../listen.ts';
import { CloudflareStandIn } from '../cloudflare-stand-in.ts';
import { faultOf } from '../operator.ts';
import { SmallSite } from '../small-site.ts';

describe('diagnose()', () => {
  const site = new SmallSite();
  let standIn: CloudflareStandIn;

  beforeAll(async () => {
    standIn = await CloudflareStandIn.start();
  });

  afterAll(async () => {
    await standIn.stop();
    site.remove();
  });

  it('says what to do on a new machine, without any request', async () => {
    const checks = (await look({ variables: {} })).map(({ name, kind }) => `${name}: ${kind}`);
    expect(checks.slice(0, 5)).toEqual(
      ['Node', 'wrangler', 'site.yaml', 'Origin', 'wrangler.toml'].map((n) => `${n}: ok`),
    );
    expect(checks.slice(5)).toEqual(['Credentials: problem', 'Account: skipped', 'Live site: problem']);
    expect(standIn.requests).toEqual([]);
  });

  it('accepts an account without a deploy', async () => {
    expect(await lookAt('KV')).toBe('ok: accounting-docs-content does not exist yet; the first deploy creates it');
    expect(await lookAt('Worker')).toBe('ok: accounting-docs is not deployed yet; run `npm run deploy`');
  });

  it('reports a live release with unknown records', async () => {
    standIn.workers.release('accounting-docs', 'r1');
    expect(await lookAt('Worker')).toBe(
      'problem: wrangler.toml: Cannot find the records of the live release r1: KV has no list of them, which prune and rollback need. Run `npm run deploy`.',
    );
  });

  it('reports a missing record of the live release', async () => {
    const records = new Map<string, { value: Buffer }>();
    standIn.kv.namespaces.set('ours', { title: 'accounting-docs-content', records });
    const pages = { '/a': 'page/kept', '/b': 'page/lost', '/c': 'page/lost' };
    const record = { release: 'r1', date: '2026-01-01', keys: ['page/kept', 'page/lost', 'text/lost'], pages };
    records.set('release/r1', { value: Buffer.from(JSON.stringify(record)) });
    records.set('page/kept', { value: Buffer.from('') });
    expect(await lookAt('Worker')).toBe(
      'problem: wrangler.toml: Cannot serve all of the live release r1: 2 of 3 records are missing from KV, including page/lost, and 2 of 3 pages fail. Run `npm run deploy`.',
    );
    standIn.kv.namespaces.clear();
  });

  it('reports a clock that is wrong, and by how much', async () => {
    expect(await lookAt('Clock')).toBe("ok: agrees with Cloudflare's");
    standIn.passTime(-86_400_000);
    expect(await lookAt('Clock')).toMatch(
      /^problem: clock: Cannot trust this machine's clock: it is 1440 minutes ahead of Cloudflare's\. Deploys do not depend on it/,
    );
    standIn.passTime(86_400_000);
  });

  it('reports a read-only token', async () => {
    standIn.fail(/namespaces/, { status: 403, code: 10_000, message: 'Authentication error' });
    expect(await lookAt('KV')).toMatch(/^problem: CLOUDFLARE_API_TOKEN: Cannot list the KV namespaces/);
    standIn.heal();
  });

  it('reports a live site with another release', async () => {
    expect(await lookAt('Live site', { url: standIn.credentials.apiBaseUrl.replace('/client/v4', '') })).toMatch(
      /^problem: http:\/\/127\.0\.0\.1:\d+\/healthz: Cannot reach the live site: status 401, and not a response of this engine\./,
    );
  });

  it('says which share of the pages fails on the live site', async () => {
    const sample = { checked: 20, missing: 5, damaged: 1, keys: ['page/lost'] };
    const server = createServer(({ url }, response) => {
      const [status, body] = url === '/healthz/content' ? [503, sample] : [200, { release: 'r1', content: 'ok' }];
      response.writeHead(status).end(JSON.stringify(body));
    });
    const { origin, stop } = await listen(server);
    expect(await lookAt('Live site', { url: origin })).toMatch(
      /^problem: .*\/healthz\/content: Cannot read 30 % of the records: of a sample of 20, 5 are missing from KV and 1 are damaged, including page\/lost\./,
    );
    await stop();
  });

  it("reports the sample's address, and then checks no live site", async () => {
    const checks = await look({ contentDir: resolve('content'), url: undefined });
    expect(checks.map(({ name, kind }) => [name, kind])).toContainEqual(['Origin', 'problem']);
    expect(checks.at(-1)).toMatchObject({ name: 'Live site', kind: 'skipped' });
  });

  it('checks the provider and the secrets of a sign-in', async () => {
    const provider = await startIdentityProvider();
    const text = 'title: Ledger\norigin: https://docs.acme.test\n';
    const describeAccess = (issuer: string) =>
      `${text}access: { audiences: [{ name: staff, claims: { sub: ["*"] } }], openid: { issuer: "${issuer}", clientId: docs } }\n`;
    site.write('site.yaml', describeAccess(provider.issuer));
    expect(await lookAt('Provider')).toBe(`ok: ${provider.issuer} responds`);
    expect(await lookAt('Secrets')).toMatch(/^problem: .* has no secret DOCS_SESSION_KEY\. Run `openssl rand/);
    const scripts = [...standIn.workers.scripts];
    standIn.workers.scripts.clear();
    expect(await lookAt('Secrets')).toBe('ok: accounting-docs is not deployed yet');
    for (const [name, script] of scripts) standIn.workers.scripts.set(name, script);
    standIn.workers.secrets.push('DOCS_SESSION_KEY');
    expect(await lookAt('Secrets')).toBe('ok: accounting-docs has DOCS_SESSION_KEY');
    site.write('site.yaml', describeAccess(`${provider.issuer}/`));
    expect(await lookAt('Provider')).toMatch(/^problem: .*the provider writes it "http:.*"\. Set "issuer" to that\.$/);
    await provider.stop();
    expect(await lookAt('Provider')).toContain('it does not respond. Check "issuer".');
    site.write('site.yaml', text);
    expect((await look()).map(({ name }) => name)).not.toContain('Provider');
  });

  it('reports every mistake in site.yaml', async () => {
    site.write('site.yaml', 'titel: Ledger\n');
    expect(await lookAt('site.yaml')).toMatch(
      /^problem: [\s\S]*"title" is missing[\s\S]*"titel" is not a known key; did you mean "title"\?/,
    );
    site.write('site.yaml', 'title: Ledger\norigin: https://docs.acme.test\nnavbr: {}\n');
    expect(await lookAt('site.yaml')).toMatch(/^problem: [^\n]*"navbr" is not a known key; did you mean "navbar"\?$/);
  });

  async function look(options: Partial<Parameters<typeof diagnose>[0]> = {}): Promise<Check[]> {
    const checks: Check[] = [];
    for await (const check of diagnose({
      siteDir: resolve('.'),
      engine: { node: ENGINE_PACKAGE.engines.node, wrangler: ENGINE_PACKAGE.dependencies.wrangler ?? '' },
      contentDir: site.contentDir,
      environment: 'production',
      url: 'http://127.0.0.1:9',
      variables: standIn.variables,
      retryDelayMs: 1,
      ...options,
    }))
      checks.push(check);
    return checks;
  }

  async function lookAt(name: string, options: Partial<Parameters<typeof diagnose>[0]> = {}): Promise<string> {
    const check = (await look(options)).find((candidate) => candidate.name === name);
    return `${check?.kind}: ${check?.found}`;
  }
});

describe('checkNode()', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('accepts %s for >=20.19', (version) => {
    expect(checkNode('>=20.19', version)).toMatchObject({ found: version });
  });

  it.each(['20.18.9', '18.20.0'])('rejects %s', async (version) => {
    expect(await faultOf((async () => checkNode('>=20.19', version))())).toContain('needs 20.19 or later');
  });
});
