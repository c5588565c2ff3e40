import nodePath, { type PlatformPath } from 'node:path';

/** `node:path`, or the rules of another system in tests: `path.win32`. */
type PathRules = Pick<PlatformPath, 'relative' | 'sep' | 'isAbsolute'>;

/** The path of a file from a folder, with slashes on every system: `guides/a.md`, `../b.md`. On another drive it is absolute. */
export function slashPath(folder: string, file: string, path: PathRules = nodePath): string {
  return path.relative(folder, file).replaceAll(path.sep, '/');
}

/** The same for a file in the folder or below it, `''` for the folder itself; null for any other. */
export function pathBelow(folder: string, file: string, path: PathRules = nodePath): string | null {
  const found = slashPath(folder, file, path);
  return found === '..' || found.startsWith('../') || path.isAbsolute(path.relative(folder, file)) ? null : found;
}
