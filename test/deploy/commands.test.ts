import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_TOKEN, CloudflareStandIn } from './cloudflare-stand-in.ts';
import { LiveSite } from './live-site.ts';
import { SmallSite } from './small-site.ts';

const BULK = /^PUT .*\/bulk$/;

/** Processes that use files of a folder, as wrangler uses its configuration. */
function processesOf(dir: string): string[] {
  const all = execFileSync('ps', ['-A', '-o', 'args'], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes('wrangler') && line.includes(dir));
}

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

describe('the commands', () => {
  const site = new SmallSite();
  let standIn: CloudflareStandIn;
  let live: LiveSite;
  let release = '';

  beforeAll(async () => {
    copyFileSync('wrangler.toml', join(site.dir, 'wrangler.toml'));
    standIn = await CloudflareStandIn.start();
    live = await LiveSite.start(standIn);
  });

  afterAll(async () => {
    await live.stop();
    await standIn.stop();
    site.remove();
  });

  it('keep the old site if a deploy is interrupted', async () => {
    standIn.fail(BULK, 'hang');
    const outcome = await run('deploy', ['--content', site.contentDir], interruptAt(BULK));
    expect(outcome.code).toBe(130);
    expect(outcome.stderr).toContain(
      'Interrupted: the site serves its old release. Sent records stay in KV. Run the same command again to continue.',
    );
    expect([standIn.kv.records.size, standIn.workers.live]).toEqual([0, null]);
    standIn.heal();
  });

  it('deploy, check the live site, and print JSON for programs', async () => {
    const outcome = await run('deploy', ['--content', site.contentDir, '--url', live.url, '--json']);
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
    const outcome = await run('doctor', ['--content', site.contentDir, '--url', live.url]);
    expect(outcome.stdout.split('\n').map((line) => line.slice(0, 23).trim())).toEqual([
      'ok       Node',
      'ok       wrangler',
      'ok       site.yaml',
      'ok       Origin',
      'ok       wrangler.toml',
      'ok       Credentials',
      'ok       KV',
      'ok       Worker',
      'ok       Clock',
      'ok       Live site',
      'No problems found.',
      '',
    ]);
    expect(outcome.stdout).toContain(`accounting-docs serves release ${release}`);
    expect(outcome.code).toBe(0);
  });

  it('report that there is no earlier release', async () => {
    const outcome = await run('rollback', ['--json']);
    expect(outcome.code).toBe(1);
    expect(JSON.parse(outcome.stdout)).toMatchObject({
      errors: [
        {
          file: 'worker accounting-docs',
          message: expect.stringMatching(/^Cannot roll back: there is no earlier release/),
        },
      ],
    });
  });

  it('delete nothing without confirmation', async () => {
    standIn.workers.release('accounting-docs', 'old');
    standIn.workers.deployAgain('accounting-docs', release);
    standIn.kv.records.set('file/old', { value: Buffer.from('') });
    const old = JSON.stringify({ release: 'old', date: '2020-01-01', keys: ['file/old'] });
    standIn.kv.records.set('release/old', { value: Buffer.from(old), metadata: { date: '2020-01-01' } });

    const pruneNow = async (): Promise<string> => (await run('prune', ['--keep', '1', '--yes'])).stdout;
    expect(await pruneNow()).toMatch(
      new RegExp(
        `keeps 1 release \\(${release}\\); marks 2 keys for deletion and deletes 0 keys .*\nMarked 2 keys\\. Run it again after \\d\\d:\\d\\d UTC to delete them\\.`,
      ),
    );
    expect(standIn.kv.records.has('file/old')).toBe(true);
    standIn.passTime(2 * 3_600_000);

    const unasked = await run('prune', ['--keep', '1']);
    expect([unasked.code, unasked.stderr]).toEqual([
      1,
      'error: --yes: Cannot prune without confirmation: this is not a terminal. Use --yes to delete the records.\n',
    ]);
    expect(standIn.kv.records.has('file/old')).toBe(true);
    expect(await pruneNow()).toContain('Deleted 2 keys.');
    expect(standIn.kv.records.has('file/old')).toBe(false);
  });

  it('release the lock of an interrupted prune', async () => {
    standIn.workers.release('accounting-docs', 'unused');
    standIn.workers.deployAgain('accounting-docs', release);
    standIn.kv.records.set('file/unused', { value: Buffer.from('') });
    const unused = JSON.stringify({ release: 'unused', date: '2020-01-01', keys: ['file/unused'] });
    standIn.kv.records.set('release/unused', { value: Buffer.from(unused), metadata: { date: '2020-01-01' } });
    standIn.fail(BULK, 'hang');
    const outcome = await run('prune', ['--keep', '1', '--yes'], interruptAt(BULK));
    standIn.heal();
    expect([outcome.code, standIn.kv.lock]).toEqual([130, null]);
    expect(outcome.stderr).toContain(
      'Interrupted: some records may be marked or deleted that no kept release needs. Run the same command again to continue.',
    );
  });

  it('release the lock of an interrupted rollback, and say what is live', async () => {
    const switching = /^POST .*\/deployments/;
    standIn.fail(switching, 'hang');
    const outcome = await run('rollback', ['unused'], interruptAt(switching));
    standIn.heal();
    expect([outcome.code, standIn.kv.lock]).toEqual([130, null]);
    expect(outcome.stderr).toContain(
      `Interrupted while the release was being restored. The site serves release ${release}.`,
    );
  });

  it('preview a build as data, without its code and without sending requests for it', async () => {
    const out = join(site.dir, 'dist');
    const folder = ['--content', site.contentDir];
    expect((await run('build', [...folder, '--out', out])).code).toBe(0);
    for (const name of readdirSync(join(out, 'worker'))) writeFileSync(join(out, 'worker', name), 'hostile()');
    const comment = join(site.dir, 'comment.md');
    const options = [...folder, '--release', out, '--name', 'pr-7', '--comment', comment, '--json'];
    const outcome = await run('preview', options);
    expect(outcome.stderr).not.toContain('error');
    expect(JSON.parse(outcome.stdout)).toMatchObject({
      name: 'pr-7',
      url: 'https://pr-7-accounting-docs-preview.acme.workers.dev',
      changes: { changed: [], added: [], removed: [] },
    });
    expect(readFileSync(comment, 'utf8')).toContain('No page differs from the live site.');
    const [version] = standIn.workers.scripts.get('accounting-docs-preview')?.versions ?? [];
    expect([...(version?.modules.keys() ?? [])].sort()).toEqual([
      'agents.js',
      'app.js',
      'index.js',
      'manifest.js',
      'mock.js',
      'try-it.js',
    ]);
    expect([...(version?.modules.values() ?? [])].join('')).not.toContain('hostile()');
    expect(version?.modules.get('try-it.js')).toContain('Previews of pull requests send no requests.');
    writeFileSync(join(out, 'manifest.json'), '{}');
    expect((await run('preview', options)).code).toBe(1);
  });

  it('end wrangler when they are killed, and the next run finds the live release', { timeout: 180_000 }, async () => {
    const upload = /^POST .*\/versions$/;
    const uploads = standIn.count(upload);
    site.write('user/bills.md', '---\ntitle: Bills\n---\n\nPay at once.\n');
    standIn.fail(upload, 'hang');
    const killed = await run('deploy', ['--content', site.contentDir], (child) => {
      const waiting = setInterval(() => standIn.count(upload) > uploads && child.kill('SIGKILL'), 20);
      child.once('close', () => clearInterval(waiting));
    });
    expect(killed.code).toBe(null);
    await expect.poll(() => processesOf(site.dir), { timeout: 10_000 }).toEqual([]);
    expect(standIn.workers.live?.tag).toBe(release);
    standIn.heal();

    const again = await run('deploy', ['--content', site.contentDir, '--json']);
    const report = JSON.parse(again.stdout);
    expect([again.code, report.previous, report.sent]).toEqual([0, [release], 0]);
    expect(standIn.workers.live?.tag).toBe(report.release);
  });

  /** Presses Ctrl-C when a further request of a kind arrives. */
  function interruptAt(pattern: RegExp): (child: ChildProcess) => void {
    const before = standIn.count(pattern);
    return (child) => {
      const waiting = setInterval(() => {
        if (standIn.count(pattern) === before) return;
        // A second one would end the command at once.
        clearInterval(waiting);
        child.kill('SIGINT');
      }, 20);
      child.once('close', () => clearInterval(waiting));
    };
  }

  /** Runs a command as npm does. Its output never contains the token. */
  async function run(
    name: string,
    args: readonly string[],
    onStart: (child: ChildProcess) => void = () => {},
  ): Promise<Outcome> {
    const { credentials } = standIn;
    const child = spawn(process.execPath, [resolve('build/run.js'), name, ...args], {
      cwd: site.dir,
      env: {
        PATH: process.env.PATH,
        HOME: join(site.dir, 'home'),
        // npm runs commands in the project's folder. Here, files that they leave behind do no harm.
        CLOUDFLARE_API_TOKEN: credentials.apiToken,
        CLOUDFLARE_ACCOUNT_ID: credentials.accountId,
        CLOUDFLARE_API_BASE_URL: credentials.apiBaseUrl,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      output.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output.stderr += chunk;
    });
    onStart(child);
    const [code] = (await once(child, 'close')) as [number | null];
    expect(output.stdout + output.stderr).not.toContain(API_TOKEN);
    return { code, ...output };
  }
});
