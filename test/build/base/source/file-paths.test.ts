import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFileBelow, pathBelow, slashPath } from '../../../../build/base/source/file-paths.ts';
import { newFolder } from '../../../temporary-folder.ts';

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

describe('isFileBelow()', () => {
  let dir: string;
  beforeAll(() => {
    dir = newFolder();
    for (const folder of ['in', 'out']) {
      mkdirSync(join(dir, folder));
      writeFileSync(join(dir, folder, 'a.txt'), folder);
    }
    symlinkSync(join(dir, 'in'), join(dir, 'linked'));
    for (const [to, name] of [
      ['in/a.txt', 'own.txt'],
      ['out/a.txt', 'foreign.txt'],
      ['out', 'folder'],
      ['in/round.txt', 'round.txt'],
      ['in/gone.txt', 'dead.txt'],
    ] as const)
      symlinkSync(join(dir, to), join(dir, 'in', name));
  });

  it.each([
    ['in', 'in/a.txt', true],
    ['in', 'in/own.txt', true],
    ['linked', 'linked/a.txt', true],
    ['in', 'in/foreign.txt', false],
    ['in', 'in/folder/a.txt', false],
    ['in', 'out/a.txt', false],
    ['in', 'in/round.txt', false],
    ['in', 'in/dead.txt', false],
    ['in', 'in/absent.txt', false],
    ['in', 'in', false],
    ['in', 'in/a\0.txt', false],
  ])('of %s and %s is %s', (folder, file, expected) => {
    expect(isFileBelow(join(dir, folder), join(dir, file))).toBe(expected);
  });
});
