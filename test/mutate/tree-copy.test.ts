import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, readEngine, TreeCopy } from './tree-copy.ts';

describe('TreeCopy', () => {
  let folder = '';
  let root = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tree-copy-'));
    root = join(folder, 'original');
    const files = {
      '.gitignore': 'node_modules/\n.cache/\n',
      'build/a.ts': 'save(1);',
      'build/a.test.ts': 'save(2);',
      'build/cli/init/template/b.tsx': 'save(3);',
      'worker/env.d.ts': 'declare const a: 1;',
      '.cache/site/old': 'old',
      'node_modules/package/index.js': 'package',
      'node_modules/.cache/engine': 'cache',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    execFileSync('git', ['init', '-q'], { cwd: root });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has all files and packages of the original, but no caches', () => {
    const copy = new TreeCopy(root, join(folder, 'copy'));
    expect(listFiles(root).filter((file) => !existsSync(join(copy.root, file)))).toEqual([]);
    expect(readFileSync(join(copy.root, 'node_modules/package/index.js'), 'utf8')).toBe('package');
    expect(existsSync(join(copy.root, '.cache'))).toBe(false);
    expect(existsSync(join(copy.root, 'node_modules/.cache'))).toBe(false);
  });

  it('changes files in the copy alone', () => {
    const copy = new TreeCopy(root, join(folder, 'changed'));
    expect(copy.write(new Map([['build/a.ts', ';']]))).toEqual([join(copy.root, 'build/a.ts')]);
    expect(readFileSync(join(copy.root, 'build/a.ts'), 'utf8')).toBe(';');
    expect(readFileSync(join(root, 'build/a.ts'), 'utf8')).toBe('save(1);');
  });

  it('mutates sources of the engine: no tests, declarations or templates', () => {
    expect([...readEngine(root)]).toEqual([['build/a.ts', 'save(1);']]);
  });
});
