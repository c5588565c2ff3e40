import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHere } from '../../deploy/run-here.ts';
import { newFolder } from '../../temporary-folder.ts';
import { SMALLEST_SITE, writeContent } from '../content-folder.ts';

describe('runCli() with an invalid command line', () => {
  it.each([
    ['a missing folder', ['check', '--site', 'no-site'], 'there is no such folder'],
    ['missing files', ['describe-diff', 'no1', 'no2'], 'there is no such file'],
    ['an option without a value', ['export', '--out'], '--out needs a value'],
    ['an unknown command', ['chekc'], 'did you mean "check"?'],
  ])('exits with status 2 and prints JSON for programs: %s', async (_, args, message) => {
    const { code, stdout, stderr } = await runHere([...args, '--json'], {});
    expect([code, stderr]).toEqual([2, '']);
    expect(JSON.parse(stdout).errors[0].message).toContain(message);
    expect(await runHere(args, {})).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) });
  });
});

describe('runCli()', () => {
  it('explains the options of a command', async () => {
    expect(await runHere(['build', '--contnet', 'x'], {})).toMatchObject({
      code: 2,
      stderr: 'Unknown option --contnet; did you mean --content?\nRun "docvane build --help" to see its options.\n',
    });
    const { code, stdout, stderr } = await runHere(['build', '--help'], {});
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Builds a release.*\n\nUsage: docvane build \[options\]\n\nOptions:\n {2}--site DIR /);
  });
});

describe('runCli() with a broken site', () => {
  it.each([
    ['audit', []],
    ['verify', ['--server', 'https://a.example']],
    ['export', ['--out', join(newFolder(), 'out')]],
  ])('exits with status 1 and prints JSON for programs: %s', async (name, options) => {
    const content = writeContent({ ...SMALLEST_SITE, 'index.md': '# A\n\n[b](b.md)\n' });
    const args = [name, '--content', content, '--no-cache', ...options];
    const message = 'there is no page';
    const { code, stdout, stderr } = await runHere([...args, '--json'], {});
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout).errors[0].message).toContain(message);
    expect(await runHere(args, {})).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) });
  });
});
