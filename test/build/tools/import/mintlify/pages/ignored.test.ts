import { describe, expect, it } from 'vitest';
import { createIgnoreFilter } from '../../../../../../build/tools/import/mintlify/pages/ignored.ts';

describe('createIgnoreFilter()', () => {
  it.each([
    ['draft.mdx', 'guides/draft.mdx', true],
    ['draft.mdx', 'guides/my-draft.mdx', false],
    ['/draft.mdx', 'guides/draft.mdx', false],
    ['guides/*.mdx', 'guides/a.mdx', true],
    ['guides/*.mdx', 'guides/old/a.mdx', false],
    ['guides/*.mdx', 'en/guides/a.mdx', false],
    ['guides/**/a.mdx', 'guides/a.mdx', true],
    ['guides/**/a.mdx', 'guides/b/c/a.mdx', true],
    ['guides/**/a.mdx', 'guides/b/ca.mdx', false],
    ['guides/**', 'guides/b/c.mdx', true],
    ['?.mdx', 'guides/a.mdx', true],
    ['?.mdx', 'guides/ab.mdx', false],
    ['a+(b).mdx', 'a+(b).mdx', true],
  ])('%s and the file %s: %s', (pattern, path, expected) => {
    expect(createIgnoreFilter(pattern)(path, false)).toBe(expected);
  });

  it('follows the last matching pattern, and matches only folders if it ends with a slash', () => {
    const isIgnored = createIgnoreFilter('# Drafts\n*.mdx\n!keep.mdx\nold/\n');
    expect([isIgnored('a.mdx', false), isIgnored('keep.mdx', false)]).toEqual([true, false]);
    expect([isIgnored('old', false), isIgnored('old', true)]).toEqual([false, true]);
  });

  it('takes no longer for many stars', () => {
    // With backtracking, it would not end.
    expect(createIgnoreFilter(`${'a*'.repeat(100)}b`)('a'.repeat(200), false)).toBe(false);
  });
});
