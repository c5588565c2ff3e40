import { describe, expect, it } from 'vitest';
import { formatFinding, SourceError, toFinding } from '../../../build/report/finding.ts';
import { Report } from '../../../build/report/report.ts';

describe('Report', () => {
  it('tells findings in the order of files, lines and columns, whatever the order in which they came', () => {
    const report = new Report();
    report.error({ file: 'b.md', position: { line: 1, column: 1 } }, 'third');
    report.error({ file: 'a.md', position: { line: 10, column: 2 } }, 'second');
    report.error({ file: 'a.md', position: { line: 10, column: 1 } }, 'first');
    report.error({ file: 'a.md' }, 'whole file');
    expect(report.errors.map(({ message }) => message)).toEqual(['whole file', 'first', 'second', 'third']);
  });

  it('fails with errors, not with warnings', () => {
    const report = new Report();
    report.warn({ file: 'a' }, 'odd');
    expect(report.failed).toBe(false);
    report.error({ file: 'a' }, 'wrong');
    expect(report.failed).toBe(true);
  });

  it('notes every finding of a source error, and goes on', async () => {
    const report = new Report();
    const result = await report.attempt(() => {
      throw new SourceError([toFinding({ file: 'a' }, 'one'), toFinding({ file: 'a' }, 'two')]);
    });
    expect(result).toBeNull();
    expect(report.errors.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  it('lets other exceptions pass: they are bugs', async () => {
    const work = (): never => {
      throw new TypeError('bug');
    };
    await expect(new Report().attempt(work)).rejects.toThrow('bug');
  });

  it('takes over any number of findings', () => {
    const [report, other] = [new Report(), new Report()];
    for (let count = 0; count < 200_000; count++) other.warn({ file: 'a' }, 'odd');
    report.add(other);
    expect(report.warnings).toHaveLength(200_000);
  });
});

describe('formatFinding()', () => {
  it.each([
    [{ file: 'a.md' }, 'a.md: Cannot.'],
    [{ file: 'a.md', position: { line: 3, column: 1 } }, 'a.md:3:1: Cannot.'],
    [{ file: 'a.yaml', position: { line: 8, column: 2 }, pointer: '#/paths/~1a' }, 'a.yaml:8:2 (#/paths/~1a): Cannot.'],
    [{ file: 'https://x.test/a', pointer: '#' }, 'https://x.test/a (#): Cannot.'],
  ])('writes the place first: %j', (place, line) => {
    expect(formatFinding(toFinding(place, 'Cannot.'))).toBe(line);
  });
});
