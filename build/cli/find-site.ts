import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where a site is: its settings and content, and what the engine keeps for it. */
export interface SiteFolder {
  /** Holds wrangler.toml, `dist` and `.cache`. */
  readonly dir: string;
  /** Holds site.yaml and the pages: `content` in the site's folder, or that folder itself. */
  readonly contentDir: string;
}

export interface SiteOptions {
  readonly site?: string | undefined;
  readonly content?: string | undefined;
}

const CONFIG = 'site.yaml';
const CONTENT = 'content';

/**
 * The site that options name; without them the nearest one, from the working folder upwards. A content folder that is
 * named alone is built with the working folder as its site.
 */
export function findSite({ site, content }: SiteOptions, workingDir = process.cwd()): SiteFolder {
  const dir = site === undefined ? null : resolve(workingDir, site);
  if (content !== undefined) return { dir: dir ?? workingDir, contentDir: resolve(workingDir, content) };
  return dir === null ? (findAbove(workingDir) ?? siteIn(workingDir)) : siteIn(dir);
}

function findAbove(folder: string): SiteFolder | null {
  const parent = dirname(folder);
  if (existsSync(join(folder, CONTENT, CONFIG))) return siteIn(folder);
  // In the content folder, the site around it is meant.
  if (existsSync(join(folder, CONFIG))) return siteIn(join(parent, CONTENT) === folder ? parent : folder);
  return parent === folder ? null : findAbove(parent);
}

function siteIn(dir: string): SiteFolder {
  const inner = join(dir, CONTENT);
  return { dir, contentDir: existsSync(inner) && !existsSync(join(dir, CONFIG)) ? inner : dir };
}

/**
 * Moves to the folder in which npm was run. npm runs scripts in the folder of package.json, but options name files from
 * where the user is. A script that has moved somewhere else itself stays there.
 */
export function enterInvocationFolder({ INIT_CWD, npm_package_json }: NodeJS.ProcessEnv): void {
  if (INIT_CWD === undefined || npm_package_json === undefined) return;
  if (dirname(npm_package_json) === process.cwd()) process.chdir(INIT_CWD);
}
