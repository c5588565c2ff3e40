import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defineCommand } from '../../../build/cli/command.ts';
import { COMMANDS } from '../../../build/cli/commands/commands.ts';
import { newFolder } from '../../temporary-folder.ts';

/** The faults of a command line, one a line. */
async function faultsOf(name: string, ...args: readonly string[]): Promise<string> {
  const command = await COMMANDS.find((known) => known.name === name)?.load();
  try {
    command?.parse(args);
    return '';
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

describe('the arguments of', () => {
  it.each(COMMANDS.map(({ name }) => name))('%s are checked for unknown options', async (name) => {
    expect(await faultsOf(name, '--hepl')).toMatch(/^Unknown option --hepl; did you mean --help\?/);
    expect(await faultsOf(name, '--constructor', 'x', '-x')).toMatch(
      /^Unknown option --constructor.*\nUnknown option -x\.(?:\n|$)/,
    );
  });

  it.each([
    ['deploy', '--percent', '200', 'a whole number from 1 to 100'],
    ['deploy', '--percent', '', null],
    ['deploy', '--percent', '1e1', 'a whole number from 1 to 100'],
    ['deploy', '--wait', '-1', null],
    ['deploy', '--wait', '361', 'minutes from 0 to 360'],
    ['deploy', '--url', 'docs.example.com', 'a URL such as https://docs.example.com'],
    ['prune', '--keep', '0', 'a number of at least 1'],
    ['start', '--port', '65536', 'a number from 0 to 65535'],
    ['dev', '--port', 'x', 'a number from 0 to 65535'],
    ['export', '--pages', 'html', 'folder or file'],
    ['export', '--base', '/a b/', 'a path such as /docs/'],
    ['audit', '--url', 'x', 'a URL such as https://docs.example.com'],
    ['audit', '--as', 'partners', 'an audience and a file, such as partners=headers.txt'],
    ['doctor', '--url', 'ftp://a.example', 'a URL such as https://docs.example.com'],
    ['verify', '--server', 'sandbox', 'a URL such as https://sandbox.example.com/v1'],
    ['preview', '--name', 'PR 1', /^lowercase letters/],
    ['translations', '--format', 'po', 'xliff or json'],
    ['describe-diff', '--fail-on', 'bad', 'breaking, may-break, safe'],
    ['describe-diff', '--save', 'today', 'a day such as 2026-11-21'],
    ['upgrade', '--from', 'latest', /^a version such as \d/],
  ])('%s reject %s %j', async (name, option, value, expected) => {
    const [, found] = /: expected (.*), got "/.exec(await faultsOf(name, `${option}=${value}`)) ?? [];
    if (expected === null) expect(await faultsOf(name, option, value)).toContain(`${option} needs a value`);
    else expect(found).toMatch(expected);
  });

  it.each([
    ['verify', '--plan', 'plan.yaml'],
    ['build', '--description', 'api.yaml'],
    ['audit', '--as', 'partners=headers.txt'],
    ['preview', '--comment', 'no-folder/comment.md'],
    ['preview', '--release', 'no-release'],
    ['rollback', '--site', 'no-site'],
    ['translations', '--import', 'no-import'],
    ['import', '', ''],
  ])('%s reject missing paths and words: %s %s', async (name, option, value) => {
    if (option === '') expect(await faultsOf(name)).toBe('PROJECT is missing.');
    else
      expect(await faultsOf(name, option, value)).toMatch(
        new RegExp(`${option}: Cannot (?:read|use|write|import) .*there is no such`),
      );
  });

  it('deploy are all checked before it looks for credentials', async () => {
    const args = ['--percent', '200', '--wait=soon', '--site', 'no-site', '--json=yes', 'now'];
    expect((await faultsOf('deploy', ...args)).split('\n')).toEqual([
      '--percent: expected a whole number from 1 to 100, got "200".',
      '--wait: expected minutes from 0 to 360, got "soon".',
      expect.stringMatching(/^--site: Cannot use "no-site": there is no such folder/),
      '--json takes no value.',
      'Unexpected argument "now".',
    ]);
  });

  it('a command do not include the option after an option without a value', async () => {
    expect(await faultsOf('export', '--out', '--epub')).toBe(
      '--out needs a value. If "--epub" is the value, write --out=--epub.',
    );
    expect(await faultsOf('export', '--out')).toBe('--out needs a value: --out DIR.');
    expect(await faultsOf('export', '--out=--epub')).toBe('');
  });

  it.each([
    ['a file as a folder', 'site.yaml/x'],
    ['a name that is too long', 'x'.repeat(300)],
    ['a loop of links', 'loop'],
  ])('a command name %s as missing', async (_, name) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'site.yaml'), 'title: A\n');
    symlinkSync('loop', join(folder, 'loop'));
    const path = join(folder, name);
    const faults = await faultsOf('build', '--site', path, '--description', path);
    expect(faults.split('\n')).toEqual([
      expect.stringMatching(/^--site: Cannot use .*there is no such folder/),
      expect.stringMatching(/^--description: Cannot read .*there is no such file/),
    ]);
  });

  it.each([
    ['build', '--out'],
    ['export', '--out'],
    ['import', '--out'],
    ['translations', '--export'],
  ])('%s name a file in the way of a folder to write: %s', async (name, option) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'file'), '');
    const words = name === 'import' ? [folder] : [];
    expect(await faultsOf(name, ...words, option, join(folder, 'new/folder'))).toBe('');
    for (const path of ['file', 'file/new'])
      expect(await faultsOf(name, ...words, option, join(folder, path))).toMatch(
        new RegExp(`^${option}: Cannot write ".*${path}": ".*file" is a file. Pass another folder.$`),
      );
  });

  it('a command may be pipes, but not folders in place of files', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'folder'));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    const verify = (name: string): Promise<string> =>
      faultsOf('verify', '--server', 'https://a.example', '--plan', join(folder, name));
    expect(await verify('pipe')).toBe('');
    expect(await verify('folder')).toContain('it is not a file');
  });

  it.each([
    ['export', '--base', '', '--out', 'x'],
    ['doctor', '--url', ''],
    ['audit', '--url', 'https://a.example', '--as', 'a=package.json,'],
  ])('%s may be %s %j', async (name, ...args) => {
    expect(await faultsOf(name, ...args)).toBe('');
  });

  it('a command name all missing files with the other faults', async () => {
    expect((await faultsOf('audit', '--as', 'a=no1,b=no2')).split('\n')).toEqual([
      expect.stringMatching(/^--as: Cannot read "no1"/),
      expect.stringMatching(/^--as: Cannot read "no2"/),
      '--as needs --url: without it, every view is checked.',
    ]);
    expect((await faultsOf('describe-diff', 'no1', 'no2', '--fail-on=x')).split('\n')).toEqual([
      expect.stringMatching(/^--fail-on: expected/),
      expect.stringMatching(/^OLD: Cannot read "no1": there is no such file/),
      expect.stringMatching(/^NEW: Cannot read "no2": there is no such file/),
    ]);
    expect((await faultsOf('import', 'no1', 'no2')).split('\n')).toEqual([
      expect.stringMatching(/^PROJECT: Cannot import "no1": there is no such folder/),
      'Unexpected argument "no2".',
    ]);
  });

  it.each([
    ['check', ['--site', '--json'], '--site needs a value. If "--json" is the value, write --site=--json.'],
    ['start', ['-port', '8787'], 'Unknown option -port; did you mean --port?'],
    ['start', ['-port=8787'], 'Unknown option -port; did you mean --port?'],
    ['start', ['--help=1'], '--help takes no value.'],
  ])('%s report one fault once: %j', async (name, args, fault) => {
    expect(await faultsOf(name, ...args)).toBe(fault);
  });

  it('a command have no fault if they are as described', () => {
    const command = defineCommand({
      summary: 'Tests.',
      words: 'A [B]',
      options: { out: { type: 'string', value: 'DIR', required: true, help: 'Output folder.' } },
      findFaults: (_, words) => (words[0] === 'c' ? ['c is taken.'] : []),
      run: async () => {},
    });
    expect(command.help('test')).toContain('--out DIR                 Output folder. Required.');
    expect(() => command.parse(['a', 'b', '--out', 'x'])).not.toThrow();
    expect(() => command.parse(['c', 'b', 'd'])).toThrow(
      '--out is missing: pass --out DIR.\nUnexpected argument "d".\nc is taken.',
    );
  });
});
