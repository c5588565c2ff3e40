import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRelease } from '../../build/release/records/write-release.ts';
import { shareCache } from '../built-site.ts';
import { type Outcome, outcomeOf } from '../outcome-of.ts';
import { API_TOKEN, type CloudflareStandIn } from './cloudflare-stand-in.ts';
import { LiveSite } from './live-site.ts';
import { Operator } from './operator.ts';
import { runHere } from './run-here.ts';
import { SmallSite } from './small-site.ts';

const BULK = /^PUT .*\/bulk$/;

/** Processes that use files of a folder, as wrangler uses its configuration. */
function processesOf(dir: string): string[] {
  const all = execFileSync('ps', ['-A', '-o', 'args'], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes('wrangler') && line.includes(dir));
}

/** No output ever contains the token. */
function withoutToken(outcome: Outcome): Outcome {
  expect(outcome.stdout + outcome.stderr).not.toContain(API_TOKEN);
  return outcome;
}

describe('the commands', () => {
  const site = new SmallSite();
  let standIn: CloudflareStandIn;
  let operator: Operator;
  let live: LiveSite;
  let release = '';

  beforeAll(async () => {
    copyFileSync('wrangler.toml', join(site.dir, 'wrangler.toml'));
    shareCache(site.dir);
    operator = await Operator.start();
    standIn = operator.standIn;
    live = await LiveSite.start(standIn);
  });

  afterAll(async () => {
    await live.stop();
    await operator.leave();
    site.remove();
  });

  it('keep the old site if a deploy is interrupted', async () => {
    const outcome = await runUntil(BULK, 'deploy', ['--content', site.contentDir]);
    expect(outcome.code).toBe(130);
    expect(outcome.stderr).toContain(
      'Interrupted: the site serves its old release. Sent records stay in KV. Run the same command again to continue.',
    );
    expect([standIn.kv.records.size, standIn.workers.live]).toEqual([0, null]);
  });

  it('deploy, check the live site, and print JSON for programs', async () => {
    const outcome = await here('deploy', '--url', live.url, '--json');
    const report = JSON.parse(outcome.stdout);
    expect(outcome.code).toBe(0);
    expect(report).toMatchObject({
      dryRun: false,
      release: standIn.workers.live?.tag,
      worker: 'accounting-docs',
      namespace: { title: 'accounting-docs-content' },
      sent: standIn.kv.records.size,
      kept: 0,
      checked: live.url,
      urls: ['https://accounting-docs.acme.workers.dev'],
    });
    expect(report.seconds).toBeGreaterThan(0);
    release = report.release;
  });

  it('report that everything is in order', async () => {
    const outcome = await here('doctor', '--url', live.url);
    const checks = ['Node', 'wrangler', 'site.yaml', 'Origin', 'wrangler.toml', 'Credentials', 'KV', 'Worker', 'Clock'];
    expect(outcome.stdout.split('\n').map((line) => line.slice(0, 23).trim())).toEqual([
      ...[...checks, 'Live site'].map((name) => `ok       ${name}`),
      ...['No problems found.', ''],
    ]);
    expect(outcome.stdout).toContain(`accounting-docs serves release ${release}`);
    expect(outcome.code).toBe(0);
  });

  it('report that there is no earlier release', async () => {
    const outcome = await here('rollback', '--json');
    expect(outcome.code).toBe(1);
    const message = expect.stringMatching(/^Cannot roll back: there is no earlier release/);
    expect(JSON.parse(outcome.stdout)).toMatchObject({ errors: [{ file: 'worker accounting-docs', message }] });
  });

  it('release the lock of an interrupted rollback, and say what is live', async () => {
    standIn.workers.release('accounting-docs', 'old');
    standIn.workers.deployAgain('accounting-docs', release);
    standIn.kv.records.set('file/old', { value: Buffer.from('') });
    const old = JSON.stringify({ release: 'old', date: '2020-01-01', keys: ['file/old'] });
    standIn.kv.records.set('release/old', { value: Buffer.from(old), metadata: { date: '2020-01-01' } });

    expect((await here('rollback', 'old', '--dry-run')).stdout).toBe(
      'Nothing was changed. A rollback would restore release old; all of its 1 records are in KV.\n',
    );
    const outcome = await interruptHere(/^POST .*\/deployments/, 'rollback', 'old');
    expect([outcome.code, standIn.kv.lock]).toEqual([130, null]);
    expect(outcome.stderr).toContain(
      `Interrupted while the release was being restored. The site serves release ${release}.`,
    );
  });

  it('delete nothing without confirmation', async () => {
    expect((await here('prune', '--keep', '1', '--yes')).stdout).toMatch(
      new RegExp(
        `keeps 1 release \\(${release}\\); marks 2 keys for deletion and deletes 0 keys .*\nMarked 2 keys\\. Run it again after \\d\\d:\\d\\d UTC to delete them\\.`,
      ),
    );
    standIn.passTime(2 * 3_600_000);
    const unasked = await here('prune', '--keep', '1');
    expect([unasked.code, unasked.stderr]).toEqual([
      1,
      'error: --yes: Cannot prune without confirmation: this is not a terminal. Use --yes to delete the records.\n',
    ]);
    expect(standIn.kv.records.has('file/old')).toBe(true);
  });

  it('release the lock of an interrupted prune, and then continue', async () => {
    const outcome = await interruptHere(/\/bulk\/delete$/, 'prune', '--keep', '1', '--yes');
    expect([outcome.code, standIn.kv.lock]).toEqual([130, null]);
    expect(outcome.stderr).toContain(
      'Interrupted: some records may be marked or deleted that no kept release needs. Run the same command again to continue.',
    );
    expect((await here('prune', '--keep', '1', '--yes')).stdout).toContain('Deleted 2 keys.');
    expect(standIn.kv.records.has('file/old')).toBe(false);
  });

  it('preview a build as data, without its code and without sending requests for it', async () => {
    const out = join(site.dir, 'dist');
    await writeRelease(out, await site.build());
    // Otherwise, wrangler first deploys the worker of previews.
    standIn.workers.release('accounting-docs-preview', 'pr-6');
    for (const name of readdirSync(join(out, 'worker'))) writeFileSync(join(out, 'worker', name), 'hostile()');
    const comment = join(site.dir, 'comment.md');
    const outcome = await here('preview', '--release', out, '--name', 'pr-7', '--comment', comment, '--json');
    expect(outcome.stderr).not.toContain('error');
    expect(JSON.parse(outcome.stdout)).toMatchObject({
      name: 'pr-7',
      url: 'https://pr-7-accounting-docs-preview.acme.workers.dev',
      changes: { changed: [], added: [], removed: [] },
    });
    expect(readFileSync(comment, 'utf8')).toContain('No page differs from the live site.');
    const [version] = standIn.workers.scripts.get('accounting-docs-preview')?.versions ?? [];
    expect(version?.vars).toEqual({ PREVIEW: 'true' });
    const modules = [...(version?.modules.keys() ?? [])].sort().join(' ');
    expect(modules).toBe('agents.js app.js index.js manifest.js mock.js pasted.js search.js try-it.js');
    expect([...(version?.modules.values() ?? [])].join('')).not.toContain('hostile()');
    expect(version?.modules.get('try-it.js')).toContain('Previews of pull requests send no requests.');
  });

  it('end wrangler when they are killed, and the next deploy ignores their lock', async () => {
    site.write('user/bills.md', '---\ntitle: Bills\n---\n\nPay at once.\n');
    const killed = await runUntil(/^POST .*\/versions$/, 'deploy', ['--content', site.contentDir], 'SIGKILL');
    expect(killed.code).toBe(null);
    await expect.poll(() => processesOf(site.dir), { timeout: 10_000 }).toEqual([]);
    expect([standIn.workers.live?.tag, standIn.kv.lock]).toEqual([release, expect.any(String)]);
    expect(await operator.deploy(await site.build())).toMatchObject({ previous: [release], sent: 0 });
  });

  /** Runs a command and ends it, as Ctrl-C does, at a request that then fails. */
  async function runUntil(
    pattern: RegExp,
    name: string,
    args: readonly string[],
    signal: NodeJS.Signals = 'SIGINT',
  ): Promise<Outcome> {
    standIn.fail(pattern, 'hang');
    const outcome = await run(name, args, (child) => standIn.onRequest(pattern, () => child.kill(signal)));
    standIn.heal();
    return outcome;
  }

  /** Runs a command in this process, which handles a signal at a request that then fails. */
  async function interruptHere(pattern: RegExp, name: string, ...args: readonly string[]): Promise<Outcome> {
    const others = process.listeners('SIGINT');
    standIn.fail(pattern, 'hang');
    standIn.onRequest(pattern, () => {
      for (const listener of process.listeners('SIGINT')) if (!others.includes(listener)) listener('SIGINT');
    });
    const outcome = await here(name, ...args);
    standIn.heal();
    return outcome;
  }

  /** Runs a command without the start of a process, which takes a second. */
  async function here(name: string, ...args: readonly string[]): Promise<Outcome> {
    return withoutToken(await runHere([name, '--site', site.dir, ...args], standIn.variables));
  }

  /** Runs a command as npm does. */
  async function run(
    name: string,
    args: readonly string[],
    onStart: (child: ChildProcess) => void = () => {},
  ): Promise<Outcome> {
    const child = spawn(process.execPath, [resolve('build/run.js'), name, ...args], {
      cwd: site.dir,
      // npm runs commands in the project's folder. Here, files that they leave behind do no harm.
      env: { PATH: process.env.PATH, HOME: join(site.dir, 'home'), ...standIn.variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onStart(child);
    return withoutToken(await outcomeOf(child));
  }
});
