import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { toPreviewConfig } from '../../build/publish/deploy/preview-config.ts';
import { describeAddresses, findOpenAddresses } from '../../build/publish/deploy/public-addresses.ts';
import { loadWorkerConfig, writeDeployConfig } from '../../build/publish/deploy/service/worker-config.ts';
import { faultOf } from './operator.ts';

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'config-'));
  file = join(dir, 'wrangler.toml');
  return () => rmSync(dir, { recursive: true, force: true });
});

function write(more = ''): void {
  writeFileSync(
    file,
    `name = "docs"\nmain = "dist/worker/index.js"\ncompatibility_date = "2026-04-24"\nroutes = [{ pattern = "docs.acme.test", custom_domain = true }]
[[kv_namespaces]]\nbinding = "CONTENT"\nid = "local"\n${more}`,
  );
}

const STAGING = '[env.staging]\nroutes = []\n[[env.staging.kv_namespaces]]\nbinding = "OTHER"\nid = "other"\n';

async function generate(environment?: string): Promise<Record<string, unknown>> {
  const path = join(dir, 'deploy/wrangler.json');
  await writeDeployConfig(path, await loadWorkerConfig(file, environment), { namespaceId: 'n1', main: '/w/index.js' });
  return JSON.parse(readFileSync(path, 'utf8'));
}

describe('loadWorkerConfig()', () => {
  it('uses the top level for production', async () => {
    write(STAGING);
    const names = { workerName: 'docs', namespaceTitle: 'docs-content' };
    expect(await loadWorkerConfig(file)).toMatchObject({ environment: null, namespaceId: null, ...names });
  });

  it("uses the section of an environment, with wrangler's worker name", async () => {
    write(STAGING);
    const names = { workerName: 'docs-staging', namespaceTitle: 'docs-staging-content' };
    expect(await loadWorkerConfig(file, 'staging')).toMatchObject({ environment: 'staging', ...names });
    write('[env.production]\nname = "documentation"\n');
    expect(await loadWorkerConfig(file)).toMatchObject({ environment: 'production', workerName: 'documentation' });
  });

  it('uses a namespace that the operator configured', async () => {
    write();
    writeFileSync(file, readFileSync(file, 'utf8').replace('"local"', '"0123"'));
    expect(await loadWorkerConfig(file)).toMatchObject({ namespaceId: '0123' });
  });

  it('rejects a namespace that another environment has', async () => {
    const section = (name: string): string => `[[${name}kv_namespaces]]\nbinding = "CONTENT"\nid = "0123"\n`;
    write(`[env.staging]\nroutes = []\n${section('env.staging.')}[env.qa]\nroutes = []\n${section('env.qa.')}`);
    expect(await loadWorkerConfig(file)).toMatchObject({ namespaceId: null });
    expect(await faultOf(loadWorkerConfig(file, 'qa'))).toBe(
      `${file}: Cannot use the KV namespace "0123": [env.staging] has it too, so a prune of one worker would delete the records of the other. Use another id, or "local", and the deploy creates a namespace.`,
    );
    writeFileSync(file, `name = "docs"\n${section('')}[env.qa]\nroutes = []\n${section('env.qa.')}`);
    expect(await faultOf(loadWorkerConfig(file, 'qa'))).toContain('"0123": the top level has it too');
    expect(await faultOf(loadWorkerConfig(file))).toContain('"0123": [env.qa] has it too');
    writeFileSync(file, `name = "docs"\n${section('')}[env.production]\nroutes = []\n${section('env.production.')}`);
    expect(await loadWorkerConfig(file)).toMatchObject({ namespaceId: '0123' });
  });

  it('suggests a name for an unknown environment', async () => {
    write(STAGING);
    expect(await faultOf(loadWorkerConfig(file, 'stagin'))).toBe(
      `${file}: Cannot use the environment "stagin": it has no section; did you mean "staging"?`,
    );
  });

  it('reports all settings of another type, each at its line', async () => {
    const settings = 'name = "My docs"\nroutes = "docs.acme.test"\n[[kv_namespaces]]\nbinding = "CONTENT"\nid = 5\n';
    writeFileSync(file, settings);
    const cannot = 'Cannot read the worker configuration:';
    expect((await faultOf(loadWorkerConfig(file))).split('\n')).toEqual([
      `${file}:2:1: ${cannot} "routes" must be an array, got "docs.acme.test".`,
      `${file}:1:1: ${cannot} "name" must be of type string, alphanumeric and lowercase with dashes only, got "My docs".`,
      `${file}:3:3: ${cannot} "kv_namespaces[0]" bindings should have a string "id" field but got {"binding":"CONTENT","id":5}.`,
    ]);
    writeFileSync(file, 'name = "docs"\n[env.staging]\nworkers_dev = "yes"\n');
    expect(await faultOf(loadWorkerConfig(file, 'staging'))).toBe(
      `${file}:3:1: ${cannot} "workers_dev" must be of type boolean, got "yes".`,
    );
  });

  it('reports the place of a syntax error, and a missing file', async () => {
    writeFileSync(file, 'name = "docs"\nmain = "a\n');
    expect(await faultOf(loadWorkerConfig(file))).toMatch(
      /:2:\d+: Cannot read the worker configuration: this is not TOML, .*\. Correct the line\.$/,
    );
    rmSync(file);
    expect(await faultOf(loadWorkerConfig(file))).toBe(
      `${file}: Cannot read the worker configuration: there is no such file. Run "docvane init" in the folder of the site to create it.`,
    );
  });
});

