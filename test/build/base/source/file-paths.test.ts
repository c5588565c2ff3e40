import { posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathBelow, slashPath } from '../../../../build/base/source/file-paths.ts';

describe('slashPath()', () => {
  it.each([
    ['C:\\docs', 'C:\\docs\\guides\\a.md', 'guides/a.md'],
    ['C:\\docs', 'C:\\b.md', '../b.md'],
    ['C:\\docs', 'c:\\Docs\\a.md', 'a.md'],
    ['C:\\docs', 'D:\\a.md', 'D:/a.md'],
    ['\\\\host\\share\\docs', '\\\\host\\share\\docs\\ä b\\c.md', 'ä b/c.md'],
  ])('converts %s to %s on Windows', (folder, file, expected) => {
    expect(slashPath(folder, file, win32)).toBe(expected);
  });

  it('keeps a backslash on other systems, where it is a letter', () => {
    expect(slashPath('/docs', '/docs/a\\b.md', posix)).toBe('a\\b.md');
  });
});

describe('pathBelow()', () => {
  it.each([
    ['C:\\docs', 'C:\\docs', ''],
    ['C:\\docs', 'C:\\docs\\..a\\b.md', '..a/b.md'],
    ['C:\\docs', 'C:\\docs2\\a.md', null],
    ['C:\\docs', 'C:\\', null],
    ['C:\\docs', 'D:\\docs\\a.md', null],
  ])('of %s and %s on Windows', (folder, file, expected) => {
    expect(pathBelow(folder, file, win32)).toBe(expected);
  });

  it.each([
    ['/docs', '/docs/a.md', 'a.md'],
    ['/docs', '/docs2/a.md', null],
    ['/docs', '/', null],
  ])('of %s and %s', (folder, file, expected) => {
    expect(pathBelow(folder, file, posix)).toBe(expected);
  });
});
