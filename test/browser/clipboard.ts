import { mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** With these permissions, a reader has the browser's only clipboard until the end of the test. */
export const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

/** The temporary folder belongs to one test run. */
const LOCK = join(tmpdir(), 'clipboard-in-use');

/** Waits until no test of another process uses the clipboard. Returns a function that lets others use it. */
export async function takeClipboard(): Promise<() => void> {
  while (!isTaken()) await new Promise((resolve) => setTimeout(resolve, 50));
  return () => rmdirSync(LOCK);
}

function isTaken(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
}

export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
