import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Outcome, outcomeOf } from '../../outcome-of.ts';

const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

function run(script: string, ...args: string[]): Promise<Outcome> {
  const [, file = ''] = /^tsx (\S+)$/.exec(SCRIPTS[script] ?? '') ?? [];
  return outcomeOf(spawn(process.execPath, ['--import', 'tsx', file, ...args], { env: process.env }));
}

describe('npm run', () => {
  it.each(['corpus', 'agents', 'compare'])('%s explains its options', async (script) => {
    const help = await run(script, '--help');
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatch(new RegExp(`^Usage:\\s+npm run ${script} `));
  });

  it.each([
    [
      'corpus',
      ['no-folder', '--rows', 'no-folder/rows'],
      'There is no folder "no-folder".\nThere is no folder "no-folder".',
    ],
    ['agents', ['--description', 'no.yaml', '--only', 'x'], 'Cannot measure "no.yaml": there is no such file.'],
    ['compare', ['no-old', 'no-new'], 'There is no file or folder "no-old".\nThere is no file or folder "no-new".'],
    ['compare', ['--nope'], "Unknown option '--nope'"],
  ])('%s %j says what is wrong, and how it is used', async (script, args, fault) => {
    const { code, stdout, stderr } = await run(script, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.startsWith(fault), stderr).toBe(true);
    expect(stderr).toMatch(/\n\nUsage:\s+npm run /);
  });
});
