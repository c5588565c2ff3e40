import { resolve } from 'node:path';
import { BuildCache } from '../build/cache/build-cache.ts';
import { type BuiltRelease, ReleaseBuilder } from '../build/cli/release-builder.ts';
import type { SiteSource } from '../build/compile-site.ts';
import { engineVersion } from '../build/engine/engine-version.js';
import { PROJECT_ROOT } from '../build/project-root.ts';
import { buildRelease } from './bench/build-release.ts';

/**
 * A builder for tests that are not about building. It knows the results of all earlier builds with this engine, of any
 * process. That such a build equals one from scratch is proven by `test/build/cache/whole-output.test.ts`.
 */
export function siteBuilder(source: SiteSource): ReleaseBuilder {
  return new ReleaseBuilder(source, BuildCache.open(resolve('.cache/test/builds'), engineVersion(PROJECT_ROOT)));
}

/** Builds a site with that builder. */
export function buildSite(source: SiteSource): Promise<BuiltRelease> {
  return buildRelease(siteBuilder(source));
}
