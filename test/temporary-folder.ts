import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Caches of tools, which never remove them, and folders of Chromium and workerd, which may be removed after this check. */
const TOOL_CACHE = /^(?:tsx-\d+|node-compile-cache|miniflare-\w+|\.org\.chromium\..*|playwright.*)$/;

/** Gives a test run a temporary folder of its own. The run fails if its tests leave anything there. */
export function takeTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => {
    const left = readdirSync(folder).filter((name) => !TOOL_CACHE.test(name));
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    console.error(`Tests left ${left.length} files or folders in the temporary folder: ${left.sort().join(', ')}`);
    process.exitCode = 1;
  });
}
