import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportGraph } from './import-graph.ts';
import { orderTests } from './order-tests.ts';
import { findProjects } from './projects.ts';

const FILES = {
  'build/a.ts': 'export const a = 1;',
  'build/b.ts': "import { a } from './a.ts';",
  'build/types.ts': "import type { a } from './a.ts';",
  'build/run.js': "await import('./b.ts');",
  'test/build/far.test.ts': "import '../../build/b.ts';",
  'test/build/near.test.ts': "import {\n  a,\n} from '../../build/a.ts';",
  'test/build/spawn.test.ts': "spawn('node', ['build/run.js']);",
  'test/build/types.test.ts': "import '../../build/types.ts';",
};

describe('ImportGraph', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'import-graph-'));
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('follows imports, and paths of files that are started, but not imports of types', () => {
    expect(Object.fromEntries(new ImportGraph(root, Object.keys(FILES)).distances('build/a.ts'))).toEqual({
      'build/a.ts': 0,
      'build/b.ts': 1,
      'test/build/near.test.ts': 1,
      'build/run.js': 2,
      'test/build/far.test.ts': 2,
      'test/build/spawn.test.ts': 3,
    });
  });

  it('puts near tests first, then those with a similar path', () => {
    const graph = new ImportGraph(root, Object.keys(FILES));
    const tests = [
      'test/browser/tabs.test.ts',
      'test/build/far.test.ts',
      'test/browser/a.test.ts',
      'test/build/near.test.ts',
    ];
    expect(orderTests(graph, 'build/a.ts', tests)).toEqual([
      'test/build/near.test.ts',
      'test/build/far.test.ts',
      'test/browser/a.test.ts',
      'test/browser/tabs.test.ts',
    ]);
  });
});

describe('findProjects()', () => {
  it('assigns each test file to its project', () => {
    const files = [
      'test/build/a.test.ts',
      'build/page/blocks/b/block.test.ts',
      'test/site/c.test.ts',
      'test/site/get.ts',
    ];
    const found = findProjects(files).map(({ name, files }) => [name, files]);
    expect(Object.fromEntries(found)).toEqual({
      node: ['test/build/a.test.ts', 'build/page/blocks/b/block.test.ts'],
      operate: [],
      site: ['test/site/c.test.ts'],
      content: [],
      browser: [],
    });
  });
});
