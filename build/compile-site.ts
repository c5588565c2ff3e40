import { resolve } from 'node:path';
import type { SiteFrame } from '../worker/model/site.ts';
import { BuildCache } from './cache/build-cache.ts';
import type { CompiledPage } from './compiled-page.ts';
import { type ApiConfig, loadSiteConfig, type SiteConfig } from './config/site-config.ts';
import { toSiteFrame } from './config/site-frame.ts';
import { GuideCompiler } from './content/compile-guides.ts';
import { type LastChanges, loadLastChanges } from './content/last-changes.ts';
import { listContent } from './content/list-content.ts';
import { type Doc, loadDocs } from './content/load-docs.ts';
import { loadRedirects, type Redirect } from './content/load-redirects.ts';
import { loadAssets, loadStatic } from './content/load-static.ts';
import { displayPath } from './content/read-text.ts';
import { addSecurityTxt } from './content/security-txt.ts';
import { addWebManifest } from './content/web-manifest.ts';
import { checkLinks } from './links/check-links.ts';
import { checkPaths } from './links/check-paths.ts';
import { fileToPath } from './links/site-links.ts';
import type { CardsToken } from './markdown/settled-tokens.ts';
import { addChangelog } from './openapi/changelog/add-changelog.ts';
import type { CompiledApi } from './openapi/compile-api.ts';
import type { DescriptionText } from './openapi/read/description-text.ts';
import { isUrl, loadDescription } from './openapi/read/load-description.ts';
import { KeptCopies } from './openapi/remote/kept-copies.ts';
import { type CopyUse, RemoteDescriptions } from './openapi/remote/remote-descriptions.ts';
import { takeOrCompileApi } from './openapi/take-or-compile-api.ts';
import { paintPreviewImages } from './preview-image/preview-images.ts';
import type { Report } from './report/report.ts';
import { compileCategoryPages, toCategoryPage } from './sidebar/category-pages.ts';
import { checkSidebars, createSidebarFinder } from './sidebar/check-sidebars.ts';
import { loadSidebars } from './sidebar/load-sidebars.ts';
import { findCards } from './sidebar/sibling-cards.tsx';
import type { SidebarEntry } from './sidebar/sidebar-entry.ts';
import { compileTagPages } from './tags/compile-tag-pages.ts';
import { loadTags, type Tag } from './tags/load-tags.ts';
import { loadSiteTheme } from './theme/site-theme.ts';
import { docsOptionsSchema } from './versions/docs-options.ts';
import { loadVersions } from './versions/load-versions.ts';
import { toSiteVersions } from './versions/site-versions.ts';

/** What a build is made from. */
export interface SiteSource {
  readonly contentDir: string;
  /** File or URL that takes the place of the first API's description. */
  readonly description?: string | undefined;
  /** Whether drafts are pages like others. */
  readonly showDrafts?: boolean | undefined;
  /** Takes the place of `base` in site.yaml: `/` or `/docs/`. */
  readonly base?: string | undefined;
  /** Whether the last copy of a description that is fetched may take its place; never, if this is not said. */
  readonly copyUse?: CopyUse | undefined;
}

/** Descriptions come from hosts that take their time, and builds from people who wait. */
const FETCH_TIMEOUT_MS = 30_000;

/** A compiled site: everything but the code that shows it. */
export interface CompiledSite {
  readonly frame: SiteFrame;
  /** Styles of this installation, as text. */
  readonly theme: string;
  readonly pages: readonly CompiledPage[];
  readonly sidebars: ReadonlyMap<string, readonly SidebarEntry[]>;
  readonly redirects: readonly Redirect[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Words of the site that mean the same, in groups. */
  readonly synonyms: readonly (readonly string[])[];
  /** Images for link previews by the path of their page, PNG. */
  readonly previewImages: ReadonlyMap<string, Uint8Array>;
  readonly operationCount: number;
  readonly webhookCount: number;
}

export type Progress = (stage: string, done: number, total: number) => void;

/** Compiles content folders; what is in the cache, made of the same sources, is not compiled again. */
export class SiteCompiler {
  readonly #cache: BuildCache;
  readonly #guides: GuideCompiler;
  readonly #remote = new RemoteDescriptions(new KeptCopies(resolve('.cache', 'descriptions')));

