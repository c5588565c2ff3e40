import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '../report/finding.ts';
import { pathBelow } from '../source/file-paths.ts';
import { displayPath } from '../source/read-text.ts';

/** What is imported: a Docusaurus project, or a folder of docs alone. */
interface FoundProject {
  /** Folder of the project; of the docs when there is no more. */
  readonly root: string;
  /** `docusaurus.config.ts` and the like; null for a folder of docs alone. */
  readonly configFile: string | null;
}

/** Finds out what a folder is. Throws SourceError when it is neither a Docusaurus project nor holds any page. */
export function findProject(path: string): FoundProject {
  const file = displayPath(path);
  if (!existsSync(path) || !statSync(path).isDirectory())
    throw SourceError.at({ file }, 'Cannot import: there is no such folder. Name a Docusaurus project or its docs.');
  const config = readdirSync(path).find((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name));
  if (config !== undefined) return { root: path, configFile: join(path, config) };
  if (existsSync(join(path, 'docs')) || hasPages(path)) return { root: path, configFile: null };
  throw SourceError.at(
    { file },
    'Cannot import: the folder holds no docusaurus.config and no Markdown. Name a Docusaurus project or its docs.',
  );
}

/** A folder that is not empty is somebody's; one inside the project would become a part of what is imported. */
export function refuseTarget(target: string, root: string): void {
  const file = displayPath(target);
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
    throw SourceError.at({ file }, 'Cannot import into it: it is not empty. Name a new folder with --out.');
  if (pathBelow(root, target) !== null)
    throw SourceError.at(
      { file },
      'Cannot import into it: it lies inside of what is imported. Name a folder beside it with --out.',
    );
}

function hasPages(path: string): boolean {
  return readdirSync(path, { withFileTypes: true }).some(
    (entry) =>
      (entry.isFile() && /\.mdx?$/i.test(entry.name)) ||
      (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name) && hasPages(join(path, entry.name))),
  );
}
