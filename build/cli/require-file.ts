import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { SourceError } from '../base/report/finding.ts';
import { findNearest } from '../base/report/nearest.ts';
import { displayPath } from '../base/source/read-text.ts';
import { isUrl } from '../openapi/read/load-description.ts';

/** Throws SourceError for an argument that does not name a file, with the nearest one in its folder. */
export function requireFile(name: string, argument: string): void {
  const path = resolve(name);
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts?.isFile() === true) return;
  const found = facts === undefined ? 'there is no such file' : 'it is not a file';
  const nearest = findNearest(basename(path), listFiles(dirname(path)));
  const remedy =
    nearest === null
      ? '. Pass another one.'
      : `; did you mean ${JSON.stringify(displayPath(join(dirname(path), nearest)))}?`;
  throw SourceError.at({ file: argument }, `Cannot read ${JSON.stringify(displayPath(path))}: ${found}${remedy}`);
}

/** The same for a file or URL. A URL is not requested. */
export function requireDescription(source: string, argument: string): void {
  if (!isUrl(source)) requireFile(source, argument);
}

/** Throws SourceError for a file to write whose folder does not exist. */
export function requireFolderOf(file: string, argument: string): void {
  const folder = dirname(resolve(file));
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw SourceError.at(
      { file: argument },
      `Cannot write ${JSON.stringify(file)}: there is no such folder. Create it, or pass another file.`,
    );
}

function listFiles(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}
