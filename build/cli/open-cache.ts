import { join, resolve } from 'node:path';
import { BuildCache } from '../cache/build-cache.ts';
import { bundledVersion, engineVersion } from '../engine/engine-version.js';
import { PROJECT_ROOT } from '../project-root.ts';

/** What earlier builds have made; `--no-cache` begins from nothing, and leaves what is kept alone. */
export function openCache(options: { readonly 'no-cache': boolean }): BuildCache {
  if (options['no-cache']) return BuildCache.inMemory();
  // The code that runs, not what the folder holds by now: a branch may have been changed since it was started.
  const engine = bundledVersion(import.meta.url) ?? engineVersion(PROJECT_ROOT);
  return BuildCache.open(resolve(join('.cache', 'build')), engine);
}
