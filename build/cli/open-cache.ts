import { join, resolve } from 'node:path';
import { BuildCache } from '../cache/build-cache.ts';
import { engineVersion } from '../cache/engine-version.ts';

/** What earlier builds have made; `--no-cache` begins from nothing, and leaves what is kept alone. */
export function openCache(options: { readonly 'no-cache': boolean }): BuildCache {
  return options['no-cache']
    ? BuildCache.inMemory()
    : BuildCache.open(resolve(join('.cache', 'build')), engineVersion());
}
