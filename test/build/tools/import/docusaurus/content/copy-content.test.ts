import { describe, expect, it } from 'vitest';
import { createExcludeFilter } from '../../../../../../build/tools/import/docusaurus/content/copy-content.ts';

describe('createExcludeFilter()', () => {
  it.each([
    ['README.md', true],
    ['a/_b.mdx', true],
    ['a/b.md', false],
  ])('%s matches one of the globs: %s', (path, isExcluded) => {
    expect(createExcludeFilter(['README.md', '**/_*.{md,mdx}'])(path)).toBe(isExcluded);
  });

  it('excludes nothing without globs', () => {
    expect(createExcludeFilter([])('a.md')).toBe(false);
  });
});
