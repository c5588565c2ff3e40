import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SourceError } from '../base/report/finding.ts';
import { CONFIG, CONTENT, findSiteFaults } from './path-faults.ts';

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

/**
 * The site from the options, or the nearest one from the working directory upwards. A content folder given without a
 * site is built with the working directory as its site. Throws SourceError for a folder that does not exist, so that no
 * command creates it.
 */
export function findSite({ site, content }: SiteOptions, workingDir = process.cwd()): SiteFolder {
  for (const [file, name] of Object.entries({ '--site': site, '--content': content })) {
    const [fault] = name === undefined ? [] : findSiteFaults(name, workingDir);
    if (fault !== undefined) throw SourceError.at({ file }, fault);
  }
  const dir = site === undefined ? null : resolve(workingDir, site);
  if (content !== undefined) return { dir: dir ?? workingDir, contentDir: resolve(workingDir, content) };
  return dir === null ? (findAbove(workingDir) ?? siteIn(workingDir)) : siteIn(dir);
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
