import { readdirSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

export const SEGMENT_SUFFIX = '.parts';

/** Maximum bytes of all segments that the current build does not use. */
const MAX_BYTES = 1_000_000_000;
/** Every build opens each of these files. */
const MAX_FILES = 100;

/** Segments unused for this long are removed. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** A segment that takes longer than this to write was abandoned. */
const MAX_WRITING_MS = 3_600_000;

/**
 * Removes segments from a folder until the rest are few, small and recent, but never the `kept` files. Returns the
 * removed files.
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

/** Tolerates a file that another build has removed. */
function sizeAndAge(file: string, now: number): { size: number; age: number } {
  const facts = statSync(file, { throwIfNoEntry: false });
  return { size: facts?.size ?? 0, age: now - (facts?.mtimeMs ?? now) };
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Already removed, or owned by another user.
  }
}
