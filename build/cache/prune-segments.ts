import { readdirSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

export const SEGMENT_SUFFIX = '.parts';

/** What all builds on this machine may keep beside what the present one uses. */
const MAX_BYTES = 1_000_000_000;
/** Each is a file that a build opens. */
const MAX_FILES = 100;

/** A segment that no build has used for so long. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** A segment that is still being written after so long never will be finished. */
const MAX_WRITING_MS = 3_600_000;

/**
 * Removes segments from a folder until the others are few, small and young; `kept` files stay whatever they are. Returns those
 * that it removed.
 */
export function pruneSegments(
  folder: string,
  kept: ReadonlySet<string>,
  { maxBytes = MAX_BYTES, maxFiles = MAX_FILES } = {},
): string[] {
  const now = Date.now();
  const files = readdirSync(folder)
    .filter((name) => name.includes(SEGMENT_SUFFIX))
    .map((name) => join(folder, name))
    .filter((file) => !kept.has(file))
    .map((file) => ({ file, ...sizeAndAge(file, now) }))
    .sort((a, b) => a.age - b.age);
  let bytes = 0;
  const superfluous = files.filter(({ file, size, age }, index) => {
    bytes += size;
    const isAbandoned = !file.endsWith(SEGMENT_SUFFIX) && age > MAX_WRITING_MS;
    return isAbandoned || age > MAX_AGE_MS || bytes > maxBytes || index >= maxFiles;
  });
  for (const { file } of superfluous) remove(file);
  return superfluous.map(({ file }) => file);
}

/** Another build may have removed it. */
function sizeAndAge(file: string, now: number): { size: number; age: number } {
  const facts = statSync(file, { throwIfNoEntry: false });
  return { size: facts?.size ?? 0, age: now - (facts?.mtimeMs ?? now) };
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // It is gone, or belongs to somebody else.
  }
}
