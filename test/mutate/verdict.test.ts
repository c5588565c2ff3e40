import { describe, expect, it } from 'vitest';
import { toVerdict } from './verdict.ts';

describe('toVerdict()', () => {
  it('names the first test file that fails', () => {
    const errors = '\n FAIL  |node| test/a.test.ts > a() > b\nError: c\n FAIL  |node| test/d.test.ts > d()\n';
    expect(toVerdict(1, errors)).toEqual({ kind: 'failed', file: 'test/a.test.ts' });
  });

  it('passes only with the status 0', () => {
    expect(toVerdict(0, 'a warning\n')).toEqual({ kind: 'passed' });
  });

  it.each([
    [1, 'Startup Error\nSyntaxError: x\n', 'Startup Error'],
    [
      1,
      '\nTests left 2 files or folders in the temporary folder: a, b\n',
      'Tests left 2 files or folders in the temporary folder: a, b',
    ],
    [134, '', 'the tests ended with status 134'],
    [null, ' FAIL  |node| test/a.test.ts\n', 'the tests did not end'],
  ])('is undecided after the status %s with the errors %j', (status, errors, reason) => {
    expect(toVerdict(status, errors)).toEqual({ kind: 'undecided', reason });
  });
});
