import { messagesKey } from '../../worker/model/messages/find-messages.ts';
import type { OwnTexts } from '../../worker/model/messages/own-texts.ts';
import { pathToHref } from '../../worker/model/path.ts';
import type { FrameAssets } from '../../worker/model/records/manifest.ts';
import { findOrMake, type ResultCache } from '../base/cache/result-cache.ts';
import type { Report } from '../base/report/report.ts';
import type { StyledSite } from '../publish/manual/styled-site.ts';
import { addAnalyticsStarter, bundleClient, type SiteClient } from '../release/bundle/bundle-client.ts';
import {
  ACCESS_FILE,
  bundleAccess,
  bundleMock,
  bundleTryIt,
  bundleWorker,
  MOCK_FILE,
  type SiteLocales,
  TRY_IT_FILE,
  type WorkerBundle,
} from '../release/bundle/bundle-worker.ts';
import { FileCompressor } from '../release/bundle/file-compressor.ts';
import { NOTICES_PATH } from '../release/bundle/notices.ts';
import { indexSite } from '../release/records/index-site.ts';
import {
  type LanguageSources,
  type LazyModules,
  makeRelease,
  type Release,
  type ViewSources,
} from '../release/records/make-release.ts';
import type { MadeSearchIndex } from '../release/search/make-search-index.ts';
import type { AccessRule } from '../site/access/access-rule.ts';
import type { ClientFeatures } from '../site/client-features.ts';
import type { Progress } from '../site/compile-language.ts';
import { SiteCompiler } from '../site/compile-site.ts';
import type { CompiledSite } from '../site/compiled-site.ts';
import type { SiteSource } from '../site/load-site.ts';
import { addBlockStyles, applyTheme } from '../site/theme/apply-theme.ts';
import { type Caches, cachesInMemory } from './open-caches.ts';

/** The layers of a release, which can change independently. */
export type ReleaseLayer = 'content' | 'client' | 'worker';

/** A built release with its size. */
export interface BuiltRelease {
  readonly release: Release;
  /** In all languages. */
  readonly pages: number;
  readonly languages: number;
  readonly operations: number;
  readonly webhooks: number;
  /** Ids of the APIs that the worker sends the requests of forms to. */
  readonly proxied: readonly string[];
  /** What limits who may read a page, by path with the base, in all languages. */
  readonly rules: ReadonlyMap<string, readonly AccessRule[]>;
  /** Whether search is from an earlier build. */
  readonly isSearchOld: boolean;
}

/** How the engine's code is bundled. Tests that only count bundles pass others. */
export type Bundlers = typeof BUNDLERS;

const BUNDLERS = {
  client: bundleClient,
  worker: bundleWorker,
  tryIt: bundleTryIt,
  mock: bundleMock,
  access: bundleAccess,
};

/** The worker and its modules for forms, with the texts of a site's languages. */
interface WorkerBundles {
  readonly key: string;
  readonly code: Promise<WorkerBundle>;
  tryIt: Promise<string> | null;
  mock: Promise<string> | null;
  access: Promise<string> | null;
}

/** A search index and the site it was built from. */
interface IndexedSite {
  readonly site: CompiledSite;
  readonly search: MadeSearchIndex;
}

/** Builds releases of one source in memory. A second build repeats only what has been invalidated. */
export class ReleaseBuilder {
  readonly #source: SiteSource;
  readonly #compiler: SiteCompiler;
  readonly #compressor: FileCompressor;
  readonly #caches: Caches | null;
  readonly #bundlers: Bundlers;
  /** Bundles of the engine's code, which a cache identifies by the engine's version. */
  #bundles: ResultCache | null;
  #site: Promise<CompiledSite | null> | null = null;
  /** By language and features: views can differ in these. */
  readonly #clients = new Map<string, Promise<SiteClient>>();
  #worker: WorkerBundles | null = null;
  /** By view and language. */
  readonly #indexed = new Map<string, IndexedSite>();
  /** The files of manuals, by view and language. */
  readonly #printed = new Map<string, ReadonlyMap<string, Uint8Array>>();

  /** `caches`: null for a single build. */
  constructor(source: SiteSource, caches: Caches | null = cachesInMemory(), bundlers = BUNDLERS) {
    this.#bundlers = bundlers;
    this.#source = source;
    this.#caches = caches;
    this.#compiler = new SiteCompiler(caches?.site ?? null, source.copiesDir);
    this.#bundles = caches?.engine ?? null;
    this.#compressor = new FileCompressor(this.#bundles);
  }

  invalidate(layer: ReleaseLayer): void {
    // The engine's code has changed, but not the version that the cache was opened with.
    if (layer !== 'content') this.#bundles = null;
    if (layer === 'content') this.#site = null;
    if (layer === 'client') this.#clients.clear();
    if (layer === 'worker') this.#worker = null;
  }

