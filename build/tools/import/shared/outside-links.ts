import { realpathSync, statSync } from 'node:fs';
import { pathBelow } from '../../../base/source/file-paths.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import type { ImportNotes } from './import-notes.ts';

const REMEDY = 'Replace it with a copy.';

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

export function noteLink(path: string, notes: ImportNotes): void {
  notes.leaveOut({ file: displayPath(path) }, 'this file', 'it is a symbolic link', REMEDY);
}

function isOutside(root: string, path: string): boolean {
  try {
    return pathBelow(root, path) !== null && pathBelow(realpathSync(root), realpathSync(path)) === null;
  } catch {
    // Nothing can be read there.
    return false;
  }
}
