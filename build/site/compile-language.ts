import type { AccessSettings } from '../../worker/model/access.ts';
import { findMessages } from '../../worker/model/messages/find-messages.ts';
import { OriginalTexts } from '../../worker/model/records/languages/original-texts.ts';
import type { SiteFrame } from '../../worker/model/site.ts';
import { findLanguage } from '../../worker/search/languages/find-language.ts';
import type { ResultCache } from '../base/cache/result-cache.ts';
import type { Report } from '../base/report/report.ts';
import { ApisCompiler, type CompiledApis } from '../openapi/compile/compile-apis.ts';
import { compileWithEmbeds } from '../openapi/compile/embeds/compile-with-embeds.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import { PrivateTargets } from './access/private-targets.ts';
import { addSignIn } from './access/sign-in-entry.ts';
import { rulesOfApi } from './access/view-settings.ts';
import { checkContent } from './checks/check-content.ts';
import { checkFiles, checkPaths } from './checks/check-paths.ts';
import { type ClientFeatures, toFeatures } from './client-features.ts';
import type { CompiledSite } from './compiled-site.ts';
import { toAccessSettings } from './config/settings/access-settings.ts';
import { toLanguages } from './config/settings/language-settings.ts';
import type { SiteConfig } from './config/site-config.ts';
import { addWebManifest } from './config/web-manifest.ts';
import type { Doc } from './docs/load-docs.ts';
import { type CompiledContent, ContentCompiler } from './guides/compile/compile-content.ts';
import type { LoadedContent } from './guides/files/load-content.ts';
import { loadRedirects, type Redirect } from './guides/files/load-redirects.ts';
import { loadFiles } from './guides/files/load-static.ts';
import { addOpenSearch } from './guides/files/open-search.ts';
import { addSecurityTxt } from './guides/files/security-txt.ts';
import { compileSlots } from './guides/site-slots.ts';
import { movedLink } from './languages/translate-settings.ts';
import { overlayFile } from './languages/translations.ts';
import { UntranslatedPages } from './languages/untranslated-pages.ts';
import { AbsentPages } from './links/absent-pages.ts';
import { checkSiteLinks } from './links/check-site-links.ts';
import { createLoaders, type LoadedSite, loadSite, type SiteSource } from './load-site.ts';
import { makeFrame } from './make-frame.ts';
import { listManuals } from './manuals/list-manuals.ts';
import {
  makePreviewImages,
  NO_PREVIEW_IMAGES,
  type PreviewImages,
  type PreviewSource,
} from './preview-image/preview-images.ts';
import type { SidebarEntry } from './sidebar/sidebar-entry.ts';
import { loadSiteTheme, NO_THEME, type SiteTheme } from './theme/site-theme.ts';

/** A compiled site, and what its other languages take over. */
export interface CompiledLanguage {
  readonly site: CompiledSite;
  readonly apis: CompiledApis;
  /** The other languages. */
  readonly languages: readonly string[];
  /** The settings file, for messages. */
  readonly file: string;
  readonly access: AccessSettings | undefined;
}

export interface CompileTarget {
  /** The site in the language of its content, whose untranslated pages it shows; null for that itself. */
  readonly original: CompiledLanguage | null;
  /** Everything that any reader may see, in each language; empty for that itself. */
  readonly whole: readonly CompiledLanguage[];
  /** Whether readers can sign in where the site is served. */
  readonly canSignIn: boolean;
}

export type Progress = (stage: string, done: number, total: number) => void;

export interface CompileListener {
  readonly progress?: Progress | undefined;
  /** Called when the content has been loaded, so that the browser's script can be bundled while pages are compiled. */
  readonly onFeatures?: ((features: ClientFeatures) => void) | undefined;
}

/** Compiles a content folder in one language, as some readers see it. */
export class LanguageCompiler {
  readonly #cache: ResultCache | null;
  readonly #content: ContentCompiler;
  readonly #apis: ApisCompiler;
  readonly #loaders = createLoaders();

  constructor(cache: ResultCache | null, copiesDir: string) {
    this.#cache = cache;
    this.#content = new ContentCompiler(cache);
    this.#apis = new ApisCompiler(cache, copiesDir);
  }