  /** Null if the report has errors. Throws esbuild's error for a bug in the client or worker code. */
  build(report: Report, progress?: Progress): Promise<BuiltRelease | null> {
    return this.#build(report, progress, false);
  }

  /**
   * The same for an author who waits for a page: search and manuals are from the previous build, if any, because on large
   * sites they are most of the work. Not for deployment. `build` then completes it without compiling again.
   */
  buildToShow(report: Report): Promise<BuiltRelease | null> {
    return this.#build(report, undefined, true);
  }

  async #build(report: Report, progress: Progress | undefined, toShow: boolean): Promise<BuiltRelease | null> {
    const compiles = this.#site === null;
    try {
      return await this.#make(report, progress, toShow);
    } finally {
      if (compiles && this.#caches !== null) for (const cache of Object.values(this.#caches)) cache.endRun();
    }
  }

  async #make(report: Report, progress: Progress | undefined, toShow: boolean): Promise<BuiltRelease | null> {
    this.#site ??= this.#compiler.compile(this.#source, report, {
      progress,
      onFeatures: (features) => {
        // Errors are handled where the promise is awaited.
        this.#bundleClient(features).catch(() => {});
        // The features of the site's first language come first. The worker has the texts of all.
        if (this.#worker === null) this.#bundleWorker(features).code.catch(() => {});
      },
    });
    const parts = await Promise.all([
      this.#site,
      this.#site.then((site) => (site === null ? null : this.#bundleWorker(site.features).code)),
    ]).catch((error: unknown) => this.#forget(error));
    const [site, worker] = parts;
    if (site === null || worker === null || report.failed) {
      this.#site = null;
      return null;
    }
    const languages = languagesOf(site);
    const views = site.views ?? [];
    const made = await Promise.all([site, ...views].map((view) => this.#toViewSources(view, toShow))).catch(
      (error: unknown) => this.#forget(error),
    );
    const [first, ...others] = made;
    if (first === undefined) return null;
    const features = [site, ...views].map((view) => view.features);
    const lazyModules = { ...worker.lazyModules, ...(await this.#bundleOthers(site.features, features)) };
    return {
      release: makeRelease({ workerCode: worker.workerCode, lazyModules, ...first, views: others }),
      pages: languages.reduce((sum, { pages }) => sum + pages.length, 0),
      languages: languages.length,
      operations: site.operationCount,
      webhooks: site.webhookCount,
      rules: rulesOf([site, ...views].at(-1) ?? site),
      proxied: [...new Set(features.flatMap(({ proxied }) => proxied))],
      isSearchOld: [site, ...views]
        .flatMap(languagesOf)
        .some((each) => this.#indexed.get(editionOf(each))?.site !== each),
    };
  }

  /** A bundle that failed is made again. */
  #forget(error: unknown): never {
    this.#site = this.#worker = null;
    this.#clients.clear();
    throw error;
  }

  /** The site in each language with its styles, for documents. Null if the report has errors. */
  async style(report: Report, progress?: Progress): Promise<readonly StyledSite[] | null> {
    try {
      const site = await this.#compiler.compile(this.#source, report, { progress });
      if (site === null || report.failed) return null;
      return await Promise.all(languagesOf(site).map((language) => this.#toStyled(language)));
    } finally {
      if (this.#caches !== null) for (const cache of Object.values(this.#caches)) cache.endRun();
    }
  }

  async #toStyled(site: CompiledSite): Promise<StyledSite & { readonly notices: string }> {
    const client = await this.#bundleClient(site.features);
    const { components } = site.features;
    const blockStyles = new Map([...client.blockStyles, ...(site.pluginStyles ?? [])]);
    const styled = addBlockStyles(applyTheme(client, site.theme), blockStyles, { ...site, components });
    const { assets, files: bundledFiles } = await addAnalyticsStarter(styled, site.frame.analytics);
    return { site, assets, bundledFiles, notices: client.notices + site.theme.notices };
  }

  /** What a release has of the site in one language. */
  async #toSources(site: CompiledSite, toShow: boolean): Promise<LanguageSources> {
    const { assets, bundledFiles, notices } = await this.#toStyled(site);
    const edition = editionOf(site);
    const lastIndexed = this.#indexed.get(edition);
    const isKept = lastIndexed !== undefined && (toShow || lastIndexed.site === site);
    const indexed = isKept ? lastIndexed : { site, search: indexSite(site) };
    this.#indexed.set(edition, indexed);
    const lastPrinted = toShow ? this.#printed.get(edition) : undefined;
    const manuals = site.manuals === undefined ? new Map() : (lastPrinted ?? (await printAll(site, assets)));
    this.#printed.set(edition, manuals);
    // A file of the site with that name comes first.
    const files = new Map([[NOTICES_PATH, Buffer.from(notices)], ...manuals, ...site.files]);
    return {
      site: { ...site, files },
      search: indexed.search,
      assets,
      bundledFiles,
      compressedFiles: await this.#compress(bundledFiles),
    };
  }

  /** The server that authors use sends files as they are. */
  async #compress(files: ReadonlyMap<string, Uint8Array>): Promise<ReadonlyMap<string, Uint8Array>> {
    return this.#source.forAuthors ? new Map() : this.#compressor.compress(files);
  }

  async #toViewSources(view: CompiledSite, toShow: boolean): Promise<ViewSources> {
    const { translations = [] } = view;
    const [own, ...others] = await Promise.all([
      this.#toSources(view, toShow),
      ...translations.map((translation) => this.#toSources(translation, toShow)),
    ]);
    return { ...own, translations: others };
  }

  /** The modules that only some sites need: those with forms, with a mock, with audiences. `all`: of all views. */
  async #bundleOthers(features: ClientFeatures, all: readonly ClientFeatures[]): Promise<LazyModules> {
    const worker = this.#bundleWorker(features);
    const { key } = worker;
    const { texts } = features;
    const locales = localesOf(features);
    const forms = all.some((view) => view.forms);
    const mock = all.some((view) => view.mock);
    if (forms) worker.tryIt ??= findOrMake(this.#bundles, `forms ${key}`, () => this.#bundlers.tryIt(locales, texts));
    if (mock) worker.mock ??= findOrMake(this.#bundles, `mock ${key}`, () => this.#bundlers.mock(locales, texts));
    if (features.access)
      worker.access ??= findOrMake(this.#bundles, `access ${key}`, () => this.#bundlers.access(locales, texts));
    return {
      ...(forms && worker.tryIt !== null ? { [TRY_IT_FILE]: await worker.tryIt } : {}),
      ...(mock && worker.mock !== null ? { [MOCK_FILE]: await worker.mock } : {}),
      ...(features.access && worker.access !== null ? { [ACCESS_FILE]: await worker.access } : {}),
    };
  }

  #bundleWorker(features: ClientFeatures): WorkerBundles {
    const { texts, access } = features;
    const locales = localesOf(features);
    const key = `${languagesKey(locales, texts)}${access ? ' access' : ''}`;
    if (this.#worker?.key !== key) {
      const code = findOrMake(this.#bundles, `worker ${key}`, () => this.#bundlers.worker(locales, texts, access));
      this.#worker = { key, code, tryIt: null, mock: null, access: null };
    }
    return this.#worker;
  }

  /** The client with a site's features. Compresses its files while the site is compiled; a theme changes few of them. */
  #bundleClient({ components: { islands, digest }, ...features }: ClientFeatures): Promise<SiteClient> {
    const { locale, forms, sampleLanguages, announcement, players, webmcp } = features;
    const [texts = {}] = features.texts;
    const key = `client ${languagesKey([locale], [texts])} ${forms} ${sampleLanguages.join()} ${announcement} ${players} ${webmcp} ${islands.size === 0 ? '' : digest}`;
    let client = this.#clients.get(key);
    if (client === undefined) {
      // The digest does not cover the packages that components import in the browser.
      const cache = islands.size === 0 ? this.#bundles : null;
      const bundle = findOrMake(cache, key, () =>
        this.#bundlers.client({ locale, texts, forms, sampleLanguages, announcement, players, webmcp, islands }),
      );
      client = bundle;
      this.#clients.set(key, client);
      // The caller who awaits the bundle handles its errors.
      bundle.then(
        ({ files }) => this.#compress(files),
        () => {},
      );
    }
    return client;
  }
}

/** Few sites have manuals. */
async function printAll(site: CompiledSite, assets: FrameAssets): Promise<ReadonlyMap<string, Uint8Array>> {
  const { printManuals } = await import('../publish/manual/print-manuals.ts');
  return printManuals(site, assets);
}

/** A site in one language, as some readers see it. */
function editionOf({ frame, audiences = [] }: CompiledSite): string {
  return [frame.locale, ...audiences].join();
}

/** The last view has everything. */
function rulesOf(whole: CompiledSite): BuiltRelease['rules'] {
  return new Map(
    languagesOf(whole).flatMap(({ frame, rules }) =>
      [...rules].map(([path, own]) => [pathToHref(frame.base, path), own] as const),
    ),
  );
}

function languagesOf(site: CompiledSite): readonly CompiledSite[] {
  return [site, ...(site.translations ?? [])];
}

function localesOf({ locale, otherLocales }: ClientFeatures): SiteLocales {
  return [locale, ...otherLocales];
}

/** Identifies languages with the site's own texts, if there are any. */
function languagesKey(locales: SiteLocales, texts: readonly OwnTexts[]): string {
  return locales.map((locale, index) => messagesKey(toMessagesId(locale, texts[index]))).join();
}

function toMessagesId(locale: string, own: OwnTexts = {}): Parameters<typeof messagesKey>[0] {
  return Object.keys(own).length === 0 ? { locale } : { locale, own };
}
