import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BuildCache } from '../base/cache/build-cache.ts';
import { PROJECT_ROOT } from '../base/project-root.ts';
import { engineVersion } from './engine/engine-version.js';
import type { SiteFolder } from './find-site.ts';

/** What earlier builds of a site left, and of all sites with this engine, such as its bundles. */
export interface Caches {
  readonly site: BuildCache;
  readonly engine: BuildCache;
}

/**
 * The caches of earlier builds; null with `--no-cache`, which builds from scratch and does not touch the cache.
 */
export function openCaches({ dir }: SiteFolder, options: { readonly 'no-cache': boolean }): Caches | null {
  if (options['no-cache']) return null;
  // A bundle has the version of the sources it was built from, which may have changed since.
  const engine = `${process.env.ENGINE_VERSION ?? engineVersion(PROJECT_ROOT)}.${process.version}`;
  return {
    site: BuildCache.open(join(dir, '.cache', 'build'), engine),
    engine: BuildCache.open(engineFolder(dir), engine),
  };
}

/** With the packages, like caches of other tools: it changes only with them. A site without packages has one folder for all. */
function engineFolder(siteDir: string): string {
  const packages = join(siteDir, 'node_modules');
  return existsSync(packages) ? join(packages, '.cache', 'docvane') : join(siteDir, '.cache', 'engine');
}

export function cachesInMemory(): Caches {
  return { site: BuildCache.inMemory(), engine: BuildCache.inMemory() };
}
