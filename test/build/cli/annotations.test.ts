import { describe, expect, it } from 'vitest';
import { toFinding } from '../../../build/base/report/finding.ts';
import { toAnnotation } from '../../../build/cli/annotations.ts';

describe('toAnnotation()', () => {
  it('contains file, line, column and rule', () => {
    const place = { file: 'a, b.md', position: { line: 3, column: 7 } };
    expect(toAnnotation(toFinding(place, 'Cannot link: 100%\nWrite another.', 'broken-link'))).toBe(
      '::error file=a%2C b.md,line=3,col=7,title=broken-link::Cannot link: 100%25%0AWrite another.',
    );
  });

  it('omits unknown properties', () => {
    const finding = toFinding({ file: 'worker' }, 'Large.', null, 'warning');
    expect(toAnnotation(finding)).toBe('::warning file=worker::Large.');
  });
});
