import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates and fills a folder unless it exists. Several processes can do so at the same time: none of them ever sees a
 * folder that is not complete.
 */
export async function fillFolder(folder: string, fill: (target: string) => void | Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const target = mkdtempSync(`${folder}-`);
  try {
    await fill(target);
    renameSync(target, folder);
  } catch (error) {
    rmSync(target, { recursive: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}
