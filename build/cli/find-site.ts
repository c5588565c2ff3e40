import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { SourceError } from '../base/report/finding.ts';
import { findNearest } from '../base/report/nearest.ts';
import { displayPath } from '../base/source/read-text.ts';

/** The folders of a site. */
export interface SiteFolder {
  /** Contains wrangler.toml, `dist` and `.cache`. */
  readonly dir: string;
  /** Contains site.yaml and the pages: `content` in the site's folder, or that folder itself. */
  readonly contentDir: string;
}

export interface SiteOptions {
  readonly site?: string | undefined;
  readonly content?: string | undefined;
}

const CONFIG = 'site.yaml';
const CONTENT = 'content';

/**
 * The site from the options, or the nearest one from the working directory upwards. A content folder given without a
 * site is built with the working directory as its site. Throws SourceError for a folder that does not exist, so that no
 * command creates it.
 */
export function findSite({ site, content }: SiteOptions, workingDir = process.cwd()): SiteFolder {
  if (site !== undefined) requireFolder('--site', site, workingDir);
  if (content !== undefined) requireFolder('--content', content, workingDir);
  const dir = site === undefined ? null : resolve(workingDir, site);
  if (content !== undefined) return { dir: dir ?? workingDir, contentDir: resolve(workingDir, content) };
  return dir === null ? (findAbove(workingDir) ?? siteIn(workingDir)) : siteIn(dir);
}

/** Throws SourceError for an option that does not name a folder, with the nearest site. */
export function requireFolder(option: string, name: string, workingDir = process.cwd()): void {
  const folder = resolve(workingDir, name);
  const facts = statSync(folder, { throwIfNoEntry: false });
  if (facts?.isDirectory() === true) return;
  const found = facts === undefined ? 'there is no such folder' : 'it is not a folder';
  const nearest = findNearest(basename(folder), listSites(dirname(folder)));
  const remedy =
    nearest === null
      ? `. Pass the folder of a site, or create one with "docvane init".`
      : `; did you mean ${JSON.stringify(displayPath(join(dirname(folder), nearest)))}?`;
  throw SourceError.at({ file: option }, `Cannot use ${JSON.stringify(displayPath(folder))}: ${found}${remedy}`);
}

/** Names of the folders in a folder that are sites, or contents of sites. */
function listSites(folder: string): readonly string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => [CONFIG, join(CONTENT, CONFIG)].some((file) => existsSync(join(folder, name, file))));
}

function findAbove(folder: string): SiteFolder | null {
  const parent = dirname(folder);
  if (existsSync(join(folder, CONTENT, CONFIG))) return siteIn(folder);
  // Inside a content folder, use the site around it.
  if (existsSync(join(folder, CONFIG))) return siteIn(join(parent, CONTENT) === folder ? parent : folder);
  return parent === folder ? null : findAbove(parent);
}

function siteIn(dir: string): SiteFolder {
  const inner = join(dir, CONTENT);
  return { dir, contentDir: existsSync(inner) && !existsSync(join(dir, CONFIG)) ? inner : dir };
}

/**
 * Changes to the folder where npm was run, because npm runs scripts in the folder of package.json, but options contain
 * paths relative to where the user is. A script that has changed its folder itself stays there.
 */
export function enterInvocationFolder({ INIT_CWD, npm_package_json }: NodeJS.ProcessEnv): void {
  if (INIT_CWD === undefined || npm_package_json === undefined) return;
  if (dirname(npm_package_json) === process.cwd()) process.chdir(INIT_CWD);
}
