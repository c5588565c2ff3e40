import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { shareCache } from '../built-site.ts';
import { largeRelease } from './large-release.ts';
import { faultOf, Operator } from './operator.ts';
import { runHere } from './run-here.ts';
import { SmallSite } from './small-site.ts';

const [A, B, C] = [largeRelease(1, 'a'), largeRelease(1, 'b'), largeRelease(1, 'c')];

const REFUSAL =
  'wrangler.toml: Cannot deploy the content folder "content-en": the worker accounting-docs serves the site of another one, "content-de", which would be replaced. ' +
  'Give this site a worker of its own (another "name" in wrangler.toml, or an environment with --env), put both languages into one site ("locales" in site.yaml), or pass --replace if the folder was renamed.';

let operator: Operator;

beforeEach(async () => {
  operator = await Operator.start();
  return () => operator.leave();
});

const live = () => operator.standIn.workers.shares('accounting-docs').map(([release]) => release);

describe('a deploy of another content folder', () => {
  it.each([false, true])('is refused before anything is sent (dry run: %s)', async (dryRun) => {
    await operator.deploy(A, { content: 'content-de' });
    const { length } = operator.standIn.kv.batches;
    expect(await faultOf(operator.deploy(B, { content: 'content-en', dryRun }))).toBe(REFUSAL);
    expect([operator.standIn.kv.batches.length, operator.standIn.kv.lock, live()]).toEqual([
      length,
      null,
      ['release-a'],
    ]);
  });

  it('is refused during a rollout, whichever of the two releases is from the other folder', async () => {
    await operator.deploy(A, { content: 'content-de' });
    await operator.deploy(B, { content: 'content-en', percent: 10, replace: true });
    expect(await faultOf(operator.deploy(C, { content: 'content-en' }))).toContain('another one, "content-de"');
    expect(await faultOf(operator.deploy(C, { content: 'content-de' }))).toContain('another one, "content-en"');
  });

  it('goes to a worker of its own', async () => {
    await operator.deploy(A, { content: 'content-de' });
    const config = { ...operator.config, workerName: 'english-docs', namespaceTitle: 'english-docs-content' };
    expect(await operator.deploy(B, { content: 'content-en', config })).toMatchObject({ previous: [] });
  });

  it('replaces the live site if told to, and later deploys of that folder need no option', async () => {
    await operator.deploy(A, { content: 'content-de' });
    await operator.deploy(B, { content: 'content-en', replace: true });
    await operator.deploy(C, { content: 'content-en' });
    expect(live()).toEqual(['release-c']);
  });

  it('with the same pages, as after a rename, sends only the list of records, which names the folder', async () => {
    for (const release of [A, B]) await operator.deploy(release, { content: 'content-de' });
    expect(await operator.deploy(B, { content: 'content-en', replace: true })).toMatchObject({ sent: 1 });
    // A release from before the rename, whose list is in KV.
    expect(await operator.deploy(A, { content: 'content-en' })).toMatchObject({ sent: 1 });
    expect(await operator.deploy(B, { content: 'content-en' })).toMatchObject({ sent: 0 });
  });

  it('is not refused if the live release is of an older engine, whose list names no folder', async () => {
    await operator.deploy(A, { content: 'content-de' });
    const { records } = operator.standIn.kv;
    const { content, ...older } = JSON.parse(records.get('release/release-a')?.value.toString() ?? '{}');
    expect(content).toBe('content-de');
    records.set('release/release-a', { value: Buffer.from(JSON.stringify(older)) });
    expect(await operator.deploy(B, { content: 'content-en' })).toMatchObject({ previous: ['release-a'] });
  });
});

describe('docvane deploy', () => {
  it('compares content folders by their paths in the site folder', async () => {
    const site = new SmallSite();
    copyFileSync('wrangler.toml', join(site.dir, 'wrangler.toml'));
    shareCache(site.dir);
    const other = join(site.dir, 'texts', 'en');
    cpSync(site.contentDir, other, { recursive: true });
    const deploy = (...args: readonly string[]) =>
      runHere(['deploy', '--site', site.dir, '--dry-run', '--json', ...args], operator.standIn.variables);
    try {
      await operator.deploy(await site.build(), { content: 'content' });
      expect(await deploy()).toMatchObject({ code: 0 });
      const refused = await deploy('--content', other);
      const message = expect.stringMatching(
        /^Cannot deploy the content folder "texts\/en": .* another one, "content",/,
      );
      expect(refused.code).toBe(1);
      expect(JSON.parse(refused.stdout)).toMatchObject({
        errors: [{ file: join(site.dir, 'wrangler.toml'), message }],
      });
      expect(await deploy('--content', other, '--replace')).toMatchObject({ code: 0 });
    } finally {
      site.remove();
    }
  });
});
