import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../../base/is-running.ts';
import { errorCode } from '../../base/report/error-message.ts';

/** Reached only if another build replaces the folder between two system calls this many times. */
const MAX_ATTEMPTS = 20;

/**
 * Creates an empty folder next to the target (with links resolved), in which this process builds its replacement.
 * Removes folders left behind by interrupted processes.
 */
export function stageFolder(target: string): { readonly staging: string; readonly target: string } {
  const real = realPath(target);
  removeLeftovers(real);
  const staging = `${real}.new-${process.pid}`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return { staging, target: real };
}

/**
 * Replaces a folder with a finished one, so that a complete folder exists at every moment but one. Concurrent builds
 * replace it one after the other.
 */
export function replaceFolder(finished: string, target: string): void {
  const old = `${target}.old-${process.pid}`;
  for (let attempt = 1; ; attempt++) {
    const isMoved = moveAway(target, old);
    try {
      renameSync(finished, target);
      return;
    } catch (error) {
      const code = errorCode(error);
      const isTaken = code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM';
      if (isTaken && attempt < MAX_ATTEMPTS) continue;
      if (isMoved) renameSync(old, target);
      throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function moveAway(target: string, old: string): boolean {
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(target, old);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // It does not exist yet.
    return path;
  }
}

function removeLeftovers(target: string): void {
  const parent = dirname(target);
  for (const name of namesIn(parent)) {
    const [, pid] = name.startsWith(`${basename(target)}.`) ? (/\.(?:new|old)-(\d+)$/.exec(name) ?? []) : [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
