import { describe, expect, it } from 'vitest';
import { type Finding, toFinding } from '../../../../build/base/report/finding.ts';
import { toDevErrors } from '../../../../build/serve/dev/dev-errors.ts';
import { findMessages } from '../../../../worker/model/messages/find-messages.ts';

const at = (file: string, line: number): Finding =>
  toFinding({ file, position: { line, column: 2 } }, 'Cannot read it.', 'broken-link');

const EN = findMessages('en');

describe('toDevErrors()', () => {
  it('links each location to the editor, whatever the file name', () => {
    const href = 'vscode://file/docs/a%20b/%231.md:3:2';
    const facts = { message: 'Cannot read it.', rule: 'broken-link', excerpt: null };
    expect(toDevErrors([at('/docs/a b/#1.md', 3)], EN)).toEqual([{ ...facts, location: '/docs/a b/#1.md:3:2', href }]);
    expect(toDevErrors([at('/a.md', 1)], EN, 'idea://open?file=/{file}&line={line}')[0]?.href).toBe(
      'idea://open?file=/a.md&line=1',
    );
  });

  it('does not link files on another machine', () => {
    expect(toDevErrors([at('https://api.example.com/openapi.yaml', 1)], EN)[0]?.href).toBeNull();
  });

  it('shows the first fifty, and the number of others', () => {
    const errors = toDevErrors(
      Array.from({ length: 60 }, (_, index) => at('/a.md', index + 1)),
      EN,
    );
    expect(errors).toHaveLength(51);
    expect(errors.at(-1)?.message).toBe('… and 10 more. See the terminal.');
  });
});
