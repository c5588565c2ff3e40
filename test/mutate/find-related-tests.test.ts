import { describe, expect, it } from 'vitest';
import { findRelatedTests } from './find-related-tests.ts';

const FILES = new Map([
  ['build/a/one.ts', ''],
  ['build/a/two.ts', "import { one } from './one.ts';"],
  ['build/b/lazy.ts', "const { one } = await import('../a/one.ts');"],
  ['build/b/loop.ts', "export * from './lazy.ts';\nimport { self } from './loop.ts';"],
  ['test/build/a/one.test.ts', ''],
  ['test/build/a/beside.test.tsx', ''],
  ['test/build/b/lazy.test.ts', "import { lazy } from '../../../build/b/lazy.ts';"],
  ['test/build/b/direct.test.ts', "import {\n  one,\n} from '../../../build/a/one.ts';"],
  ['test/build/b/loop.test.ts', "import '../../../build/b/loop.ts';"],
  ['test/build/b/other.test.ts', "import { three } from '../../../build/a/one.tsx';"],
]);

describe('findRelatedTests()', () => {
  it('puts tests of the same name first, then those beside, then those with the fewest imports in between', () => {
    expect(findRelatedTests(FILES, 'build/a/one.ts')).toEqual([
      'test/build/a/one.test.ts',
      'test/build/a/beside.test.tsx',
      'test/build/b/direct.test.ts',
      'test/build/b/lazy.test.ts',
      'test/build/b/loop.test.ts',
    ]);
  });

  it('knows tests in the same folder', () => {
    const files = new Map([
      ['build/a/block.tsx', ''],
      ['build/a/block.test.tsx', ''],
    ]);
    expect(findRelatedTests(files, 'build/a/block.tsx')).toEqual(['build/a/block.test.tsx']);
  });
});
