import { describe, expect, it } from 'vitest';
import { type Finding, toFinding } from '../../../build/base/report/finding.ts';
import type { Rule } from '../../../build/base/report/rules.ts';
import { foldFindings } from '../../../build/cli/fold-findings.ts';

const finding = (line: number, message: string, rule: Rule | null = 'unknown-component'): Finding =>
  toFinding({ file: 'a.md', position: { line, column: 1 } }, message, rule, 'warning');

describe('foldFindings()', () => {
  it('merges identical findings at the first location', () => {
    const [foo, bar, again] = [finding(1, 'Foo'), finding(2, 'Bar'), finding(3, 'Foo')];
    expect(foldFindings([foo, bar, again]).shown).toEqual([
      { first: foo, others: [again] },
      { first: bar, others: [] },
    ]);
  });

  it('keeps identical messages of two checks separate', () => {
    expect(foldFindings([finding(1, 'A'), finding(1, 'A', 'broken-link')]).shown).toHaveLength(2);
  });

  it('shows the first ten findings of a check and counts the others, including merged ones', () => {
    const orphans = Array.from({ length: 12 }, (_, index) => finding(index, `Orphan ${index}`, 'orphan-page'));
    const { shown, hidden } = foldFindings([...orphans, finding(20, 'Orphan 11', 'orphan-page'), finding(21, 'Foo')]);
    expect(shown.map(({ first }) => first.message)).toEqual([
      ...orphans.slice(0, 10).map(({ message }) => message),
      'Foo',
    ]);
    expect([...hidden]).toEqual([['orphan-page', 3]]);
  });

  it('shows findings with other remedies before the rest of those with the same', () => {
    const links = Array.from({ length: 12 }, (_, index) => `Cannot link "/${index}": no such page. Set "linkBase".`);
    const others = ['Cannot match "a": too long. Correct one of them.', 'Cannot read "minn"; did you mean "min"?'];
    const { shown, hidden } = foldFindings([...links, ...others].map((message, line) => finding(line, message)));
    expect(shown.map(({ first }) => first.message)).toEqual([...links.slice(0, 8), ...others]);
    expect([...hidden]).toEqual([['unknown-component', 4]]);
  });

  it('shows fifty findings without a check', () => {
    const notes = Array.from({ length: 60 }, (_, index) => finding(index, `Note ${index}`, null));
    const { shown, hidden } = foldFindings(notes);
    expect([shown.length, [...hidden]]).toEqual([50, [['', 10]]]);
  });
});
