import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { ensureEngine } from '../../../build/engine/engine-cache.js';

const dir = mkdtempSync(join(tmpdir(), 'engine-'));
afterAll(() => rmSync(dir, { recursive: true }));

let fills = 0;
async function fill(folder: string): Promise<void> {
  fills++;
  writeFileSync(join(folder, 'build.mjs'), 'build');
  await setTimeout(5);
  writeFileSync(join(folder, 'chunk.mjs'), 'chunk');
}
const modules = (folder: string): string[] =>
  ['build.mjs', 'chunk.mjs'].map((name) => readFileSync(join(folder, name), 'utf8'));

describe('ensureEngine()', () => {
  it('fills a folder once', async () => {
    const folder = join(dir, 'once', 'v1');
    fills = 0;
    await ensureEngine(folder, fill);
    await ensureEngine(folder, fill);
    expect(modules(folder)).toEqual(['build', 'chunk']);
    expect(fills).toBe(1);
  });

  it.each([
    ['is cut short', (folder: string) => writeFileSync(join(folder, 'chunk.mjs'), 'chu')],
    ['is gone', (folder: string) => rmSync(join(folder, 'chunk.mjs'))],
    ['is foreign', (folder: string) => writeFileSync(join(folder, 'other.mjs'), '')],
  ])('fills it anew when a module %s', async (_what, damage) => {
    const folder = join(dir, 'damaged', 'v1');
    await ensureEngine(folder, fill);
    damage(folder);
    await ensureEngine(folder, fill);
    expect(modules(folder)).toEqual(['build', 'chunk']);
    expect(readdirSync(folder).sort()).toEqual(['build.mjs', 'chunk.mjs', 'index.json']);
  });

  it('leaves a whole engine to each of those who fill one at the same time', async () => {
    const folder = join(dir, 'together', 'v1');
    await Promise.all([1, 2, 3].map(() => ensureEngine(folder, fill)));
    expect(modules(folder)).toEqual(['build', 'chunk']);
    expect(readdirSync(join(dir, 'together'))).toEqual(['v1']);
  });

  it('leaves nothing behind when it cannot be filled', async () => {
    const broken = (): Promise<void> => Promise.reject(new Error('no esbuild'));
    await expect(ensureEngine(join(dir, 'broken', 'v1'), broken)).rejects.toThrow('no esbuild');
    expect(readdirSync(join(dir, 'broken'))).toEqual([]);
  });

  it('removes engines that were not used for long, but for a few', async () => {
    const parent = join(dir, 'old');
    for (const [index, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
      mkdirSync(join(parent, name), { recursive: true });
      const used = new Date(Date.now() - (index + 1) * 20 * 3_600_000);
      utimesSync(join(parent, name), used, used);
    }
    await ensureEngine(join(parent, 'v1'), fill);
    expect(readdirSync(parent).sort()).toEqual(['a', 'b', 'c', 'd', 'v1']);
  });
});
