import { resolve } from 'node:path';
import { OriginalTexts } from '../../worker/model/records/languages/original-texts.ts';
import type { NotFoundPage } from '../../worker/model/records/manifest.ts';
import type { SiteFrame } from '../../worker/model/site.ts';
import { findLanguage } from '../../worker/search/languages/find-language.ts';
import { BuildCache } from '../base/cache/build-cache.ts';
import type { ResultCache } from '../base/cache/result-cache.ts';
import { Report } from '../base/report/report.ts';
import { ApisCompiler, type CompiledApis } from '../openapi/compile/compile-apis.ts';
import { compileWithEmbeds } from '../openapi/compile/embeds/compile-with-embeds.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import { type ClientFeatures, toFeatures } from './client-features.ts';
import { ComponentLoader } from './components/load-components.ts';
import { toLanguages } from './config/settings/language-settings.ts';
import { addWebManifest } from './config/web-manifest.ts';
import type { Doc } from './docs/load-docs.ts';
import { type CompiledContent, ContentCompiler } from './guides/compile/compile-content.ts';
import type { LoadedContent } from './guides/files/load-content.ts';
import { loadRedirects, type Redirect } from './guides/files/load-redirects.ts';
import { loadFiles } from './guides/files/load-static.ts';
import { addOpenSearch } from './guides/files/open-search.ts';
import { addSecurityTxt } from './guides/files/security-txt.ts';
import { compileSlots } from './guides/site-slots.ts';
import { checkLanguagePaths } from './languages/check-language-paths.ts';
import { connectLanguages } from './languages/connect-languages.ts';
import { movedLink } from './languages/translate-settings.ts';
import { overlayFile } from './languages/translations.ts';
import { UntranslatedPages } from './languages/untranslated-pages.ts';
import { AbsentPages } from './links/absent-pages.ts';
import { checkPaths } from './links/check-links.ts';
import { checkSiteLinks } from './links/check-site-links.ts';
import { type LoadedSite, loadSite, type SiteSource } from './load-site.ts';
import { makeFrame } from './make-frame.ts';
import { makePreviewImages, NO_PREVIEW_IMAGES } from './preview-image/preview-images.ts';
import type { SidebarEntry } from './sidebar/sidebar-entry.ts';
import { loadSiteTheme, NO_THEME, type SiteTheme } from './theme/site-theme.ts';

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
  /** Paths of its docs by file, which are the same in each language. */
  readonly docPaths: ReadonlyMap<string, string>;
  /** The site in its other languages; absent if it has only one. */
  readonly translations?: readonly CompiledSite[];
}

/** A compiled site, and what its other languages take over. */
interface Compiled {
  readonly site: CompiledSite;
  readonly apis: CompiledApis;
  /** The other languages. */
  readonly languages: readonly string[];
  /** The settings file, for messages. */
  readonly file: string;
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

  /**
   * Compiles a site in all of its languages. Null if it has errors, which are in the report. Finds as many errors as
   * possible in one run.
   */
  async compile(source: SiteSource, report: Report, listener: CompileListener = {}): Promise<CompiledSite | null> {
    const original = await this.#compileIn(null, source, report, listener);
    if (original === null || original.languages.length === 0) return original?.site ?? null;
    checkLanguagePaths(original.site, original, report);
    const translations: CompiledSite[] = [];
    for (const language of original.languages) {
      // What a translation shares with the original is reported once.
      const own = new Report();
      const made = await this.#compileIn(original, { ...source, language }, own, listener);
      report.addNew(own);
      if (made !== null) translations.push(made.site);
    }
    const [site, ...others] = connectLanguages([original.site, ...translations]);
    return site === undefined ? null : { ...site, translations: others };
  }

