import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BuildCache } from '../build/base/cache/build-cache.ts';
import { PROJECT_ROOT } from '../build/base/project-root.ts';
import { engineVersion } from '../build/cli/engine/engine-version.js';
import { type BuiltRelease, ReleaseBuilder } from '../build/cli/release-builder.ts';
import type { SiteSource } from '../build/site/load-site.ts';
import { buildRelease } from './bench/build-release.ts';

const CACHE_OF = resolve('.cache/test');

/** As in `openCaches()`, which reads all sources for it each time. */
const ENGINE = `${engineVersion(PROJECT_ROOT)}.${process.version}`;

/**
 * A builder for tests that are not about building. It knows the results of all earlier builds with this engine, of any
 * process. That such a build equals one from scratch is proven by `test/build/base/cache/whole-output.test.ts`.
 */
export function siteBuilder(source: SiteSource): ReleaseBuilder {
  return new ReleaseBuilder(source, { site: openCache('build'), engine: openCache('engine') });
}

/** A builder that knows only the engine's bundles: for sites of any size, which are built once. */
export function siteBuilderOnce(source: SiteSource): ReleaseBuilder {
  return new ReleaseBuilder(source, { site: BuildCache.inMemory(), engine: openCache('engine') });
}

/** Lets commands for a site use that cache too. */
export function shareCache(siteDir: string): void {
  const cache = join(CACHE_OF, '.cache/build');
  for (const dir of [cache, join(siteDir, '.cache')]) mkdirSync(dir, { recursive: true });
  symlinkSync(cache, join(siteDir, '.cache/build'));
}

/** Builds a site with that builder. */
export function buildSite(source: SiteSource): Promise<BuiltRelease> {
  return buildRelease(siteBuilder(source));
}

function openCache(name: string): BuildCache {
  return BuildCache.open(join(CACHE_OF, '.cache', name), ENGINE);
}
