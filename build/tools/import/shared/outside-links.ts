import { realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathBelow } from '../../../base/source/file-paths.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import type { ImportNotes } from './import-notes.ts';

const REMEDY = 'Replace it with a copy.';
/** A page of any importer. */
const PAGE = /\.(?:mdx?|mdoc|markdown)$/i;
/** Files that no site shows, such as `.env`. */
const HIDDEN = /(?:^|\/)(?:\.|node_modules(?:\/|$))/;

/**
 * Whether symbolic links lead from a path of the project to a file or folder outside of it, which is left out. Paths that
 * are themselves outside are no links: the settings of a project may name such folders. Readers miss a folder.
 */
export function leadsOut(root: string, path: string, notes: ImportNotes | null): boolean {
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
    return pathBelow(root, path) !== null && pathBelow(realpathSync(root), realpathSync(path)) === null;
  } catch {
    // Nothing can be read there.
    return false;
  }
}
