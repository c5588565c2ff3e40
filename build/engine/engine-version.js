import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All that decides what the build makes of a source: its own code, and what it renders with. */
const CODE = ['build', 'worker'];

/** Which versions of packages are installed: npm writes the second when it installs, as the first asks it to. */
const LOCKFILES = ['package-lock.json', 'node_modules/.package-lock.json'];

/**
 * Names the engine in a folder: another name wherever its code, its packages or the runtime differ.
 *
 * @param {string} root
 * @returns {string}
 */
export function engineVersion(root) {
  const digest = createHash('sha256').update(`${process.version} ${process.env.NODE_ENV}\0`);
  const code = CODE.flatMap((folder) => listFiles(join(root, folder)));
  for (const file of [...code, ...LOCKFILES.map((name) => join(root, name))])
    digest.update(`${relative(root, file)}\0`).update(readIfThere(file));
  return digest.digest('hex').slice(0, 16);
}

/**
 * The version of the engine that a bundled module belongs to, by its address: the folder of a bundle has that name. Null for
 * sources, which are run as they are.
 *
 * @param {string} moduleUrl
 * @returns {string | null}
 */
export function bundledVersion(moduleUrl) {
  return /\/([0-9a-f]{16})\/[^/]+\.mjs$/.exec(moduleUrl)?.[1] ?? null;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[jt]sx?|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * @param {string} file
 * @returns {Uint8Array}
 */
function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return new Uint8Array();
  }
}