  constructor(cache = BuildCache.inMemory()) {
    this.#cache = cache;
    this.#guides = new GuideCompiler(cache);
  }

  /** Null when the site cannot be made; the report says why. Every fault that can be found is found in one run. */
  async compile(source: SiteSource, report: Report, progress: Progress = () => {}): Promise<CompiledSite | null> {
    const site = await this.#compile(source, report, progress);
    this.#cache.endRun();
    return site;
  }

  async #compile(source: SiteSource, report: Report, progress: Progress): Promise<CompiledSite | null> {
    const { contentDir } = source;
    const files = await report.attempt(() => listContent(contentDir, report));
    if (files === null) return null;
    const config = await report.attempt(() => loadSiteConfig(contentDir, report));
    const docsOptions = config?.docs ?? docsOptionsSchema.parse({});
    const { versions, leftOut } = (await report.attempt(() =>
      loadVersions(contentDir, docsOptions, config?.version.label ?? '', report),
    )) ?? { versions: [], leftOut: [] };
    const { showDrafts = false } = source;
    const { docs, drafts } = await loadDocs(contentDir, files.pages, { versions, leftOut, showDrafts }, report);
    const {
      sidebars,
      links: sidebarLinks,
      versionOf,
    } = await loadSidebars(
      contentDir,
      { versions, docs, drafts, categoryFiles: files.categories },
      { variables: config?.contentVariables ?? null, sidebarCollapsed: docsOptions.sidebarCollapsed },
      report,
    );
    if (config === null) return null;
    report.configure(config.checks);
    const siteVersions = toSiteVersions(versions, docs, sidebars);
    const tags = await loadTags(contentDir, versions, docs, docsOptions.tagsBasePath, report);
    const base = (source.base ?? config.base).replace(/\/$/, '');
    const sidebarOf = createSidebarFinder(sidebars);
    checkSidebars(docs, config, sidebars, sidebarOf, report);

    const { assets } = files;
    const tagsOf = (doc: Doc): readonly Tag[] => tags.flatMap(({ byDoc }) => byDoc.get(doc) ?? []);
    const isVersioned = siteVersions.length > 0;
    const docDescriptions = new Map(docs.map(({ path, source }) => [path, source.frontMatter.description ?? null]));
    const cardsOf = (path: string): CardsToken | null =>
      findCards(path, sidebars, base, (other) => docDescriptions.get(other) ?? null);
    const lastChanges = await this.#loadLastChanges(contentDir, config, report);
    const guides = await this.#guides.compile(
      docs,
      { contentDir, lastChanges, config, base, sidebarOf, tagsOf, cardsOf, assets, isVersioned },
      report,
    );
    const descriptions = new Map(guides.pages.map(({ path, entry }) => [path, entry.description]));
    const describe = (path: string): string | null => descriptions.get(path) || null;
    const categories = [...sidebars].flatMap(([sidebarId, entries]) => {
      const version = isVersioned ? (versionOf.get(sidebarId)?.name ?? null) : null;
      return compileCategoryPages(entries, { sidebarId, base, describe, version });
    });
    const tagPages = tags.flatMap((ofVersion) =>
      compileTagPages(ofVersion, { base, pages: guides.pages, isVersioned }),
    );
    const pages = [...guides.pages, ...categories, ...tagPages];

