import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../report/error-message.ts';

/** Another build would have to take the place as often between two system calls. */
const MAX_ATTEMPTS = 20;

/**
 * A new empty folder beside another one, in which this process makes what is to take its place: beside what a link leads to.
 * What processes left there that were ended while they wrote is removed.
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
 * Puts a finished folder in the place of another one, so that there is a whole one at every moment but one. Of builds that
 * end at the same time each does so, one after the other.
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
    // It is not there yet.
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // That of another user is one, too.
    return errorCode(error) !== 'ESRCH';
  }
}
