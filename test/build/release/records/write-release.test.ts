import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Release } from '../../../../build/release/records/make-release.ts';
import { writeRelease } from '../../../../build/release/records/write-release.ts';
import type { Manifest } from '../../../../worker/model/records/manifest.ts';
import { type ManifestText, openManifest } from '../../../../worker/model/records/manifest-text.ts';
import { writeContent, writeFiles } from '../../content-folder.ts';

const release = (...records: string[]): Release => ({
  manifest: { release: records.join(), pages: new Map(), sidebars: {} } as unknown as Manifest,
  workerCode: 'code',
  records: new Map(records.map((key) => [key, Buffer.from(key)])),
});
let dir: string;
beforeEach(() => {
  dir = writeContent({});
});
const list = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String).sort();

describe('writeRelease()', () => {
  it('writes the worker and every record, and counts new ones', async () => {
    const out = join(dir, 'deep/dist');
    const first = await writeRelease(out, release('page/a', 'file/b.css'));
    expect(first).toEqual({ newRecords: 2, unchangedRecords: 0, bytes: 16 });
    const second = await writeRelease(out, release('page/a', 'page/c'));
    expect(second).toEqual({ newRecords: 1, unchangedRecords: 1, bytes: 12 });
    expect(list(join(out, 'records')).filter((name) => /[ac]$/.test(name))).toEqual(['page/a', 'page/c']);
    expect(list(join(out, 'worker'))).toEqual(['app.js', 'index.js', 'manifest.js']);
    // No temporary files.
    expect(readdirSync(join(dir, 'deep'))).toEqual(['dist']);
  });

  it('writes a manifest that preserves any content', async () => {
    const odd = '</script>\u2028`$' + '{x}`\\"\'\ud800';
    const made = release();
    await writeRelease(join(dir, 'dist'), { ...made, manifest: { ...made.manifest, release: odd } });
    const { default: read } = (await import(join(dir, 'dist/worker/manifest.js'))) as { default: ManifestText };
    expect(openManifest(read).release).toBe(odd);
  });

  it('writes only to an empty folder or over an earlier release', async () => {
    writeFiles(dir, { 'mine/notes.txt': 'x' });
    await expect(writeRelease(join(dir, 'mine'), release('page/a'))).rejects.toThrow(
      'Cannot write the build: the folder contains other files, which would be lost. Choose an empty folder with --out.',
    );
    expect(readFileSync(join(dir, 'mine/notes.txt'), 'utf8')).toBe('x');
  });

  it('leaves the previous release, and nothing else, if a file cannot be written', async () => {
    const out = join(dir, 'dist');
    await writeRelease(out, release('page/a'));
    const before = list(dir);
    await expect(writeRelease(out, release('page/b', `page/${'long'.repeat(100)}`))).rejects.toThrow(
      /Cannot write the build: ENAMETOOLONG.* Free some disk space, or choose another folder with --out\.$/,
    );
    expect(list(dir)).toEqual(before);
  });

  it('reports a file at the path of the folder', async () => {
    writeFiles(dir, { dist: 'x' });
    await expect(writeRelease(join(dir, 'dist'), release('page/a'))).rejects.toThrow(
      /Cannot write the build: ENOTDIR.* Choose another folder with --out\.$/,
    );
    expect(existsSync(join(dir, 'dist'))).toBe(true);
  });
});
