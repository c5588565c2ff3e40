import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder, stageFolder } from '../../../../build/release/records/replace-folder.ts';
import { writeContent, writeFiles } from '../../content-folder.ts';

let dir: string;
beforeEach(() => {
  dir = writeContent({});
});

describe('replaceFolder()', () => {
  it('lets several processes replace the folder, and leaves no temporary files', { timeout: 60_000 }, async () => {
    const module = new URL('../../../../build/release/records/replace-folder.ts', import.meta.url);
    writeFiles(dir, {
      'swap.mts': `import { writeFileSync } from 'node:fs';
import { replaceFolder, stageFolder } from ${JSON.stringify(module.href)};
for (let i = 0; i < 150; i++) {
  const { staging, target } = stageFolder(process.argv[2]);
  for (const name of ['a', 'b', 'c']) writeFileSync(staging + '/' + name, String(process.pid));
  replaceFolder(staging, target);
}
`,
    });
    const processes = Array.from({ length: 3 }, () =>
      spawn(process.execPath, ['--import', 'tsx', join(dir, 'swap.mts'), join(dir, 'out')], { stdio: 'inherit' }),
    );
    const exits = await Promise.all(processes.map((child) => once(child, 'exit')));
    expect(exits.map(([code]) => code)).toEqual([0, 0, 0]);
    expect(readdirSync(dir).sort()).toEqual(['out', 'swap.mts']);
    expect(new Set(['a', 'b', 'c'].map((name) => readFileSync(join(dir, 'out', name), 'utf8'))).size).toBe(1);
  });

  it('writes to the target of a symbolic link, and keeps the link', () => {
    mkdirSync(join(dir, 'real'));
    symlinkSync(join(dir, 'real'), join(dir, 'link'));
    const { staging, target } = stageFolder(join(dir, 'link'));
    writeFileSync(join(staging, 'a'), '');
    replaceFolder(staging, target);
    expect(readdirSync(join(dir, 'link'))).toEqual(['a']);
    expect(readdirSync(join(dir, 'real'))).toEqual(['a']);
  });
});

describe('stageFolder()', () => {
  it('removes only the leftovers of killed processes', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    for (const name of [`out.new-${pid}`, `out.old-${pid}`, `out.new-${process.ppid}`, `other.new-${pid}`, 'out.news'])
      mkdirSync(join(dir, name));
    stageFolder(join(dir, 'out'));
    expect(readdirSync(dir).sort()).toEqual(
      [`other.new-${pid}`, `out.new-${process.pid}`, `out.new-${process.ppid}`, 'out.news'].sort(),
    );
  });
});
