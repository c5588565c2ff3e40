import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Imports at run time, and files that the code names (`build/run.js`), because it bundles or starts them. */
const IMPORT =
  /(?:^|\n)(?:import|export)\s(?!type\b)[^;']*?from '(\.[^']+)'|(?:^|\n)import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;
const NAMED = /'((?:build|worker|test)\/[^'\s]+\.[jt]sx?)'/g;

/** Which files use a file, directly or through others. */
export class ImportGraph {
  readonly #users = new Map<string, string[]>();

  constructor(root: string, files: readonly string[]) {
    const known = new Set(files);
    for (const file of files) {
      for (const used of findUsed(file, readFileSync(join(root, file), 'utf8'))) {
        if (known.has(used)) this.#users.set(used, [...(this.#users.get(used) ?? []), file]);
      }
    }
  }

  /** Every file that uses this one, with the length of the shortest chain of imports; 0 for the file itself. */
  distances(file: string): ReadonlyMap<string, number> {
    const found = new Map([[file, 0]]);
    for (const [each, distance] of found) {
      for (const user of this.#users.get(each) ?? []) if (!found.has(user)) found.set(user, distance + 1);
    }
    return found;
  }
}

function findUsed(file: string, text: string): string[] {
  const imported = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const named = [...text.matchAll(NAMED)].map((match) => match[1] ?? '');
  return [...imported.map((path) => posix.join(dirname(file), path)), ...named];
}