  /** Compiles a site in one language. `original`: the site in that of its content, whose untranslated pages it shows. */
  async #compileIn(
    original: Compiled | null,
    source: SiteSource,
    report: Report,
    { onFeatures, progress = () => {} }: CompileListener,
  ): Promise<Compiled | null> {
    const site = await loadSite(source, this.#components, report);
    if (site === null) return null;
    const { contentDir, config, content, base, messages, components } = site;
    const features = toFeatures(config, messages.locale, components);
    onFeatures?.(features);
    const untranslated = original === null ? null : toUntranslated(original, site);
    const guides = await this.#compileGuides(site, { source, untranslated }, report);
    const apis = await this.#compileApis(site, guides, { source, progress, untranslated }, report);
    const pages = [...guides.pages, ...apis.pages];
    const sidebars = joinSidebars(content.sidebars, apis.sidebars);
    checkPaths(pages, config, report);

    const replaced = source.description === undefined ? null : (config.apis[0]?.path ?? null);
    const absent = new AbsentPages(content, apis, replaced);
    const targets = {
      pagePaths: new Set([...absent.withDocs(pages), ...content.moved.keys()]),
      isOptional: (path: string) => absent.isExpected(path),
    };
    const written = (await report.attempt(() => loadRedirects(contentDir, targets, report))) ?? [];
    // In a language, the address of an original leads to its translation.
    const redirects = [
      ...written.map((redirect) => ({ ...redirect, to: movedLink(redirect.to, content.moved) })),
      ...[...content.moved].map(([from, to]) => ({ from, to })),
    ];
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
      ? await makePreviewImages(
          { frame, accent: config.theme.accent, pages, sidebars, files, original: original?.site ?? null },
          this.#cache,
        )
      : NO_PREVIEW_IMAGES;
    for (const [path, bytes] of previews.files) files.set(path, bytes);
    const theme = await report.attempt(() =>
      loadSiteTheme(config, { contentDir, base, files, frame, original: toFontSource(original) }, this.#cache, report),
    );
    const compiled = {
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
      docPaths: new Map(content.docs.map(({ relativeFile, path }) => [relativeFile, path])),
    };
    return { site: compiled, apis, languages: config.locales.slice(1).map(({ code }) => code), file: config.file };
  }

  /** Guides may embed parts of API descriptions. */
  #compileGuides(
    site: LoadedSite,
    { source, untranslated }: { readonly source: SiteSource; readonly untranslated: UntranslatedPages | null },
    report: Report,
  ): Promise<CompiledContent> {
    const { content } = site;
    const findUntranslated = ({ relativeFile, sourceFile, path }: Doc): CompiledPage | null =>
      relativeFile === sourceFile ? (untranslated?.find(path) ?? null) : null;
    const originalHeadings = ({ originalPath }: Doc) => untranslated?.headingsOf(originalPath) ?? [];
    const { description, forAuthors = false, copyUse = 'never' } = source;
    return compileWithEmbeds(
      content,
      (reserved) => this.#apis.openEmbeds({ ...site, reserved, description, copyUse }, report),
      (embed, found) =>
        this.#content.compile(
          content,
          { ...site, embed, forAuthors, untranslated: findUntranslated, originalHeadings },
          found,
        ),
      report,
    );
  }

  #compileApis(
    { contentDir, config, base, messages }: LoadedSite,
    guides: CompiledContent,
    {
      source,
      progress,
      untranslated,
    }: { readonly source: SiteSource; readonly progress: Progress; readonly untranslated: UntranslatedPages | null },
    report: Report,
  ): Promise<CompiledApis> {
    const { description, copyUse = 'never' } = source;
    const reserved = new Set(guides.pages.map(({ path }) => path));
    const onPage = (done: number, total: number): void => progress('API pages', done, total);
    return this.#apis.compile(
      {
        ...{ contentDir, config, base, messages, reserved, description, copyUse, onPage },
        untranslated: ({ id, overlays = [] }) =>
          overlays.includes(overlayFile(config.locale, id)) ? null : (untranslated?.findApi(id) ?? null),
      },
      report,
    );
  }
}

function toUntranslated(
  { site: { frame, pages }, apis }: Compiled,
  { config, base, content }: LoadedSite,
): UntranslatedPages {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const original = { site: frame, pages: byPath, apis: apis.byId };
  const { locale, languages, locales } = config;
  const target = { origin: frame.origin, base, locale, languages: toLanguages(languages, locales) };
  const texts = new OriginalTexts({ site: target, redirects: Object.fromEntries(content.moved) });
  return new UntranslatedPages(original, { locale, texts, searchLanguage: findLanguage(locale) });
}

function toFontSource(original: Compiled | null): { base: string; fonts: SiteTheme['files'] } | null {
  return original === null ? null : { base: original.site.frame.base, fonts: original.site.theme.files };
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
