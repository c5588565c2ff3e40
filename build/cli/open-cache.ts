import { join } from 'node:path';
import { BuildCache } from '../cache/build-cache.ts';
import { engineVersion } from '../engine/engine-version.js';
import { PROJECT_ROOT } from '../project-root.ts';
import type { SiteFolder } from './find-site.ts';

/**
 * The cache of a site's earlier builds; null with `--no-cache`, which builds from scratch and does not touch the cache.
 */
export function openCache({ dir }: SiteFolder, options: { readonly 'no-cache': boolean }): BuildCache | null {
  if (options['no-cache']) return null;
  // A bundle has the version of the sources it was built from, which may have changed since.
  const engine = process.env.ENGINE_VERSION ?? engineVersion(PROJECT_ROOT);
  return BuildCache.open(join(dir, '.cache', 'build'), `${engine}.${process.version}`);
}
