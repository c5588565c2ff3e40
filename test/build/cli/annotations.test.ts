import { describe, expect, it } from 'vitest';
import { toAnnotation } from '../../../build/cli/annotations.ts';

describe('toAnnotation()', () => {
  it('contains file, line, column and rule', () => {
    const finding = {
      rule: 'broken-link',
      severity: 'error',
      file: 'a, b.md',
      line: 3,
      column: 7,
      pointer: null,
    } as const;
    expect(toAnnotation({ ...finding, message: 'Cannot link: 100%\nWrite another.' })).toBe(
      '::error file=a%2C b.md,line=3,col=7,title=broken-link::Cannot link: 100%25%0AWrite another.',
    );
  });

  it('omits unknown properties', () => {
    const finding = {
      rule: null,
      severity: 'warning',
      file: 'worker',
      line: null,
      column: null,
      pointer: null,
    } as const;
    expect(toAnnotation({ ...finding, message: 'Large.' })).toBe('::warning file=worker::Large.');
  });
});
