import { BuildCache } from '../../../../build/base/cache/build-cache.ts';
import { formatFinding } from '../../../../build/base/report/finding.ts';
import { Report } from '../../../../build/base/report/report.ts';
import { bundleClient, type ClientBundle } from '../../../../build/release/bundle/bundle-client.ts';
import { indexSite } from '../../../../build/release/records/index-site.ts';
import { type LanguageSources, makeRelease, type Release } from '../../../../build/release/records/make-release.ts';
import { workerModules } from '../../../../build/release/records/write-release.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import type { CompiledSite } from '../../../../build/site/compiled-site.ts';
import type { SiteSource } from '../../../../build/site/load-site.ts';
import { applyTheme } from '../../../../build/site/theme/apply-theme.ts';

/** Everything that a build would write, by file name, and its findings. Without bundles: they are always the same. */
export interface MadeSite {
  readonly files: Readonly<Record<string, string>>;
  readonly findings: readonly string[];
}

let client: Promise<ClientBundle> | null = null;

/** A process that builds sites, with its cache. */
export interface BuildProcess {
  readonly compiler: SiteCompiler;
  readonly cache: BuildCache | null;
}

export function startProcess(cache: BuildCache | null = BuildCache.inMemory()): BuildProcess {
  return { compiler: new SiteCompiler(cache), cache };
}

/** Builds a site in a new or used process. */
export async function makeSite(source: SiteSource, process: BuildProcess): Promise<MadeSite> {
  return (await makeWithRelease(source, process)).made;
}

/** The same, with the release; null if it has errors. */
export async function makeWithRelease(
  source: SiteSource,
  { compiler, cache }: BuildProcess,
): Promise<{ readonly made: MadeSite; readonly release: Release | null }> {
  const report = new Report();
  const release = await releaseOf(source, compiler, report);
  cache?.endRun();
  const findings = [...report.errors, ...report.warnings].map(formatFinding);
  if (release === null) return { made: { files: {}, findings }, release };
  const records = [...release.records].map(([key, value]) => [`records/${key}`, Buffer.from(value).toString('latin1')]);
  const modules = [...workerModules(release)].map(([name, code]) => [`worker/${name}`, code]);
  return { made: { files: Object.fromEntries([...records, ...modules]), findings }, release };
}

/** A build by a new process with the cache in a folder, or without a cache. */
export function makeSiteAnew(source: SiteSource, cacheFolder: string | null): Promise<MadeSite> {
  const cache = cacheFolder === null ? null : BuildCache.open(cacheFolder, 'engine');
  return makeSite(source, startProcess(cache));
}

async function releaseOf(source: SiteSource, compiler: SiteCompiler, report: Report): Promise<Release | null> {
  client ??= bundleClient({ locale: 'en' });
  const site = await compiler.compile(source, report);
  if (site === null || report.failed) return null;
  const bundle = await client;
  const toSources = (one: CompiledSite): LanguageSources => {
    const { assets, files: bundledFiles } = applyTheme(bundle, one.theme);
    return { site: one, search: indexSite(one), assets, bundledFiles, compressedFiles: new Map() };
  };
  return makeRelease({ ...toSources(site), workerCode: '', translations: site.translations?.map(toSources) ?? [] });
}
