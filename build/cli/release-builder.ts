import { addAnalyticsStarter } from '../bundle/bundle-analytics.ts';
import { bundleClient, type ClientBundle } from '../bundle/bundle-client.ts';
import { bundleTryIt, bundleWorker } from '../bundle/bundle-worker.ts';
import { FileCompressor } from '../bundle/file-compressor.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import { type CompiledSite, type Progress, SiteCompiler, type SiteSource } from '../compile-site.ts';
import { indexSite } from '../release/index-site.ts';
import { makeRelease, type Release } from '../release/make-release.ts';
import type { KnownHashes } from '../release/name-pages.ts';
import type { Report } from '../report/report.ts';
import type { MadeSearchIndex } from '../search/make-search-index.ts';
import { addComponentStyles, applyTheme } from '../theme/apply-theme.ts';

/** What a release is made of; a change of one leaves the others as they are. */
export type ReleasePart = 'content' | 'client' | 'worker';

/** What a build made and how much of it. */
export interface BuiltRelease {
  readonly release: Release;
  readonly pages: number;
  readonly operations: number;
  readonly webhooks: number;
  /** Whether search is of an earlier build. */
  readonly isSearchOld: boolean;
}

/** A search index with the site that it was made of. */
interface IndexedSite {
  readonly site: CompiledSite;
  readonly search: MadeSearchIndex;
}

/** Builds releases of one source, in memory; the second build repeats only what was said to have changed. */
export class ReleaseBuilder {
  readonly #source: SiteSource;
  readonly #compiler: SiteCompiler;
  readonly #pageHashes: KnownHashes = new WeakMap();
  readonly #compressor = new FileCompressor();
  #site: Promise<CompiledSite | null> | null = null;
  #client: Promise<ClientBundle> | null = null;
  /** The same with what only some sites have; `key` says what that is. */
  #siteClient: { readonly key: string; readonly client: Promise<ClientBundle> } | null = null;
  #worker: Promise<string> | null = null;
  #tryIt: Promise<string> | null = null;
  #indexed: IndexedSite | null = null;

  constructor(source: SiteSource, cache?: BuildCache | null) {
    this.#source = source;
    this.#compiler = new SiteCompiler(cache, source.copiesDir);
  }

  invalidate(part: ReleasePart): void {
    if (part === 'content') this.#site = null;
    if (part === 'client') this.#client = this.#siteClient = null;
    if (part === 'worker') this.#worker = this.#tryIt = null;
  }

  /** Null when the report has errors. A fault in the code of the client or worker is thrown as esbuild's error. */
  build(report: Report, progress?: Progress): Promise<BuiltRelease | null> {
    return this.#build(report, progress, (site) =>
      this.#indexed?.site === site ? this.#indexed : { site, search: indexSite(site) },
    );
  }

  /**
   * The same for an author who waits for a page: search is of the build before, where there is one, which on large sites
   * is most of an edit's work. Nothing to deploy: `build` then completes it, and compiles nothing again.
   */
  buildToShow(report: Report): Promise<BuiltRelease | null> {
    return this.#build(report, undefined, (site) => this.#indexed ?? { site, search: indexSite(site) });
  }

  async #build(
    report: Report,
    progress: Progress | undefined,
    index: (site: CompiledSite) => IndexedSite,
  ): Promise<BuiltRelease | null> {
    this.#site ??= this.#compiler.compile(this.#source, report, progress);
    this.#client ??= this.#bundleClient();
    this.#worker ??= bundleWorker();
    const parts = await Promise.all([this.#site, this.#client, this.#worker]).catch((error: unknown) => {
      this.#site = this.#client = this.#worker = this.#tryIt = null;
      throw error;
    });
    const [site, plainClient, workerCode] = parts;
    if (site === null || report.failed) {
      this.#site = null;
      return null;
    }
    const forms = site.frame.tryIt !== undefined;
    const client = (await this.#bundleSiteClient(site)) ?? plainClient;
    if (forms) this.#tryIt ??= bundleTryIt();
    const themed = addComponentStyles(applyTheme(client, site.theme), site);
    const { assets, files: bundledFiles } = await addAnalyticsStarter(themed, site.frame.analytics);
    this.#indexed = index(site);
    return {
      release: makeRelease({
        site,
        search: this.#indexed.search,
        workerCode,
        tryItCode: forms ? ((await this.#tryIt) ?? undefined) : undefined,
        assets,
        bundledFiles,
        compressedFiles: await this.#compressor.compress(bundledFiles),
        knownHashes: this.#pageHashes,
      }),
      pages: site.pages.length,
      operations: site.operationCount,
      webhooks: site.webhookCount,
      isSearchOld: this.#indexed.site !== site,
    };
  }

  /** What only some sites need, of forms, players and islands; which they are, is known once it is compiled. Null for others. */
  async #bundleSiteClient({ components, frame }: CompiledSite): Promise<ClientBundle | null> {
    const { islands, digest } = components;
    const [forms, players] = [frame.tryIt !== undefined, frame.frameHosts !== undefined];
    if (!forms && !players && islands.size === 0) return null;
    const key = `${forms} ${players} ${islands.size === 0 ? '' : digest}`;
    if (this.#siteClient?.key !== key) this.#siteClient = { key, client: bundleClient({ forms, players, islands }) };
    return this.#siteClient.client;
  }

  /** Its files are packed while the site is compiled; what a theme changes of them follows. */
  async #bundleClient(): Promise<ClientBundle> {
    const client = await bundleClient();
    void this.#compressor.compress(client.files);
    return client;
  }
}
