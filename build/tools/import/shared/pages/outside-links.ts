import { existsSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathBelow } from '../../../../base/source/file-paths.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import type { ImportNotes } from '../report/import-notes.ts';

const REMEDY = 'Replace it with a copy.';
/** A page of any importer. */
const PAGE = /\.(?:mdx?|mdoc|markdown)$/i;
/** Files that no site shows, such as `.env`. */
const HIDDEN = /(?:^|\/)(?:\.|node_modules(?:\/|$))/;

/**
 * Whether symbolic links lead from a path of the project to a file or folder outside of it, which is left out. Readers
 * miss a folder. The settings of a project may name folders and files outside of it, but only in its Git repository.
 */
export function leadsOut(root: string, path: string, notes: ImportNotes | null): boolean {
  if (pathBelow(root, path) === null) return isForeign(root, path, notes);
  if (!isOutside(root, path)) return false;
  if (notes === null) return true;
  if (statSync(path).isDirectory())
    notes.miss({ file: displayPath(path) }, 'this folder', 'a symbolic link leads out of the project', REMEDY);
  else noteLink(path, notes);
  return true;
}

/** Reports a symbolic link that is not followed. Readers miss a page or a folder. */
export function noteLink(path: string, notes: ImportNotes): void {
  const location = { file: displayPath(path) };
  const why = 'it is a symbolic link';
  if (isFolder(path)) notes.miss(location, 'this folder', why, REMEDY);
  else if (PAGE.test(path)) notes.missPage(location, why, REMEDY);
  else notes.leaveOut(location, 'this file', why, REMEDY);
}

/**
 * The file or folder that a symbolic link leads to, if it is a visible one in one of the folders. Null for any other, and
 * for a folder around the link, which has no end.
 */
export function followLink(link: string, folders: readonly string[]): Stats | null {
  try {
    const target = realpathSync(link);
    const isInside = folders.some((folder) => {
      const path = pathBelow(realpathSync(folder), target);
      return path !== null && !HIDDEN.test(path);
    });
    return isInside && pathBelow(target, realpathSync(dirname(link))) === null ? statSync(target) : null;
  } catch {
    // There is no such file, links lead in a circle, or permission is denied.
    return null;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function isOutside(root: string, path: string): boolean {
  try {
    return pathBelow(realpathSync(root), realpathSync(path)) === null;
  } catch {
    // Nothing can be read there.
    return false;
  }
}

function isForeign(root: string, path: string, notes: ImportNotes | null): boolean {
  const repository = findRepository(realpathSync(root));
  if (!isOutside(repository ?? root, path)) return false;
  const why =
    repository === null
      ? 'it is outside the project, which is in no Git repository'
      : 'it is outside the Git repository of the project';
  const what = isFolder(path) ? 'this folder' : 'this file';
  notes?.miss(
    { file: displayPath(path) },
    what,
    why,
    'Copy it into the project, and correct the path in its settings.',
  );
  return true;
}

/** The nearest folder of a Git repository, or null. In worktrees and submodules, `.git` is a file. */
function findRepository(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : findRepository(parent);
}
