import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('replaceFolder() on a disk that refuses', () => {
  const { renameSync } = fs;
  const refuse = (isRefused: (from: string) => boolean): void => {
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (isRefused(String(from))) throw Object.assign(new Error('EPERM: a'), { code: 'EPERM' });
      renameSync(from, to);
    });
    syncBuiltinESMExports();
  };
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it.each([
    ['new folder', /\.new-\d+$/, 'out'],
    ['new folder, or the previous one back,', /\.(?:new|old)-\d+$/, `out.old-${process.pid}`],
  ])('keeps the previous folder if the %s cannot be moved', (_, refused, kept) => {
    writeFiles(dir, { 'out/a': 'before' });
    const { staging, target } = stageFolder(join(dir, 'out'));
    refuse((from) => refused.test(from));
    expect(() => replaceFolder(staging, target)).toThrow('EPERM');
    expect(readFileSync(join(dir, kept, 'a'), 'utf8')).toBe('before');
  });

  it('replaces the folder when it can be moved after all', () => {
    writeFiles(dir, { 'out/a': 'before' });
    const { staging, target } = stageFolder(join(dir, 'out'));
    let refusals = 0;
    refuse((from) => /\.new-\d+$/.test(from) && refusals++ < 3);
    replaceFolder(staging, target);
    expect([readdirSync(dir), readdirSync(join(dir, 'out'))]).toEqual([['out'], []]);
  });
});

describe('stageFolder()', () => {
  it('puts the previous folder back that a killed process moved away', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFiles(dir, { [`out.old-${pid}/a`]: 'before' });
    stageFolder(join(dir, 'out'));
    expect(readFileSync(join(dir, 'out', 'a'), 'utf8')).toBe('before');
  });

  it('removes only the leftovers of killed processes', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    mkdirSync(join(dir, 'out'));
    for (const name of [`out.new-${pid}`, `out.old-${pid}`, `out.new-${process.ppid}`, `other.new-${pid}`, 'out.news'])
      mkdirSync(join(dir, name));
    stageFolder(join(dir, 'out'));
    expect(readdirSync(dir).sort()).toEqual(
      [`other.new-${pid}`, 'out', `out.new-${process.pid}`, `out.new-${process.ppid}`, 'out.news'].sort(),
    );
  });
});
