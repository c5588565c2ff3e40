import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toAmount } from '../../../build/tools/script-options.ts';
import { outcomeOf } from '../../outcome-of.ts';

const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const { argv } = process;

/** In place of the end of the process. */
class Exit {
  readonly code: unknown;

  constructor(code: unknown) {
    this.code = code;
  }
}

/** Runs the scripts that it is given, until each would end the process because of its options. */
const RUN_ALL = `
  const files = process.argv.slice(1);
  process.exit = (code) => { throw { code }; };
  for (const file of files) {
    process.argv = [process.execPath, '--nope'];
    await import(file).catch((error) => { if (error.code !== 2) throw error; });
  }`;

afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

describe('npm run', () => {
  // The other tests run them in this process, where Vite loads what Node might not.
  it('starts all scripts in Node', async () => {
    const files = ['corpus', 'agents', 'compare', 'bench', 'mutate'].map(fileOf);
    const args = ['--import', 'tsx', '--input-type=module', '--eval', RUN_ALL, ...files];
    const { code, stderr } = await outcomeOf(spawn(process.execPath, args));
    expect(code, stderr).toBe(0);
    expect(stderr.match(/^Unknown option '--nope'/gm)).toHaveLength(files.length);
  });

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

describe('toAmount()', () => {
  it.each(['-1', 'Infinity', '', 'x'])('refuses %j', (text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Exit(code);
    });
    expect(() => toAmount('kib', text)).toThrow(expect.objectContaining({ code: 2 }));
    expect(toAmount('kib', '0.5')).toBe(0.5);
  });
});

/** Runs a script in this process until it would end it. Other modules are not loaded again. */
async function run(script: string, ...args: string[]) {
  const output = { stdout: '', stderr: '' };
  vi.spyOn(console, 'log').mockImplementation((text) => {
    output.stdout += text;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    output.stderr += text;
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(code);
  });
  const file = fileOf(script);
  process.argv = [process.execPath, file, ...args];
  const ended: unknown = await import(/* @vite-ignore */ `${file}?${args.join('&')}`).catch((error) => error);
  return { code: ended instanceof Exit ? ended.code : ended, ...output };
}

/** The file that an npm script runs by tsx. */
function fileOf(script: string): string {
  const [, file = ''] = /^tsx (\S+)$/.exec(SCRIPTS[script] ?? '') ?? [];
  return resolve(file);
}
