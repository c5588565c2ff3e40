import { join, resolve } from 'node:path';
import { BuildCache } from '../cache/build-cache.ts';
import { engineVersion } from '../engine/engine-version.js';
import { PROJECT_ROOT } from '../project-root.ts';

/** What earlier builds have made; `--no-cache` begins from nothing, and leaves what is kept alone. */
export function openCache(options: { readonly 'no-cache': boolean }): BuildCache {
  return options['no-cache']
    ? BuildCache.inMemory()
    : BuildCache.open(resolve(join('.cache', 'build')), engineVersion(PROJECT_ROOT));
}
