import { describe, expect, it } from 'vitest';
import { formatFinding, remedyOf, SourceError, toFinding } from '../../../../build/base/report/finding.ts';
import { Report } from '../../../../build/base/report/report.ts';
import type { Severities } from '../../../../build/base/report/rules.ts';

describe('Report', () => {
  it('sorts findings by file, line and column', () => {
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

  it('records every finding of a source error, and continues', async () => {
    const report = new Report();
    const result = await report.attempt(() => {
      throw new SourceError([toFinding({ file: 'a' }, 'one'), toFinding({ file: 'a' }, 'two')]);
    });
    expect(result).toBeNull();
    expect(report.errors.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  it('has a message with a line for each finding of a source error', () => {
    const findings = ['one', 'two'].map((message) => toFinding({ file: 'a' }, message));
    expect(new SourceError(findings).message).toMatch(/^a: one\na: two$/);
  });

  it('rethrows other exceptions, which are bugs', async () => {
    const work = (): never => {
      throw new TypeError('bug');
    };
    await expect(new Report().attempt(work)).rejects.toThrow('bug');
  });

  it('merges any number of findings', () => {
    const [report, other] = [new Report(), new Report()];
    for (let count = 0; count < 200_000; count++) other.warn({ file: 'a' }, 'odd');
    report.add(other);
    expect(report.warnings).toHaveLength(200_000);
  });
});

describe('checks', () => {
  const report = (checks: Severities, strict = false) => {
    const made = new Report({ strict });
    made.note('broken-link', { file: 'a' }, 'x');
    made.note('broken-anchor', { file: 'b' }, 'x', 'warning');
    made.note('image-without-alt', { file: 'c' }, 'x');
    made.configure(checks);
    const rules = [...made.errors, ...made.warnings].map(({ rule, severity }) => `${severity} ${rule}`);
    return { rules, failed: made.failed };
  };

  it('have their default severity, unless the site overrides it', () => {
    expect(report({}).rules).toEqual(['error broken-link', 'warning broken-anchor', 'warning image-without-alt']);
    const { rules } = report({ 'broken-link': 'warning', 'image-without-alt': 'error', 'broken-anchor': 'off' });
    expect(rules).toEqual(['error image-without-alt', 'warning broken-link']);
  });

  it('keep a finding as a warning if it is recorded as mild', () => {
    expect(report({ 'broken-link': 'off', 'broken-anchor': 'error' }).rules).toContain('warning broken-anchor');
  });

  it('fail a strict build with warnings', () => {
    expect(report({ 'broken-link': 'off' }).failed).toBe(false);
    expect(report({ 'broken-link': 'off' }, true).failed).toBe(true);
  });
});

describe('remedyOf()', () => {
  it.each([
    ['Cannot link "x": there is no page /x; did you mean "/y"?', 'did you mean "/y"?'],
    ['Cannot link "x": there is no page /x. Create it.', 'Create it.'],
    ['Cannot read a.yaml: found 1.5 and e.g. this. Add it. Then go on.', 'Add it. Then go on.'],
    ['3 more warnings are not shown.', null],
  ])('finds the remedy in %j', (message, remedy) => {
    expect(remedyOf({ message })).toBe(remedy);
  });
});

describe('formatFinding()', () => {
  it.each([
    [{ file: 'a.md' }, 'a.md: Cannot.'],
    [{ file: 'a.md', position: { line: 3, column: 1 } }, 'a.md:3:1: Cannot.'],
    [{ file: 'a.yaml', position: { line: 8, column: 2 }, pointer: '#/paths/~1a' }, 'a.yaml:8:2 (#/paths/~1a): Cannot.'],
    [{ file: 'https://x.test/a', pointer: '#' }, 'https://x.test/a (#): Cannot.'],
  ])('writes the location first: %j', (location, line) => {
    expect(formatFinding(toFinding(location, 'Cannot.'))).toBe(line);
  });
});
