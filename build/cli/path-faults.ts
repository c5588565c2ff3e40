import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { findNearest } from '../base/report/nearest.ts';
import { displayPath } from '../base/source/read-text.ts';
import { isUrl } from '../openapi/read/load-description.ts';

/** The settings of a site, and the folder in it that may contain them. */
export const CONFIG = 'site.yaml';
export const CONTENT = 'content';

interface Wanted {
  readonly kind: 'file' | 'folder' | 'file or folder';
  /** What the command does with it. */
  readonly purpose: 'read' | 'use' | 'import';
  readonly remedy: string;
  /** Whether an entry of the same folder may be suggested. */
  readonly isLikely?: (path: string) => boolean;
}

/** Why a path cannot be used, with the nearest one in its folder; empty for a path that can. */
type PathCheck = (name: string, workingDir?: string) => readonly string[];

export const findFileFaults = checkFor({ kind: 'file', purpose: 'read', remedy: 'Pass another one.' });

export const findSiteFaults = checkFor({
  kind: 'folder',
  purpose: 'use',
  remedy: 'Pass the folder of a site, or create one with "docvane init".',
  isLikely: (path) => [CONFIG, join(CONTENT, CONFIG)].some((file) => existsSync(join(path, file))),
});

export const findProjectFaults = checkFor({
  kind: 'folder',
  purpose: 'import',
  remedy: 'Specify a project or its docs.',
});

export const findReleaseFaults = checkFor({
  kind: 'folder',
  purpose: 'read',
  remedy: 'Pass the folder that "docvane build" writes, by default "dist".',
});

/** A URL is not requested. */
export function findDescriptionFaults(source: string): readonly string[] {
  return isUrl(source) ? [] : findFileFaults(source);
}

export const findImportFaults = checkFor({ kind: 'file or folder', purpose: 'import', remedy: 'Pass another one.' });

/** Of a folder to write, which need not exist. */
export function findFolderFaults(folder: string): readonly string[] {
  let path = resolve(folder);
  while (kindOf(path) === null && dirname(path) !== path) path = dirname(path);
  return kindOf(path) === 'folder'
    ? []
    : [`Cannot write ${JSON.stringify(folder)}: ${JSON.stringify(displayPath(path))} is a file. Pass another folder.`];
}

/** Of a file to write. */
export function findTargetFaults(file: string): readonly string[] {
  return kindOf(dirname(resolve(file))) === 'folder'
    ? []
    : [`Cannot write ${JSON.stringify(file)}: there is no such folder. Create it, or pass another file.`];
}

function checkFor({ kind, purpose, remedy, isLikely = () => true }: Wanted): PathCheck {
  return (name, workingDir = process.cwd()) => {
    const path = resolve(workingDir, name);
    const found = kindOf(path);
    const isWanted = (one: typeof found): boolean => one === kind || (one !== null && kind === 'file or folder');
    if (isWanted(found)) return [];
    const folder = dirname(path);
    const others = listFolder(folder).filter((other) => isWanted(kindOf(join(folder, other))));
    const nearest = findNearest(
      basename(path),
      others.filter((other) => isLikely(join(folder, other))),
    );
    const problem = found === null ? `there is no such ${kind}` : `it is not a ${kind}`;
    const hint =
      nearest === null ? `. ${remedy}` : `; did you mean ${JSON.stringify(displayPath(join(folder, nearest)))}?`;
    return [`Cannot ${purpose} ${JSON.stringify(displayPath(path))}: ${problem}${hint}`];
  };
}

/** A pipe or device is a file. Null for what cannot be reached, also for a loop of links or a name that is too long. */
function kindOf(path: string): 'file' | 'folder' | null {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return null;
  }
}

/** Names in a folder; none if it cannot be read. */
function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
