import { posix } from 'node:path';

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * The test files among `files` that concern one of them, the likeliest to catch a change first: those named after it,
 * those of the mirrored folder, then all that import it, by the number of imports in between.
 */
export function findRelatedTests(files: ReadonlyMap<string, string>, changed: string): string[] {
  const distances = measureDistances(toImporters(files), changed);
  const { dir, name } = posix.parse(changed);
  const rank = (test: string): number => {
    const folder = posix.dirname(test);
    if (folder !== dir && folder !== `test/${dir}`) return distances.get(test) ?? Number.POSITIVE_INFINITY;
    return posix.basename(test).startsWith(`${name}.test.`) ? -2 : -1;
  };
  return [...files.keys()]
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((test) => ({ test, rank: rank(test) }))
    .filter((each) => each.rank !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || (a.test < b.test ? -1 : 1))
    .map(({ test }) => test);
}

/** The files that import each file. */
function toImporters(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of files) {
    for (const [, path = ''] of text.matchAll(IMPORT)) {
      const imported = posix.join(posix.dirname(file), path);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** The least number of imports from each file to this one. */
function measureDistances(importers: ReadonlyMap<string, readonly string[]>, changed: string): Map<string, number> {
  const distances = new Map([[changed, 0]]);
  // A map also gives the entries that are added meanwhile.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
