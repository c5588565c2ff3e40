import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Puts a finished folder in the place of another one, so that there is a whole one at every moment but one. */
export function replaceFolder(finished: string, target: string): void {
  const old = `${target}.old-${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(finished, target);
  rmSync(old, { recursive: true, force: true });
}
