import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';

/** All that decides what the build makes of a source: its own code, and what it renders with. */
const CODE = ['build', 'worker'];

/** Which versions of packages are installed: npm writes the second when it installs, as the first asks it to. */
const LOCKFILES = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Names the engine that builds: another name wherever its code, its packages or the runtime differ. */
export function engineVersion(): string {
  const digest = createHash('sha256').update(`${process.version} ${process.env.NODE_ENV}\0`);
  for (const file of [...CODE.flatMap(listFiles), ...LOCKFILES]) digest.update(`${file}\0`).update(readIfThere(file));
  return digest.digest('hex').slice(0, 16);
}

function listFiles(folder: string): string[] {
  return readdirSync(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[jt]sx?|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT_ROOT.length + 1))
    .sort();
}

function readIfThere(file: string): Uint8Array {
  try {
    return readFileSync(join(PROJECT_ROOT, file));
  } catch {
    return new Uint8Array();
  }
}
