import { join } from 'node:path';
import { BuildCache } from '../cache/build-cache.ts';
import { engineVersion } from '../engine/engine-version.js';
import { PROJECT_ROOT } from '../project-root.ts';
import type { SiteFolder } from './find-site.ts';

/** Results of earlier builds of a site; null for `--no-cache`, which starts from nothing and leaves the cache alone. */
export function openCache({ dir }: SiteFolder, options: { readonly 'no-cache': boolean }): BuildCache | null {
  if (options['no-cache']) return null;
  // A bundle has the version that it was made of: its sources may have changed since.
  const engine = process.env.ENGINE_VERSION ?? engineVersion(PROJECT_ROOT);
  return BuildCache.open(join(dir, '.cache', 'build'), `${engine}.${process.version}`);
}
