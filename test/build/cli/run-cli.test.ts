import { describe, expect, it } from 'vitest';
import { runHere } from '../../deploy/run-here.ts';

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