    const reserved = new Set(pages.map((page) => page.path));
    const apis: CompiledApi[] = [];
    const unmadeApis: ApiConfig[] = [];
    for (const [index, api] of config.apis.entries()) {
      const override = index === 0 ? source.description : undefined;
      const location = override ?? (isUrl(api.description) ? api.description : resolve(contentDir, api.description));
      const compiled = await report.attempt(async () => {
        const description = await this.#loadDescription(api, location, source.copyUse ?? 'never', report);
        const options = {
          location,
          contentDir,
          // Another description, given for a trial, has not changed in the same way.
          config: override === undefined ? api : { ...api, changelog: undefined },
          base,
          imageHosts: config.imageHosts,
          reserved,
          cache: this.#cache,
          onPage: (done: number, total: number) => progress('API pages', done, total),
        };
        const made = await takeOrCompileApi(description, options, report);
        return addChangelog(made, { ...options, origin: config.origin.replace(/\/$/, '') });
      });
      if (compiled === null) {
        unmadeApis.push(api);
        continue;
      }
      apis.push(compiled);
      pages.push(...compiled.pages);
      sidebars.set(api.sidebar, [...(sidebars.get(api.sidebar) ?? []), ...compiled.sidebar]);
      const { category } = api;
      if (category !== undefined)
        pages.push(
          toCategoryPage(
            api.sidebar,
            category.path,
            { title: category.label, description: category.description ?? null, keywords: [], image: null },
            compiled.cards,
            base,
          ),
        );
    }
    checkPaths(pages, config, report);

    // Guides link operations of the configured description; another one, given for a trial, has others.
    const isOptional = (path: string): boolean =>
      source.description !== undefined && path.startsWith(`${config.apis[0]?.path}/`);
    // What is missing for a fault that is reported: links to it need not be mended.
    const docPaths = new Set(docs.map(({ path }) => path));
    const isUnmade = (path: string): boolean =>
      docPaths.has(path) ||
      unmadeApis.some((api) => path === api.category?.path || path === api.overview || path.startsWith(`${api.path}/`));
    const redirects =
      (await report.attempt(() =>
        loadRedirects(
          contentDir,
          new Set([...pages.map((page) => page.path), ...docPaths]),
          (path) => isOptional(path) || isUnmade(path),
          report,
        ),
      )) ?? [];
    const linked = new Set(guides.links.map(({ path }) => path));
    const served = new Map([
      ...(await loadAssets(contentDir, assets, linked, report)),
      ...(await loadStatic(contentDir, report)),
    ]);
    for (const api of apis) for (const [path, text] of api.files) served.set(path, new TextEncoder().encode(text));
    addSecurityTxt(config, base, served, report);
    addWebManifest(config, base, served);
    checkLinks(
      [...config.frameLinks, ...sidebarLinks, ...guides.links],
      {
        pages,
        redirects: new Set(redirects.map(({ from }) => from)),
        files: new Set(served.keys()),
        assets: [...assets].map(fileToPath),
        isOptional,
        isUnmade,
      },
      report,
    );
    const frame = toSiteFrame(config, base, served, siteVersions);
    const paints = config.previewImages && !report.failed;
    return {
      theme: (await report.attempt(() => loadSiteTheme(config, contentDir, base))) ?? '',
      frame,
      pages,
      sidebars,
      redirects,
      files: served,
      synonyms: config.search.synonyms,
      previewImages: paints
        ? await paintPreviewImages({ frame, pages, sidebars, files: served }, this.#cache)
        : new Map(),
      operationCount: apis.reduce((sum, api) => sum + api.operationCount, 0),
      webhookCount: apis.reduce((sum, api) => sum + api.webhookCount, 0),
    };
  }

  async #loadLastChanges(contentDir: string, config: SiteConfig, report: Report): Promise<LastChanges['byFile']> {
    if (!config.lastUpdated) return new Map();
    const { byFile, gap } = await loadLastChanges(contentDir, this.#cache);
    if (gap !== null)
      report.note(
        'unknown-dates',
        { file: displayPath(contentDir) },
        gap === 'shallow'
          ? 'Cannot tell when all pages were last changed: the clone is shallow. Fetch the whole history ("fetch-depth: 0"); pages of which it is not known show no date.'
          : 'Cannot tell when pages were last changed: the folder has no history of git. Build it in its repository, or write "last_update" in front matter.',
      );
    return byFile;
  }

  async #loadDescription(
    { description, headers }: ApiConfig,
    location: string,
    copyUse: CopyUse,
    report: Report,
  ): Promise<DescriptionText> {
    if (!isUrl(location)) return loadDescription(location);
    // Another address, given for a trial, is not told the secrets of the configured one.
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
