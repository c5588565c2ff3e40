import { resolve } from 'node:path';
import { findMessages } from '../../worker/model/messages/find-messages.ts';
import type { NotFoundPage } from '../../worker/model/records/manifest.ts';
import type { SiteFrame } from '../../worker/model/site.ts';
import { DEFAULT_LANGUAGES, SAMPLE_LANGUAGES } from '../../worker/request/samples/languages/languages.ts';
import { BuildCache } from '../base/cache/build-cache.ts';
import type { ResultCache } from '../base/cache/result-cache.ts';
import type { Report } from '../base/report/report.ts';
import { ApisCompiler, type CompiledApis } from '../openapi/compile/compile-apis.ts';
import { compileWithEmbeds } from '../openapi/compile/embeds/compile-with-embeds.ts';
import type { CopyUse } from '../openapi/remote/remote-descriptions.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import type { RenderContext } from '../page/page.ts';
import { ComponentLoader } from './components/load-components.ts';
import { NO_COMPONENTS, type SiteComponents } from './components/site-components.ts';
import { loadSiteConfig } from './config/load-site-config.ts';
import { loadAgentSettings } from './config/settings/agent-settings.ts';
import { hasForms } from './config/settings/try-it-settings.ts';
import type { SiteConfig } from './config/site-config.ts';
import { toSiteFrame } from './config/site-frame.ts';
import { withVerified } from './config/verified-operations.ts';
import { addWebManifest } from './config/web-manifest.ts';
import { fileToPath, type SiteLink } from './docs/site-links.ts';
import { type CompiledContent, ContentCompiler } from './guides/compile/compile-content.ts';
import { listContent } from './guides/files/list-content.ts';
import { type LoadedContent, loadContent } from './guides/files/load-content.ts';
import { loadRedirects, type Redirect } from './guides/files/load-redirects.ts';
import { loadAssets, loadStatic } from './guides/files/load-static.ts';
import { addOpenSearch } from './guides/files/open-search.ts';
import { addSecurityTxt } from './guides/files/security-txt.ts';
import { compileSlots } from './guides/site-slots.ts';
import { toSiteVersions } from './guides/site-versions.ts';
import { AbsentPages } from './links/absent-pages.ts';
import { checkLinks, checkPaths } from './links/check-links.ts';
import { makePreviewImages, NO_PREVIEW_IMAGES } from './preview-image/preview-images.ts';
import type { SidebarEntry } from './sidebar/sidebar-entry.ts';
import { loadSiteTheme, NO_THEME, type SiteTheme } from './theme/site-theme.ts';

export interface SiteSource {
  readonly contentDir: string;
  /** File or URL that replaces the first API's description. */
  readonly description?: string | undefined;
  /** Whether the build is for authors: includes drafts and omits analytics. */
  readonly forAuthors?: boolean | undefined;
  /** Whether the site is served as files only, without forms, which need a worker. */
  readonly isStatic?: boolean | undefined;
  /** Overrides `base` in site.yaml: `/` or `/docs/`. */
  readonly base?: string | undefined;
  /** Whether a cached copy may replace a remote description. Defaults to never. */
  readonly copyUse?: CopyUse | undefined;
  /** Folder of the copies; `.cache/descriptions` by default. */
  readonly copiesDir?: string | undefined;
}

/** What the code of a release must contain, known before the site is compiled. */
export interface ClientFeatures {
  /** Language of the interface (BCP 47). */
  readonly locale: string;
  /** Try-it forms. */
  readonly forms: boolean;
  /** Ids of the languages whose samples follow a form, in the order of their registry. */
  readonly sampleLanguages: readonly string[];
  /** Forms whose requests a mock responds to. */
  readonly mock: boolean;
  /** Ids of the APIs that the worker sends the requests of forms to. */
  readonly proxied: readonly string[];
  /** Video players from other hosts. */
  readonly players: boolean;
  /** The site's own components. */
  readonly components: SiteComponents;
}

/** A compiled site, without the code that serves it. */
export interface CompiledSite {
  readonly frame: SiteFrame;
  readonly theme: SiteTheme;
  readonly pages: readonly CompiledPage[];
  /** The author's 404 page, or null for the default text. */
  readonly notFound: NotFoundPage | null;
  readonly sidebars: ReadonlyMap<string, readonly SidebarEntry[]>;
  readonly redirects: readonly Redirect[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Additional files, in groups that change together. */
  readonly packedFiles: readonly ReadonlyMap<string, Uint8Array>[];
  /** The site's synonyms, in groups. */
  readonly synonyms: readonly (readonly string[])[];
  /** Paths of generated link preview images, by page path. */
  readonly previews: ReadonlyMap<string, string>;
  readonly features: ClientFeatures;
  /** The blocks with styles of their own on the 404 page. */
  readonly notFoundBlocks: readonly string[];
  readonly operationCount: number;
  readonly webhookCount: number;
}

export type Progress = (stage: string, done: number, total: number) => void;

export interface CompileListener {
  readonly progress?: Progress | undefined;
  /** Called when the content has been loaded, so that the browser's script can be bundled while pages are compiled. */
  readonly onFeatures?: ((features: ClientFeatures) => void) | undefined;
}

/** Compiles content folders. Reuses cached results for unchanged sources; the owner of the cache ends its runs. */
export class SiteCompiler {
  readonly #cache: ResultCache | null;
  readonly #content: ContentCompiler;
  readonly #apis: ApisCompiler;
  readonly #components = new ComponentLoader();

