import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '../../base/report/finding.ts';
import { isFileBelow, pathBelow } from '../../base/source/file-paths.ts';
import { displayPath } from '../../base/source/read-text.ts';
import type { ImportedProject, Importer } from './importer.ts';

/** The source of an import: a project of another tool. */
export interface FoundProject extends ImportedProject {
  readonly importer: Importer;
}

/**
 * Identifies a folder; null for a bare folder of docs. Throws SourceError if it is neither a project of a known tool nor
 * contains any page.
 */
export function findProject(path: string, importers: readonly Importer[]): FoundProject | null {
  const file = displayPath(path);
  if (!existsSync(path) || !statSync(path).isDirectory())
    throw SourceError.at({ file }, 'Cannot import: there is no such folder. Specify a project or its docs.');
  const names = readdirSync(path);
  for (const importer of importers) {
    const config = names.find((name) => importer.configFiles.some((pattern) => pattern.test(name)));
    if (config === undefined) continue;
    const configFile = join(path, config);
    if (!isFileBelow(path, configFile))
      throw SourceError.at(
        { file: displayPath(configFile) },
        'Cannot import: the settings are not a file of the project. Replace the link with a copy.',
      );
    return { importer, root: path, configFile };
  }
  if (existsSync(join(path, 'docs')) || hasPages(path)) return null;
  throw SourceError.at(
    { file },
    'Cannot import: the folder contains neither a docusaurus.config, a docs.json, a mint.json, an astro.config nor Markdown. Specify a project or its docs.',
  );
}

/**
 * Throws SourceError for a folder that is not empty, which may hold someone's work, or that is inside the project and
 * would itself be imported.
 */
export function refuseTarget(target: string, root: string): void {
  const file = displayPath(target);
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
    throw SourceError.at({ file }, 'Cannot import into this folder: it is not empty. Specify a new folder with --out.');
  if (pathBelow(root, target) !== null)
    throw SourceError.at(
      { file },
      'Cannot import into this folder: it is inside the imported project. Specify another folder with --out.',
    );
}

function hasPages(path: string): boolean {
  return readdirSync(path, { withFileTypes: true }).some(
    (entry) =>
      (entry.isFile() && /\.mdx?$/i.test(entry.name)) ||
      (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name) && hasPages(join(path, entry.name))),
  );
}
