import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts a finished folder in the place of another one, so that there is a whole one at every moment but one. */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  const old = `${target}.old-${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  if (existsSync(target)) await rename(target, old);
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}
