import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Excerpts, formatExcerpt } from '../../../../build/base/report/excerpt.ts';
import { toFinding } from '../../../../build/base/report/finding.ts';
import { describeFinding, terminalColors } from '../../../../build/cli/print-report.ts';
import { writeContent } from '../../content-folder.ts';

const fileWith = (text: string): string => {
  const dir = writeContent({ 'a.md': text });
  return join(dir, 'a.md');
};

const LONG = `${'a'.repeat(200)}!${'b'.repeat(1_000_000)}`;

describe('Excerpts', () => {
  it.each([
    ['one\n[x](nope)\n', 2, 4, ['2 | [x](nope)', '  |    ^']],
    ['\tx', 1, 2, ['1 |  x', '  |  ^']],
    ['a\r\nb\rc', 3, 1, ['3 | c', '  | ^']],
    ['\u001b[31mred\u202e', 1, 1, ['1 |  [31mred ', '  | ^']],
    [LONG, 1, 201, [`1 | …${'a'.repeat(40)}!${'b'.repeat(59)}…`, `  | ${' '.repeat(41)}^`]],
  ])('shows the line of %#, whatever it contains', (text, line, column, expected) => {
    const excerpt = new Excerpts().find({ file: fileWith(text), line, column });
    expect(excerpt && formatExcerpt(excerpt, line)).toEqual(expected);
  });

  it.each([
    { file: 'none.md', line: 1, column: 1 },
    { file: 'https://x.test/a.yaml', line: 1, column: 1 },
    { file: 'package.json', line: null, column: null },
    { file: 'package.json', line: 100_000, column: 1 },
  ])('returns null for %j', (location) => {
    expect(new Excerpts().find(location)).toBeNull();
  });
});

describe('describeFinding()', () => {
  const finding = (file: string) =>
    toFinding({ file, position: { line: 1, column: 1 } }, 'Cannot link "x".', 'broken-link');

  it('shows severity, location, message and rule, and the line with a caret', () => {
    const file = fileWith('[y](x)');
    const plain = terminalColors({ isTTY: false }, {});
    expect(describeFinding(finding(file), new Excerpts(), plain)).toBe(
      `error: ${file}:1:1: Cannot link "x". [broken-link]\n  1 | [y](x)\n    | ^`,
    );
  });

  it('uses colours only in a terminal, and never with NO_COLOR', () => {
    const said = (isTTY: boolean, environment: Record<string, string>): string =>
      describeFinding(finding('none.md'), new Excerpts(), terminalColors({ isTTY }, environment));
    expect(said(true, {})).toContain('\u001b[31merror:\u001b[39m');
    expect(said(true, { NO_COLOR: '1' })).not.toContain('\u001b');
    expect(said(true, { TERM: 'dumb' })).not.toContain('\u001b');
    expect(said(false, {})).not.toContain('\u001b');
  });
});
