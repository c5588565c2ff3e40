import { resolve } from 'node:path';
import type { SiteVersion } from '../../../worker/model/site.ts';
import type { ResultCache } from '../../base/cache/result-cache.ts';
import { SourceError } from '../../base/report/finding.ts';
import { Report } from '../../base/report/report.ts';
import { readText } from '../../base/source/read-text.ts';
import { type CompiledPage, withFacts } from '../../page/compiled-page.ts';
import type { RenderContext } from '../../page/page.ts';
import type { ApiConfig, SiteConfig } from '../../site/config/site-config.ts';
import { type LastChange, loadLastChanges } from '../../site/guides/files/last-changes.ts';
import { toCategoryPage } from '../../site/sidebar/category-pages.ts';
import type { SidebarEntry } from '../../site/sidebar/sidebar-entry.ts';
import type { MarkedChanges } from '../changelog/change-marks.ts';
import { loadChangelog } from '../changelog/load-changelog.ts';
import { ApiWarnings } from '../core/api-warnings.ts';
import { parseWhole } from '../overlay/parse-whole.ts';
import type { ApiView } from '../read/api-access.ts';
import { DescriptionReader } from '../read/description-reader.ts';
import { isUrl, loadDescription } from '../read/load-description.ts';
import type { DescriptionText } from '../read/text/description-text.ts';
import { CachedCopies } from '../remote/cached-copies.ts';
import { type CopyUse, RemoteDescriptions } from '../remote/remote-descriptions.ts';
import { compareVersions, type OpenedDescription } from '../versions/compare-versions.ts';
import { joinVersions } from '../versions/join-versions.ts';
import { migrationPath, type VersionChanges } from '../versions/version-changes.ts';
import { toApiVersions } from '../versions/version-pages.ts';
import { addChangelog } from './add-changelog.ts';
import type { CompiledApi } from './compile-api.ts';
import { ApiEmbeds } from './embeds/api-embeds.ts';
import { loadOrCompileApi } from './load-or-compile-api.ts';
import { PathsOfApis } from './paths-of-apis.ts';
import { type SitePaths, toSitePaths } from './site-paths.ts';

/** The output of all API descriptions of a site. */
export interface CompiledApis {
  readonly pages: readonly CompiledPage[];
  /** The entries that each API adds to a sidebar, with the sidebar's id, in order. */
  readonly sidebars: readonly (readonly [sidebarId: string, entries: readonly SidebarEntry[]])[];
  /** The download files of each description, by path. */
  readonly downloads: readonly ReadonlyMap<string, Uint8Array>[];
  /** Other files to serve, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly operationCount: number;
  readonly webhookCount: number;
  /** Hosts that forms send requests to, as Content-Security-Policy sources. */
  readonly connect: readonly string[];
  /** APIs that could not be compiled; the report says why. */
  readonly unmade: readonly ApiConfig[];
  /** The versions of APIs that have several. */
  readonly versions: readonly SiteVersion[];
  /** By the API's id. */
  readonly byId: ReadonlyMap<string, CompiledApi>;
}

interface ApisContext extends RenderContext {
  readonly contentDir: string;
  readonly config: SiteConfig;
  /** Paths of other pages. */
  readonly reserved: ReadonlySet<string>;
  /** File or URL that replaces the first API's description. */
  readonly description: string | undefined;
  readonly copyUse: CopyUse;
  /** The readers that the site is for. */
  readonly view: ApiView;
  /** Called after each page to report progress. */
  readonly onPage: (done: number, total: number) => void;
  /** An API that is not translated into the language of the site, as it was compiled in another one; or null. */
  readonly untranslated: (config: ApiConfig) => CompiledApi | null;
}

/** The context for embedding APIs in guides, before the APIs are compiled. */
type EmbedsContext = Omit<ApisContext, 'onPage' | 'untranslated'>;

/** Hosts of descriptions can be slow, but people are waiting for the build. */
const FETCH_TIMEOUT_MS = 30_000;

/** Compiles every configured API. */
export class ApisCompiler {
  readonly #cache: ResultCache | null;
  /** By API id. Reusing the text object of an unchanged file keeps everything memoized about it. */
  readonly #texts = new Map<string, DescriptionText>();
  readonly #readers = new Map<string, DescriptionReader>();
  readonly #remote: RemoteDescriptions;
  readonly #paths = new PathsOfApis();
  /** Loads in the current run, which guides may have started. */
  readonly #loads = new Map<string, Promise<DescriptionText>>();

