import { matchesGlob, readGlob } from '../../shared/match-glob.ts';

/** Creates a filter for the globs of the option "exclude": `**`, `*`, `?` and `{a,b}`. */
export function createExcludeFilter(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.map(readGlob);
  return (path) => patterns.some((pattern) => matchesGlob(pattern, path));
}
