import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { fillFolder } from './fill-folder.ts';

describe('fillFolder()', () => {
  const parents: string[] = [];
  const newParent = () => {
    const parent = mkdtempSync(join(tmpdir(), 'fill-folder-'));
    parents.push(parent);
    return parent;
  };
  afterEach(() => {
    for (const parent of parents.splice(0)) rmSync(parent, { recursive: true });
  });

  it('returns only when the folder is complete, also while someone else fills it', async () => {
    const parent = newParent();
    const folder = join(parent, 'cache/browser');
    const readers = [0, 50, 100, 150].map(async (delay) => {
      await setTimeout(delay);
      await fillFolder(folder, async (target) => {
        writeFileSync(join(target, 'file'), 'half');
        await setTimeout(100);
        writeFileSync(join(target, 'file'), 'whole');
      });
      return readFileSync(join(folder, 'file'), 'utf8');
    });
    expect(await Promise.all(readers)).toEqual(['whole', 'whole', 'whole', 'whole']);
    expect(readdirSync(join(parent, 'cache'))).toEqual(['browser']);
  });

  it('leaves nothing behind if filling fails, and tries again the next time', async () => {
    const parent = newParent();
    const folder = join(parent, 'browser');
    const fail = () => {
      throw new Error('No space left');
    };
    await expect(fillFolder(folder, fail)).rejects.toThrow('No space left');
    expect(readdirSync(parent)).toEqual([]);
    await fillFolder(folder, (target) => writeFileSync(join(target, 'file'), 'whole'));
    expect(readdirSync(folder)).toEqual(['file']);
  });
});
