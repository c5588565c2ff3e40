import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';
import { compile } from '../../../../test/build/page/prose/compile.ts';

describe('icon', () => {
  it('is drawn, and labelled if it has a label', () => {
    expect(compile('a :icon[rocket]').html).toMatch(
      /^<p>a <svg class="drawn" viewBox="0 0 24 24" aria-hidden="true">.*<\/svg><\/p>/,
    );
    expect(compile('<Icon name="rocket" label="Fast" />').html).toContain('role="img" aria-label="Fast"');
    expect(show('a :icon[rocket]{label="Fast"}').markdown).toBe('a Fast');
  });

  it('stays text after a word, in code and without brackets', () => {
    expect(show('a:icon[rocket] `:icon[rocket]` :icon').html).toBe(
      '<p>a:icon[rocket] <code>:icon[rocket]</code> :icon</p>',
    );
  });

  it('is reported if it does not exist', () => {
    expect(show('a :icon[rokcet]').findings).toEqual([
      'a.md:1:3 unknown-attribute: Cannot draw the icon "rokcet": there is no such icon; did you mean "rocket"?',
    ]);
  });
});
