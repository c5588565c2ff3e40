import { describe, expect, it } from 'vitest';
import { matchesGlob, readGlob } from '../../../../../build/tools/import/shared/match-glob.ts';

describe('matchesGlob()', () => {
  it.each([
    ['README.md', 'README.md', true],
    ['README.md', 'a/README.md', false],
    ['**/README.md', 'README.md', true],
    ['**/concept-context/**', 'a/concept-context/b/c.md', true],
    ['**/_*.{js,md}', 'a/_b.md', true],
    ['**/_*.{js,md}', 'a/_b.mdx', false],
    ['a?.md', 'ab.md', true],
    ['*.md', 'a/b.md', false],
    ['a.md', 'axmd', false],
    ['{a.md', '{a.md', true],
    ['a,b.md', 'a,b.md', true],
    ['{a,b/{c,d}}.md', 'b/d.md', true],
    ['{a,b/{c,d}}.md', 'b/.md', false],
    ['{,a}.md', '.md', true],
  ])('%s of %s: %s', (glob, path, isMatch) => {
    expect(matchesGlob(readGlob(glob), path)).toBe(isMatch);
  });

  it.each([
    `${'**/'.repeat(400)}a`,
    `${'*'.repeat(400)}a`,
    `${'{*,**}'.repeat(200)}a`,
    `${'{'.repeat(2_000)}a${'}'.repeat(2_000)}`,
  ])('takes little time for a hostile pattern', (glob) => {
    const path = 'b/'.repeat(200);
    const start = performance.now();
    expect(matchesGlob(readGlob(glob), path)).toBe(false);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
