import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../../base/is-running.ts';
import { errorCode } from '../../base/report/error-message.ts';

/** Reached only if another build replaces the folder between two system calls this many times. */
const MAX_ATTEMPTS = 20;

/**
 * Creates an empty folder next to the target (with links resolved), in which this process builds its replacement.
 * Removes folders left behind by interrupted processes, and puts the previous one back if it is the only one.
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
    moveAway(target, old);
    try {
      renameSync(finished, target);
    } catch (error) {
      moveBack(old, target);
      const code = errorCode(error);
      const isTaken = code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM';
      if (isTaken && attempt < MAX_ATTEMPTS) continue;
      throw error;
    }
    rmSync(old, { recursive: true, force: true });
    return;
  }
}

/** Keeps what was moved away before if there is no folder now, because it is the only copy. */
function moveAway(target: string, old: string): void {
  if (!existsSync(target)) return;
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(target, old);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Removes the previous folder only if another build has already replaced it. */
function moveBack(old: string, target: string): void {
  try {
    if (!existsSync(target)) renameSync(old, target);
  } catch {
    // There was none, or another build was faster.
  }
  if (existsSync(target)) rmSync(old, { recursive: true, force: true });
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
    if (pid === undefined || isRunning(Number(pid))) continue;
    if (/\.old-\d+$/.test(name)) moveBack(join(parent, name), target);
    else rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