  constructor(cache: ResultCache | null, copiesDir: string) {
    this.#cache = cache;
    this.#remote = new RemoteDescriptions(new CachedCopies(copiesDir));
  }

  async compile(context: ApisContext, report: Report): Promise<CompiledApis> {
    const open = (config: ApiConfig): Promise<OpenedDescription> => this.#openFor(config, context, report);
    const changes = await compareVersions(context.config.apis, { open, view: context.view, cache: this.#cache });
    const apis = await this.#compileAll(context, changes, report);
    this.#loads.clear();
    const dates = context.config.lastUpdated
      ? (await loadLastChanges(context.contentDir, this.#cache)).byFile
      : new Map<string, LastChange>();
    const compiled = apis.flatMap(({ config, api }) => (api === null ? [] : [{ config, api }]));
    const { origin } = context.config;
    const made = joinVersions(compiled, changes, { ...context, origin });
    return {
      pages: made.flatMap(({ config, api }) => [
        ...api.pages.map((page) => withDate(page, dates.get(config.description))),
        ...this.#toCategory(config, api, context),
      ]),
      sidebars: toSidebars(made),
      downloads: made.map(({ api }) => api.downloads),
      files: encodeTexts(made.flatMap(({ api }) => [...api.files])),
      operationCount: made.reduce((sum, { api }) => sum + api.operationCount, 0),
      webhookCount: made.reduce((sum, { api }) => sum + api.webhookCount, 0),
      connect: made.flatMap(({ api }) => api.connect),
      versions: toApiVersions(made.map(({ config, api }) => ({ config, pages: api.pages }))),
      byId: new Map(made.map(({ config, api }) => [config.id, api])),
      unmade: apis.flatMap(({ config, api }) => (api === null ? [config] : [])),
    };
  }

  /** Each API, or null if it could not be compiled. */
  async #compileAll(
    context: ApisContext,
    changes: VersionChanges,
    report: Report,
  ): Promise<{ readonly config: ApiConfig; readonly api: CompiledApi | null }[]> {
    const { config: site, description, untranslated } = context;
    const others = toSitePaths(context.reserved);
    this.#paths.begin(site.apis.map(({ id }) => id));
    const compile = async (config: ApiConfig) => {
      const found = new Report();
      const { paths, areRight } = this.#paths.for(config.id, others);
      const override = config === site.apis[0] ? description : undefined;
      const versionMarks = changes.marksOf(config, context.base);
      const make = async () =>
        untranslated(config) ?? (await this.#compileOne(config, { override, paths, versionMarks }, context, found));
      const api = await found.attempt(make);
      const own = config.version?.older === undefined ? [] : [migrationPath(config)];
      this.#paths.set(config.id, [...(api?.pages.map(({ path }) => path) ?? []), ...own]);
      return { config, api, found, areRight };
    };
    const made: Awaited<ReturnType<typeof compile>>[] = [];
    for (const config of site.apis) made.push(await compile(config));
    // Pages whose links are the same come from the cache.
    for (const [index, { config, areRight }] of made.entries()) if (!areRight()) made[index] = await compile(config);
    for (const { found } of made) report.add(found);
    return made;
  }

  async #compileOne(
    config: ApiConfig,
    {
      override,
      paths,
      versionMarks,
    }: {
      readonly override: string | undefined;
      readonly paths: SitePaths;
      readonly versionMarks: readonly MarkedChanges[];
    },
    context: ApisContext,
    report: Report,
  ): Promise<CompiledApi | null> {
    const { config: site, base, messages, onPage } = context;
    const { description, source } = await this.#open(config, override, context, report);
    // The changelog does not apply to another description given for a trial.
    const folder = override === undefined ? config.changelog : undefined;
    const changelog = await report.attempt(async () =>
      folder === undefined ? [] : loadChangelog(resolve(source.contentDir, folder)),
    );
    const options = {
      ...source,
      config: { ...config, changelog: folder },
      changelog: changelog ?? [],
      versionMarks,
      base,
      messages,
      imageHosts: site.imageHosts,
      view: context.view,
      reserved: paths,
      cache: this.#cache,
      onPage,
    };
    const api = await loadOrCompileApi(description, options, report);
    return changelog === null ? null : addChangelog(api, { ...options, origin: site.origin });
  }

  /** The embeddable parts of each API, by id; null for an API that cannot be read, which `compile` reports. */
  async openEmbeds(context: EmbedsContext, report: Report): Promise<ReadonlyMap<string, ApiEmbeds | null>> {
    const { config: site, base, messages, reserved } = context;
    const opened = new Map<string, ApiEmbeds | null>();
    for (const [index, config] of site.apis.entries()) {
      try {
        const override = index === 0 ? context.description : undefined;
        const { description, source } = await this.#open(config, override, context, report);
        const parsed = await parseWhole(description, source, new Report(), new ApiWarnings());
        const paths = toSitePaths(reserved);
        // Pages of other APIs are not known yet; links to them are checked with the API that is embedded.
        const isOfOther = (path: string): boolean =>
          site.apis.some((other) => other !== config && (path === other.overview || path.startsWith(`${other.path}/`)));
        const isLinked = (path: string): boolean => paths.has(path) || isOfOther(path);
        const { view } = context;
        const options = { config, base, messages, view, imageHosts: site.imageHosts, reserved: { ...paths, isLinked } };
        opened.set(config.id, new ApiEmbeds(parsed, options));
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        opened.set(config.id, null);
      }
    }
    return opened;
  }

  /** Opens a description for a comparison. The same run compiles it, without loading it again. */
  #openFor(config: ApiConfig, context: ApisContext, report: Report): Promise<OpenedDescription> {
    const override = config === context.config.apis[0] ? context.description : undefined;
    return this.#open(config, override, context, report);
  }

  async #open(
    config: ApiConfig,
    override: string | undefined,
    { contentDir, copyUse }: Pick<ApisContext, 'contentDir' | 'copyUse'>,
    report: Report,
  ): Promise<OpenedDescription> {
    const location =
      override ?? (isUrl(config.description) ? config.description : resolve(contentDir, config.description));
    const key = `${config.id} ${location}`;
    const loading = this.#loads.get(key) ?? this.#load(config, location, copyUse, report);
    this.#loads.set(key, loading);
    const description = await loading;
    const reader = this.#readers.get(config.id) ?? new DescriptionReader();
    this.#readers.set(config.id, reader);
    const overlays = await Promise.all(
      (config.overlays ?? []).map((file) => readText(resolve(contentDir, file), 'the overlay')),
    );
    return { description, source: { location, contentDir, reader, overlays } };
  }

  /** The category page with a card for each tag, if one is configured. */
  #toCategory(
    { sidebar, category, version }: ApiConfig,
    { cards }: CompiledApi,
    context: RenderContext,
  ): CompiledPage[] {
    if (category === undefined) return [];
    const { path, label: title, description = null } = category;
    const index = { title, description, keywords: [], image: null };
    const facts = version === undefined ? {} : { version: version.name };
    return [toCategoryPage({ path, sidebar, index, cards, facts }, { ...context, cache: this.#cache })];
  }

  async #load(
    { id, description, headers }: ApiConfig,
    location: string,
    copyUse: CopyUse,
    report: Report,
  ): Promise<DescriptionText> {
    if (!isUrl(location)) {
      const loaded = await loadDescription(location);
      const last = this.#texts.get(id);
      if (last?.equals(loaded)) return last;
      this.#texts.set(id, loaded);
      return loaded;
    }
    // A URL given for a trial must not receive the secrets of the configured one.
    const isKnown = isUrl(description) && new URL(location).origin === new URL(description).origin;
    const options = {
      copyUse,
      headers: isKnown ? headers : {},
      timeoutMs: FETCH_TIMEOUT_MS,
      variables: process.env,
    };
    return this.#remote.load(location, options, report);
  }
}

/** Dates a page by the last change to its description, the best information available. */
function withDate(page: CompiledPage, change: LastChange | undefined): CompiledPage {
  if (change === undefined || page.entry.lastUpdated !== undefined) return page;
  return withFacts(page, { lastUpdated: change.date });
}

function encodeTexts(texts: readonly (readonly [path: string, text: string])[]): ReadonlyMap<string, Uint8Array> {
  const encoder = new TextEncoder();
  return new Map(texts.map(([path, text]) => [path, encoder.encode(text)]));
}

interface MadeApi {
  readonly config: ApiConfig;
  readonly api: CompiledApi;
}

/** The sidebar entries of each API. APIs that share a sidebar have a group each, named after them. */
function toSidebars(made: readonly MadeApi[]): CompiledApis['sidebars'] {
  return made.map(({ config: { id, sidebar }, api }) => {
    const isShared = made.filter(({ config }) => config.sidebar === sidebar).length > 1;
    const label = api.pages[0]?.entry.title ?? id;
    const group = { kind: 'category', id: `api-${id}`, label, description: null, path: null, open: false } as const;
    return [sidebar, isShared ? [{ ...group, entries: api.sidebar }] : api.sidebar];
  });
}
