import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** @typedef {(folder: string) => Promise<void>} Fill Writes the files of an engine into an empty folder. */

/** Lists the modules of an engine with their checksums; written last. */
const INDEX = 'index.json';

/** Engines of other versions that are kept, those that were used last: branches and releases beside this one. */
const MAX_OTHERS = 4;

/** An engine that was used since is left to processes that may still load a part of it. */
const MIN_AGE_MS = 24 * 3_600_000;

/**
 * Makes sure that a folder holds a whole engine: as it is, or filled anew. Written beside and renamed, so that two processes
 * that fill the same folder do not disturb each other. Throws when it cannot be filled.
 *
 * @param {string} folder Named by the version of the engine.
 * @param {Fill} fill
 */
export async function ensureEngine(folder, fill) {
  if (!isWhole(folder)) {
    await write(folder, fill);
    prune(dirname(folder), basename(folder));
  }
  const now = new Date();
  utimesSync(folder, now, now);
}

/**
 * @param {string} folder
 * @param {Fill} fill
 */
async function write(folder, fill) {
  const staging = `${folder}.${randomBytes(6).toString('hex')}`;
  mkdirSync(staging, { recursive: true });
  try {
    await fill(staging);
    writeFileSync(join(staging, INDEX), JSON.stringify(checksums(staging)));
    // Another process may have been quicker; what is damaged makes place.
    if (!isWhole(folder)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(staging, folder);
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * A disk that was full, a cleaner that took a file: what is not whole is no engine.
 *
 * @param {string} folder
 */
function isWhole(folder) {
  try {
    return readFileSync(join(folder, INDEX), 'utf8') === JSON.stringify(checksums(folder));
  } catch {
    return false;
  }
}

/**
 * @param {string} folder
 * @returns {Record<string, number>}
 */
function checksums(folder) {
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  return Object.fromEntries(modules.sort().map((name) => [name, crc32(readFileSync(join(folder, name)))]));
}

/**
 * @param {string} parent
 * @param {string} current
 */
function prune(parent, current) {
  const now = Date.now();
  const others = readdirSync(parent)
    .filter((name) => name !== current)
    .map((name) => ({
      file: join(parent, name),
      age: now - (statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0),
    }))
    .sort((a, b) => a.age - b.age);
  for (const { file } of others.slice(MAX_OTHERS).filter(({ age }) => age > MIN_AGE_MS))
    rmSync(file, { recursive: true, force: true });
}
