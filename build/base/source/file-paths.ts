import nodePath, { type PlatformPath } from 'node:path';

/** `node:path`, or another platform's rules in tests: `path.win32`. */
type PathRules = Pick<PlatformPath, 'relative' | 'sep' | 'isAbsolute'>;

/**
 * The path of a file relative to a folder, with slashes on every platform: `guides/a.md`, `../b.md`. Absolute if it is
 * on another drive.
 */
export function slashPath(folder: string, file: string, path: PathRules = nodePath): string {
  return path.relative(folder, file).replaceAll(path.sep, '/');
}

/** The relative path of a file inside a folder, or `''` for the folder itself; null for any other file. */
export function pathBelow(folder: string, file: string, path: PathRules = nodePath): string | null {
  const found = slashPath(folder, file, path);
  return found === '..' || found.startsWith('../') || path.isAbsolute(path.relative(folder, file)) ? null : found;
}
