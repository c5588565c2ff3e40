import fs, { chmodSync, linkSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeFiles } from '../../../../build/base/source/write-files.ts';
import { type Files, writeContent } from '../../content-folder.ts';

/** Writes texts over files, and returns all files after that. */
async function write(files: Files, texts: Readonly<Record<string, string>>) {
  const dir = writeContent(files);
  const paths = new Map(Object.entries(texts).map(([name, text]) => [join(dir, name), text]));
  const error = await writeFiles(paths).then(
    () => null,
    (thrown: unknown) => String(thrown),
  );
  return {
    error,
    files: Object.fromEntries(readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'utf8')])),
  };
}

describe('writeFiles()', () => {
  const { writeFile } = fs.promises;
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it('keeps all previous files if the disk is full', async () => {
    vi.spyOn(fs.promises, 'writeFile').mockImplementation(async (path, text) => {
      await writeFile(path, String(path).includes('/b') ? String(text).slice(0, 1) : text);
      if (String(path).includes('/b')) throw new Error('ENOSPC');
    });
    syncBuiltinESMExports();
    const before = { a: 'one', b: 'two' };
    expect(await write(before, { a: 'three', b: 'four', c: 'five' })).toEqual({
      error: 'Error: ENOSPC',
      files: before,
    });
  });

  it.each([
    ['a\r\n', 'b\nc\n', 'b\r\nc\r\n'],
    ['a\r\n', 'b\r\nc\n', 'b\r\nc\r\n'],
    ['\ufeffa\n', 'b\n', '\ufeffb\n'],
    ['\ufeffa\n', '\ufeffb\n', '\ufeffb\n'],
    ['a\n', 'b\n', 'b\n'],
  ])('replaces %j with %j as %j', async (before, text, after) => {
    expect(await write({ a: before }, { a: text })).toEqual({ error: null, files: { a: after } });
  });

  it('keeps links and modes, and never changes a file that is open', async () => {
    const dir = writeContent({ real: 'before' });
    const [real, link, open] = [join(dir, 'real'), join(dir, 'link'), join(dir, 'open')];
    chmodSync(real, 0o640);
    symlinkSync(real, link);
    linkSync(real, open);
    await writeFiles(new Map([[link, 'after']]));
    expect([open, real].map((path) => readFileSync(path, 'utf8'))).toEqual(['before', 'after']);
    expect([lstatSync(link).isSymbolicLink(), statSync(real).mode & 0o777]).toEqual([true, 0o640]);
  });
});
