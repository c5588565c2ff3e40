import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folders whose code affects the output of a build. */
const CODE = ['build', 'worker'];

/** Files with package versions. npm writes the second one on install. */
const LOCKFILES = ['package-lock.json', 'node_modules/.package-lock.json'];

/**
 * A hash that identifies the engine in a folder. It changes with the code, the packages and the Node version.
 *
 * @param {string} folder
 * @returns {string}
 */
export function engineVersion(folder) {
  const root = resolve(folder);
  const digest = createHash('sha256').update(`${process.version} ${process.env.NODE_ENV}\0`);
  const code = CODE.flatMap((name) => listFiles(join(root, name)));
  for (const file of [...code, ...LOCKFILES.map((name) => join(root, name))])
    digest.update(`${file.slice(root.length)}\0`).update(readIfThere(file));
  return digest.digest('hex').slice(0, 16);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[jt]sx?|json|css)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
}

/**
 * @param {string} file
 * @returns {string}
 */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
