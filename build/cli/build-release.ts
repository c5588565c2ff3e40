import { bundleClient } from '../bundle/bundle-client.ts';
import { bundleWorker } from '../bundle/bundle-worker.ts';
import { type Progress, SiteCompiler, type SiteSource } from '../compile-site.ts';
import { makeRelease, type Release } from '../release/make-release.ts';
import type { Report } from '../report/report.ts';

/** What a build made and how much of it. */
export interface BuiltRelease {
  readonly release: Release;
  readonly pages: number;
  readonly operations: number;
  readonly webhooks: number;
}

/** Compiles content and code to a release, in memory. Null when the report has errors. */
export async function buildRelease(
  source: SiteSource,
  report: Report,
  progress?: Progress,
  compiler = new SiteCompiler(),
): Promise<BuiltRelease | null> {
  const [site, workerCode, client] = await Promise.all([
    compiler.compile(source, report, progress),
    bundleWorker(),
    bundleClient(),
  ]);
  if (site === null || report.failed) return null;
  return {
    release: makeRelease({ site, workerCode, assets: client.assets, bundledFiles: client.files }),
    pages: site.pages.length,
    operations: site.operationCount,
    webhooks: site.webhookCount,
  };
}