  /** Null if the settings cannot be read, which is reported. */
  async compile(
    { original, whole, canSignIn }: CompileTarget,
    source: SiteSource,
    report: Report,
    { onFeatures, progress = () => {} }: CompileListener,
  ): Promise<CompiledLanguage | null> {
    const loaded = await loadSite(source, this.#loaders, report);
    if (loaded === null) return null;
    const hidden = new PrivateTargets(whole, loaded.config.locale);
    const site = { ...loaded, config: hidden.limitSidebars(loaded) };
    const { contentDir, content, base, messages, components, plugins } = site;
    const features = toFeatures(site.config, messages.locale, components);
    onFeatures?.(features);
    const untranslated = original === null ? null : toUntranslated(original, site);
    const guides = await this.#compileGuides(site, { source, untranslated }, report);
    const apis = await this.#compileApis(site, guides, { source, progress, untranslated }, report);
    const pages = [...guides.pages, ...apis.pages];
    const sidebars = joinSidebars(content.sidebars, apis.sidebars);
    const config = hidden.limitPages(site.config, pages);

    const replaced = source.description === undefined ? null : (config.apis[0]?.path ?? null);
    const absent = new AbsentPages(content, apis, replaced);
    const written = await loadSiteRedirects({ contentDir, content, pages, absent, hidden }, report);
    checkPaths({ pages, redirects: written }, config, report);
    const files = hidden.limitFiles(await loadFiles(site, guides.links, report), { config, contentDir, pages });
    checkFiles([...guides.files.keys()], { pages, files }, config, report);
    for (const [path, bytes] of [...guides.files, ...apis.files]) files.set(path, bytes);
    addSecurityTxt(config, base, files, report);
    addWebManifest(config, base, files);
    const slots = compileSlots(config, { base, components, pages }, report);
    const links = [...config.frameLinks, ...slots.links, ...content.links, ...guides.links];
    const packedFiles = apis.downloads;
    const { docs } = content;
    const checked = { contentDir, docs, isOriginal: original === null, own: plugins.checks };
    await checkContent(config, { ...checked, links, sidebars }, report);
    const frame = {
      ...(await makeFrame({ ...site, config }, apis, files, report)),
      ...(canSignIn ? withSignIn(slots.frame, site) : slots.frame),
    };
    const isExpected = absent.isExpected.bind(absent);
    const manuals = listManuals(config, { sidebars, frame, pages, written, files, isExpected, whole }, report);
    const redirects = [...written, ...manuals.redirects];
    checkSiteLinks(links, { pages, redirects, files, packedFiles, absent, hidden, assets: content.assets }, report);
    addOpenSearch(frame, files, messages.page);
    const drawn = { frame, accent: config.theme.accent, pages, sidebars, files, original: original?.site ?? null };
    const previews = source.forAuthors ? NO_PREVIEW_IMAGES : await this.#makePreviews(config, drawn, report);
    for (const [path, bytes] of previews.files) files.set(path, bytes);
    const look = { contentDir, base, files, frame, original: toFontSource(original) };
    const compiled = {
      theme: (await report.attempt(() => loadSiteTheme(config, look, this.#cache, report))) ?? NO_THEME,
      frame,
      pages,
      notFound: guides.notFound,
      notFoundBlocks: guides.notFoundBlocks,
      pluginStyles: plugins.styles,
      sidebars,
      redirects,
      files,
      packedFiles,
      synonyms: config.search.synonyms,
      previews: previews.byPage,
      features,
      operationCount: apis.operationCount,
      webhookCount: apis.webhookCount,
      rules: rulesOfPages(site, apis),
      ...manuals.facts,
      docPaths: new Map(docs.map(({ relativeFile, path }) => [relativeFile, path])),
    };
    return { site: compiled, apis, ...toOthers(config) };
  }

  /** The images that represent pages where they are linked, unless the site has one for all of them. */
  async #makePreviews(
    { previewImages, image }: SiteConfig,
    drawn: PreviewSource,
    report: Report,
  ): Promise<PreviewImages> {
    const hasPreviews = previewImages && image === null && !report.failed;
    return hasPreviews ? makePreviewImages(drawn, this.#cache) : NO_PREVIEW_IMAGES;
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
    { contentDir, config, base, messages, view }: LoadedSite,
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
        ...{ contentDir, config, base, messages, view, reserved, description, copyUse, onPage },
        untranslated: ({ id, overlays = [] }) =>
          overlays.includes(overlayFile(config.locale, id)) ? null : (untranslated?.findApi(id) ?? null),
      },
      report,
    );
  }
}

/** What the other languages and views of a site depend on. */
function toOthers({ locales, file, access }: SiteConfig): Pick<CompiledLanguage, 'languages' | 'file' | 'access'> {
  return { languages: locales.slice(1).map(({ code }) => code), file, access: toAccessSettings(access) };
}

function rulesOfPages({ config, content }: LoadedSite, { byId }: CompiledApis): CompiledSite['rules'] {
  const ofApis = config.apis.flatMap((api) => {
    const rules = rulesOfApi(api, config.file);
    return rules.length === 0 ? [] : (byId.get(api.id)?.pages ?? []).map(({ path }) => [path, rules] as const);
  });
  return new Map([...content.rulesOf, ...ofApis]);
}

/** Sites with audiences, and those only, have a way to sign in. */
function withSignIn(slots: Pick<SiteFrame, 'slots'>, { config, base, view }: LoadedSite): Pick<SiteFrame, 'slots'> {
  const { access, locale, texts } = config;
  if (access === undefined) return slots;
  const messages = findMessages(locale, texts[locale]).access;
  return addSignIn(slots, { base, messages, isSignedIn: view.visible.size > 0 });
}

interface RedirectSources extends Pick<LoadedSite, 'contentDir' | 'content'> {
  readonly pages: readonly CompiledPage[];
  readonly absent: AbsentPages;
  readonly hidden: PrivateTargets;
}

async function loadSiteRedirects(
  { contentDir, content: { moved }, pages, absent, hidden }: RedirectSources,
  report: Report,
): Promise<readonly Redirect[]> {
  const targets = {
    pagePaths: new Set([...absent.withDocs(pages), ...moved.keys()]),
    isOptional: (path: string) => absent.isExpected(path) || hidden.hasPage(path),
  };
  const written = (await report.attempt(() => loadRedirects(contentDir, targets, report))) ?? [];
  // In a language, the address of an original leads to its translation.
  return hidden.limitRedirects([
    ...written.map((redirect) => ({ ...redirect, to: movedLink(redirect.to, moved) })),
    ...[...moved].map(([from, to]) => ({ from, to })),
  ]);
}

function toUntranslated(
  { site: { frame, pages }, apis }: CompiledLanguage,
  { config, base, content }: LoadedSite,
): UntranslatedPages {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const original = { site: frame, pages: byPath, apis: apis.byId };
  const { locale, languages, locales } = config;
  const target = { origin: frame.origin, base, locale, languages: toLanguages(languages, locales) };
  const texts = new OriginalTexts({ site: target, redirects: Object.fromEntries(content.moved) });
  return new UntranslatedPages(original, { locale, texts, searchLanguage: findLanguage(locale) });
}

function toFontSource(original: CompiledLanguage | null): { base: string; fonts: SiteTheme['files'] } | null {
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
