import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Caches of tools, which never remove them, and folders of Chromium and workerd, which may be removed after this check. */
const TOOL_CACHE = /^(?:tsx-\d+|node-compile-cache|miniflare-\w+|\.org\.chromium\..*|playwright.*)$/;

/** Folders that tests make, in the temporary folder of their run. */
const OF_TESTS = 'of-tests';

/**
 * Gives a test run a temporary folder of its own. The run fails if the engine leaves anything there. Folders that tests make
 * with the functions below are removed with it.
 */
export function takeTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  process.env.TMPDIR = folder;
  keepTsxCache(folder);
  process.on('exit', () => {
    const left = readdirSync(folder).filter((name) => name !== OF_TESTS && !TOOL_CACHE.test(name));
    for (const each of [folder, inRepository()]) rmSync(each, { recursive: true, force: true });
    if (left.length === 0) return;
    console.error(`Tests left ${left.length} files or folders in the temporary folder: ${left.sort().join(', ')}`);
    process.exitCode = 1;
  });
}

/** Lets tsx find what it has translated in earlier runs, which takes seconds. */
export function keepTsxCache(folder: string): void {
  const cache = resolve('.cache/test/tsx');
  mkdirSync(cache, { recursive: true });
  symlinkSync(cache, join(folder, `tsx-${process.geteuid?.() ?? ''}`));
}

/** A new folder outside of the repository. */
export function newFolder(name = 'folder'): string {
  return makeFolder(join(tmpdir(), OF_TESTS), name);
}

/** A new folder below the working folder, because findings use relative paths there. */
export function newContentFolder(): string {
  return makeFolder(inRepository(), 'content');
}

function makeFolder(parent: string, name: string): string {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, `${name}-`));
}

function inRepository(): string {
  return resolve(import.meta.dirname, '../.cache/test', basename(tmpdir()));
}
