import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '../../base/report/finding.ts';
import { isFileBelow, pathBelow } from '../../base/source/file-paths.ts';
import { displayPath } from '../../base/source/read-text.ts';

/** The source of an import: a project of another tool, or a bare folder of docs. */
export interface FoundProject {
  readonly tool: 'docusaurus' | 'mintlify';
  /** Folder of the project, or of the bare docs. */
  readonly root: string;
  /** `docusaurus.config.ts`, `docs.json` or a similar file; null for bare docs. */
  readonly configFile: string | null;
}

/** The settings of each tool, by which a project is recognised. */
const CONFIG_FILES: readonly (readonly [tool: FoundProject['tool'], name: RegExp])[] = [
  ['docusaurus', /^docusaurus\.config\.[cm]?[jt]s$/],
  ['mintlify', /^docs\.json$/],
  ['mintlify', /^mint\.json$/],
];

/** Identifies a folder. Throws SourceError if it is neither a project of a known tool nor contains any page. */
export function findProject(path: string): FoundProject {
  const file = displayPath(path);
  if (!existsSync(path) || !statSync(path).isDirectory())
    throw SourceError.at({ file }, 'Cannot import: there is no such folder. Specify a project or its docs.');
  const names = readdirSync(path);
  for (const [tool, pattern] of CONFIG_FILES) {
    const config = names.find((name) => pattern.test(name));
    if (config === undefined) continue;
    const configFile = join(path, config);
    if (!isFileBelow(path, configFile))
      throw SourceError.at(
        { file: displayPath(configFile) },
        'Cannot import: the settings are not a file of the project. Replace the link with a copy.',
      );
    return { tool, root: path, configFile };
  }
  if (existsSync(join(path, 'docs')) || hasPages(path)) return { tool: 'docusaurus', root: path, configFile: null };
  throw SourceError.at(
    { file },
    'Cannot import: the folder contains neither a docusaurus.config, a docs.json, a mint.json nor Markdown. Specify a project or its docs.',
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