describe('writeDeployConfig()', () => {
  it('adds the namespace and the built worker, and keeps the rest', async () => {
    write(STAGING);
    expect(await generate()).toEqual({
      name: 'docs',
      main: '/w/index.js',
      compatibility_date: '2026-04-24',
      routes: [{ pattern: 'docs.acme.test', custom_domain: true }],
      kv_namespaces: [{ binding: 'CONTENT', id: 'n1' }],
      workers_dev: false,
      preview_urls: false,
    });
  });

  it('adds them to the deployed section, next to its other namespaces', async () => {
    write(`${STAGING}[env.preview]\n`);
    const [other, content] = [
      { binding: 'OTHER', id: 'other' },
      { binding: 'CONTENT', id: 'n1' },
    ];
    expect((await generate('staging')).env).toEqual({
      staging: { routes: [], workers_dev: true, preview_urls: false, kv_namespaces: [other, content] },
    });
  });
});

describe('addresses on workers.dev', () => {
  const settings = async (lines: string, environment?: string) => {
    writeFileSync(file, `name = "docs"\nmain = "index.js"\ncompatibility_date = "2026-04-24"\n${lines}\n`);
    const { workersDev } = await loadWorkerConfig(file, environment);
    const { env, ...top } = await generate(environment);
    const deployed = environment === undefined ? top : Object.values(env ?? {})[0];
    expect(deployed).toMatchObject({ workers_dev: workersDev.isOn, preview_urls: workersDev.hasPreviews });
    return workersDev;
  };
  const ROUTE = 'routes = [{ pattern = "docs.acme.test", custom_domain = true }]';

  it('are off once the site has a domain, and previews are always off, unless set', async () => {
    expect(await settings('')).toEqual({ hasRoutes: false, isOn: true, hasPreviews: false });
    expect(await settings(ROUTE)).toEqual({ hasRoutes: true, isOn: false, hasPreviews: false });
    expect(await settings('route = "docs.acme.test/*"')).toMatchObject({ hasRoutes: true, isOn: false });
    const all = await settings(`${ROUTE}\nworkers_dev = true\npreview_urls = true`);
    expect(all).toEqual({ hasRoutes: true, isOn: true, hasPreviews: true });
  });

  it("follow wrangler's inheritance in an environment", async () => {
    expect(await settings(`${ROUTE}\n[env.staging]`, 'staging')).toMatchObject({ hasRoutes: true, isOn: false });
    expect(await settings(`${ROUTE}\n[env.staging]\nroutes = []`, 'staging')).toMatchObject({ isOn: true });
    expect(await settings(`workers_dev = false\n[env.staging]`, 'staging')).toMatchObject({ isOn: false });
  });

  it('are reported, with a warning if the operator turned them on beside a domain', async () => {
    const warnings = async (lines: string) => {
      const workersDev = await settings(lines);
      return [...findOpenAddresses(await loadWorkerConfig(file)), describeAddresses(workersDev)];
    };
    expect(await warnings(ROUTE)).toEqual(['The address on workers.dev is off, preview addresses are off.']);
    expect(await warnings('')).toEqual(['The address on workers.dev is on, preview addresses are off.']);
    expect(await warnings(`${ROUTE}\nworkers_dev = true\npreview_urls = true`)).toEqual([
      expect.stringContaining('also public at docs.<account>.workers.dev, because "workers_dev" is true'),
      expect.stringContaining('because "preview_urls" is true'),
      'The address on workers.dev is on, preview addresses are on.',
    ]);
  });
});

describe('toPreviewConfig()', () => {
  it('has a worker and a namespace of its own, and none of the routes of the site, variables and bindings', async () => {
    write();
    const ratelimits =
      'ratelimits = [{ name = "RATE_LIMIT", namespace_id = "1", simple = { limit = 1, period = 60 } }]';
    const others = 'vars = { KEY = "secret" }\nr2_buckets = [{ binding = "FILES", bucket_name = "files" }]';
    const top = `${others}\ntriggers = { crons = ["* * * * *"] }\nworkers_dev = true\n${ratelimits}\n`;
    writeFileSync(file, top + readFileSync(file, 'utf8'));
    const path = join(dir, 'preview/wrangler.json');
    const config = toPreviewConfig(await loadWorkerConfig(file));
    await writeDeployConfig(path, config, { namespaceId: 'p1', main: '/w/index.js' });
    expect(config).toMatchObject({ workerName: 'docs-preview', namespaceTitle: 'docs-preview-content' });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      name: 'docs-preview',
      main: '/w/index.js',
      compatibility_date: '2026-04-24',
      ratelimits: [{ name: 'RATE_LIMIT', namespace_id: '1', simple: { limit: 1, period: 60 } }],
      kv_namespaces: [{ binding: 'CONTENT', id: 'p1' }],
      workers_dev: false,
      preview_urls: true,
    });
  });

  it('refuses an environment whose worker has that name', async () => {
    write('[env.preview]\n');
    const config = await loadWorkerConfig(file);
    expect(() => toPreviewConfig(config)).toThrow(
      'Cannot create a preview: [env.preview] deploys to the worker docs-preview',
    );
    write(STAGING);
    expect(toPreviewConfig(await loadWorkerConfig(file, 'staging')).workerName).toBe('docs-staging-preview');
  });
});
