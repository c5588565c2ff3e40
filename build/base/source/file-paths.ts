import { realpathSync, statSync } from 'node:fs';
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

/** Whether a path is that of a file inside a folder, with the symbolic links of both followed. */
export function isFileBelow(folder: string, file: string): boolean {
  try {
    return statSync(file).isFile() && pathBelow(realpathSync(folder), realpathSync(file)) !== null;
  } catch {
    // There is no such file, links lead in a circle, or permission is denied.
    return false;
  }
}