  constructor(cache: ResultCache | null = BuildCache.inMemory(), copiesDir = resolve('.cache', 'descriptions')) {
    this.#cache = cache;
    this.#content = new ContentCompiler(cache);
    this.#apis = new ApisCompiler(cache, copiesDir);
  }

  /** Compiles a site. Null if it has errors, which are in the report. Finds as many errors as possible in one run. */
  async compile(
    source: SiteSource,
    report: Report,
    { onFeatures, progress = () => {} }: CompileListener = {},
  ): Promise<CompiledSite | null> {
    const site = await this.#load(source, report);
    if (site === null) return null;
    const { contentDir, config, content, base, messages, components } = site;
    const features = {
      locale: messages.locale,
      forms: config.apis.some(hasForms),
      sampleLanguages: followingLanguages(config.apis.filter(hasForms)),
      mock: config.apis.some(({ tryIt }) => tryIt?.mode === 'mock'),
      proxied: config.apis.flatMap(({ id, tryIt }) => (tryIt?.mode === 'proxy' ? id : [])),
      players: config.frameHosts.length > 0,
      components,
    };
    onFeatures?.(features);
    const guides = await this.#compileGuides(site, source, report);
    const apis = await this.#compileApis(site, guides, { source, progress }, report);
    const pages = [...guides.pages, ...apis.pages];
    const sidebars = joinSidebars(content.sidebars, apis.sidebars);
    checkPaths(pages, config, report);

    const replaced = source.description === undefined ? null : (config.apis[0]?.path ?? null);
    const absent = new AbsentPages(content, apis, replaced);
    const targets = { pagePaths: absent.withDocs(pages), isOptional: (path: string) => absent.isExpected(path) };
    const redirects = (await report.attempt(() => loadRedirects(contentDir, targets, report))) ?? [];
    const files = await loadFiles(site, guides.links, report);
    for (const [path, bytes] of [...guides.files, ...apis.files]) files.set(path, bytes);
    addSecurityTxt(config, base, files, report);
    addWebManifest(config, base, files);
    const slots = compileSlots(config, { base, components, pages }, report);
    const links = [...config.frameLinks, ...slots.links, ...content.links, ...guides.links];
    const packedFiles = apis.downloads;
    checkSiteLinks(links, { pages, redirects, files, packedFiles, absent, assets: content.assets }, report);

    const frame = { ...(await makeFrame(site, apis, files, report)), ...slots.frame };
    addOpenSearch(frame, files, messages.page);
    const hasPreviews = config.previewImages && config.image === null && !report.failed;
    const previews = hasPreviews
      ? await makePreviewImages({ frame, accent: config.theme.accent, pages, sidebars, files }, this.#cache)
      : NO_PREVIEW_IMAGES;
    for (const [path, bytes] of previews.files) files.set(path, bytes);
    const theme = await report.attempt(() =>
      loadSiteTheme(config, { contentDir, base, files, frame }, this.#cache, report),
    );
    return {
      theme: theme ?? NO_THEME,
      frame,
      pages,
      notFound: guides.notFound,
      notFoundBlocks: guides.notFoundBlocks,
      sidebars,
      redirects,
      files,
      packedFiles,
      synonyms: config.search.synonyms,
      previews: previews.byPage,
      features,
      operationCount: apis.operationCount,
      webhookCount: apis.webhookCount,
    };
  }

  /** Null if the settings cannot be read. Content errors are reported anyway. */
  async #load(source: SiteSource, report: Report): Promise<LoadedSite | null> {
    const { contentDir, forAuthors = false, isStatic = false } = source;
    const folder = await report.attempt(() => listContent(contentDir, report));
    if (folder === null) return null;
    const settings = await report.attempt(() => loadSiteConfig(contentDir, report));
    const config =
      settings === null ? null : await withVerified(adapt(settings, { forAuthors, isStatic }), contentDir, report);
    const content = await loadContent({ contentDir, files: folder, config, showDrafts: forAuthors }, report);
    if (config === null) return null;
    report.configure(config.checks);
    const components = await report.attempt(() => this.#components.load(contentDir));
    return {
      contentDir,
      // Components that failed to load have been reported.
      config: components === null ? { ...config, slots: [] } : config,
      content,
      base: (source.base ?? config.base).replace(/\/$/, ''),
      messages: findMessages(config.locale),
      components: components ?? NO_COMPONENTS,
    };
  }

  /** Guides may embed parts of API descriptions. */
  #compileGuides(site: LoadedSite, source: SiteSource, report: Report): Promise<CompiledContent> {
    const { content } = site;
    const { description, forAuthors = false, copyUse = 'never' } = source;
    return compileWithEmbeds(
      content,
      (reserved) => this.#apis.openEmbeds({ ...site, reserved, description, copyUse }, report),
      (embed, found) => this.#content.compile(content, { ...site, embed, forAuthors }, found),
      report,
    );
  }

  #compileApis(
    { contentDir, config, base, messages }: LoadedSite,
    guides: CompiledContent,
    { source, progress }: { readonly source: SiteSource; readonly progress: Progress },
    report: Report,
  ): Promise<CompiledApis> {
    const { description, copyUse = 'never' } = source;
    const reserved = new Set(guides.pages.map(({ path }) => path));
    const onPage = (done: number, total: number): void => progress('API pages', done, total);
    return this.#apis.compile({ contentDir, config, base, messages, reserved, description, copyUse, onPage }, report);
  }
}

/** A content folder that has been read but not compiled. */
interface LoadedSite extends RenderContext {
  readonly contentDir: string;
  readonly config: SiteConfig;
  readonly content: LoadedContent;
  readonly components: SiteComponents;
}

/** The settings that apply to this build. */
function adapt(config: SiteConfig, { forAuthors, isStatic }: Pick<SiteSource, 'forAuthors' | 'isStatic'>): SiteConfig {
  return {
    ...config,
    ...(forAuthors ? { analytics: null } : {}),
    ...(isStatic ? { apis: config.apis.map((api) => ({ ...api, tryIt: undefined })) } : {}),
  };
}

/** The site data in every page's frame. */
async function makeFrame(
  { contentDir, config, content, base }: LoadedSite,
  apis: CompiledApis,
  files: ReadonlyMap<string, Uint8Array>,
  report: Report,
): Promise<SiteFrame> {
  const agents = await loadAgentSettings(contentDir, config.agents, report);
  const versions = toSiteVersions(content.versions, content.docs, content.sidebars);
  return {
    ...toSiteFrame(config, base, files, versions),
    ...(agents === null ? {} : { agents }),
    ...toTryItSite(config, apis),
  };
}

/** The settings of forms for the edge; empty on a site without forms. */
function toTryItSite({ apis: settings }: SiteConfig, { connect }: CompiledApis): Pick<SiteFrame, 'tryIt'> {
  const apis = settings.filter(hasForms).map(({ id, path }) => ({ id, path }));
  return apis.length === 0 ? {} : { tryIt: { apis, connect: [...new Set(connect)] } };
}

/** What a site's links may lead to. */
interface SiteTargets extends Pick<CompiledSite, 'pages' | 'redirects' | 'files' | 'packedFiles'> {
  readonly absent: AbsentPages;
  readonly assets: LoadedContent['assets'];
}

function checkSiteLinks(links: readonly SiteLink[], targets: SiteTargets, report: Report): void {
  const { pages, redirects, files, packedFiles, absent, assets } = targets;
  checkLinks(
    links,
    {
      pages,
      redirects: new Set(redirects.map(({ from }) => from)),
      files: new Set([...files.keys(), ...packedFiles.flatMap((group) => [...group.keys()])]),
      assets: [...assets].map(fileToPath),
      isOptional: (path) => absent.isOptional(path),
      isUnmade: (path) => absent.isUnmade(path),
    },
    report,
  );
}

/** Entries of APIs follow those of the content's sidebar with the same id. */
function joinSidebars(
  own: LoadedContent['sidebars'],
  ofApis: CompiledApis['sidebars'],
): Map<string, readonly SidebarEntry[]> {
  const joined = new Map(own);
  for (const [id, entries] of ofApis) joined.set(id, [...(joined.get(id) ?? []), ...entries]);
  return joined;
}

/** Files to serve: linked files and static ones. */
async function loadFiles(
  { contentDir, config, content }: LoadedSite,
  links: readonly SiteLink[],
  report: Report,
): Promise<Map<string, Uint8Array>> {
  const folder = { contentDir, maxImageSize: config.maxImageSize };
  const linked = new Set(links.map(({ path }) => path));
  return new Map([
    ...(await loadAssets(folder, content.assets, linked, report)),
    ...(await loadStatic(folder, report)),
  ]);
}

function followingLanguages(apis: SiteConfig['apis']): string[] {
  const shown = new Set(
    apis.flatMap(({ samples }) => samples?.map(({ language }) => language) ?? DEFAULT_LANGUAGES.map(({ id }) => id)),
  );
  return SAMPLE_LANGUAGES.filter(({ id }) => shown.has(id)).map(({ id }) => id);
}
