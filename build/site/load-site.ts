import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findMessages } from '../../worker/model/messages/find-messages.ts';
import { Report } from '../base/report/report.ts';
import type { CopyUse } from '../openapi/remote/remote-descriptions.ts';
import type { RenderContext } from '../page/page.ts';
import { findRuleFaults, toView, type View } from './access/view.ts';
import { rulesOfApi, withoutPrivateApis } from './access/view-settings.ts';
import { severitiesOf } from './checks/check-settings.ts';
import { ComponentLoader, failedComponents } from './components/load-components.ts';
import type { SiteComponents } from './components/site-components.ts';
import { translateComponents } from './components/translate-components.ts';
import { loadSiteConfig, readSettings } from './config/load-site-config.ts';
import { placeLocale } from './config/settings/language-settings.ts';
import type { SiteConfig } from './config/site-config.ts';
import { withVerified } from './config/verified-operations.ts';
import { listContent, withoutTranslations } from './guides/files/list-content.ts';
import { type LoadedContent, loadContent } from './guides/files/load-content.ts';
import { ORIGINAL_TEXTS, type SiteTexts, TranslatedTexts } from './languages/site-texts.ts';
import { moveLinks, translateSettings } from './languages/translate-settings.ts';
import { overlayFile, TRANSLATIONS_FOLDER, Translations } from './languages/translations.ts';
import { findComponentClashes } from './plugins/find-clashes.ts';
import { PluginLoader } from './plugins/load-plugins.ts';
import { NO_PLUGINS, type SitePlugins } from './plugins/site-plugins.ts';

export interface SiteSource {
  readonly contentDir: string;
  /** File or URL that replaces the first API's description. */
  readonly description?: string | undefined;
  /** Whether the build is for authors: includes drafts, and omits analytics and link preview images. */
  readonly forAuthors?: boolean | undefined;
  /** Whether the site is served as files only, without forms, which need a worker. */
  readonly isStatic?: boolean | undefined;
  /** Overrides `base` in site.yaml: `/` or `/docs/`. */
  readonly base?: string | undefined;
  /** The language of the site to compile: one of `locales` in site.yaml. The first by default. */
  readonly language?: string | undefined;
  /** Compiles only what readers of these audiences see. By default, what each reader may see. */
  readonly audiences?: readonly string[] | undefined;
  /** Whether a cached copy may replace a remote description. Defaults to never. */
  readonly copyUse?: CopyUse | undefined;
  /** Folder of the copies; `.cache/descriptions` by default. */
  readonly copiesDir?: string | undefined;
}

/** A content folder that has been read but not compiled. */
export interface LoadedSite extends RenderContext {
  readonly contentDir: string;
  readonly config: SiteConfig;
  readonly content: LoadedContent;
  readonly components: SiteComponents;
  readonly plugins: SitePlugins;
  /** In a language other than the content's: what is translated. */
  readonly translations: Translations | null;
  /** Of settings, sidebars, tags, authors and components. */
  readonly texts: SiteTexts;
  readonly view: View;
}

/** What loads the code of sites. */
export interface SiteLoaders {
  readonly components: ComponentLoader;
  readonly plugins: PluginLoader;
}

export function createLoaders(): SiteLoaders {
  return { components: new ComponentLoader(), plugins: new PluginLoader() };
}

/** What readers of some audiences see, or of all. Null if the settings cannot be read. Content errors are reported anyway. */
export async function loadSite(source: SiteSource, loaders: SiteLoaders, report: Report): Promise<LoadedSite | null> {
  const { contentDir, forAuthors = false, isStatic = false, language, audiences = 'all' } = source;
  const folder = await report.attempt(() => listContent(contentDir, report));
  if (folder === null) return null;
  const document = await report.attempt(() => readSettings(contentDir, report));
  const plugins = document === null ? NO_PLUGINS : await loaders.plugins.load(contentDir, document, report);
  const read = document === null ? null : { document, plugins };
  const settings = read && (await report.attempt(() => loadSiteConfig(contentDir, report, { language, read })));
  const files = (settings?.locales.length ?? 0) > 1 ? withoutTranslations(folder) : folder;
  const adapted =
    settings === null
      ? null
      : await withVerified(adapt(settings, { forAuthors, isStatic, base: source.base }), contentDir, report);
  const translations = adapted === null ? null : await listTranslations(contentDir, adapted, report);
  const texts = adapted === null ? ORIGINAL_TEXTS : await loadTexts(contentDir, adapted, report);
  const translated = adapted === null ? null : translateSettings(withOverlays(adapted, contentDir), texts);
  const view = toView(settings?.access, audiences);
  const content = await loadContent(
    { contentDir, files, config: translated, showDrafts: forAuthors, plugins, translations, texts, view },
    report,
  );
  if (translated === null) return null;
  const apiRules = translated.apis.flatMap((api) => rulesOfApi(api, translated.file));
  for (const { location, message } of findRuleFaults(apiRules, view)) report.error(location, message);
  const config = withoutPrivateApis(moveLinks(translated, content.moved), view);
  report.configure(severitiesOf(config.checks), plugins.checks);
  const loaded = await report.attempt(() => loaders.components.load(contentDir));
  const components = loaded && translateComponents(loaded, texts);
  for (const message of findComponentClashes(plugins.plugins, components?.names() ?? []))
    report.error(config.locate(['plugins']), message);
  if (texts instanceof TranslatedTexts) texts.check(report);
  return {
    contentDir,
    // Components that failed to load have been reported.
    config: components === null ? { ...config, slots: [] } : config,
    content,
    base: config.base.replace(/\/$/, ''),
    messages: findMessages(config.locale, config.texts[config.locale]),
    components: components ?? failedComponents(contentDir),
    plugins,
    translations,
    texts,
    view,
  };
}

/**
 * The texts of a site that are not in pages, with their translations into a language; null for a text without one. Empty
 * if they cannot be read, which is reported.
 */
export async function loadSiteTexts(
  contentDir: string,
  language: string,
  report: Report,
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Report();
  const site = await loadSite({ contentDir, language }, createLoaders(), found);
  if (site?.texts instanceof TranslatedTexts) return site.texts.list();
  // Other faults of the content do not matter here.
  report.addNew(found);
  return new Map();
}

/** Null for the language of the content. */
async function listTranslations(
  contentDir: string,
  { locale, locales }: SiteConfig,
  report: Report,
): Promise<Translations | null> {
  const [original] = locales;
  if (original === undefined || isOriginal(locale, locales)) return null;
  return Translations.list(contentDir, { original: original.code, translation: locale }, report);
}

async function loadTexts(
  contentDir: string,
  { locale, locales, contentVariables: variables }: SiteConfig,
  report: Report,
): Promise<SiteTexts> {
  if (isOriginal(locale, locales)) return ORIGINAL_TEXTS;
  const folder = join(contentDir, TRANSLATIONS_FOLDER, locale);
  return (await report.attempt(() => TranslatedTexts.load(folder, variables, report))) ?? ORIGINAL_TEXTS;
}

/** Descriptions of APIs are translated by overlays. */
function withOverlays(config: SiteConfig, contentDir: string): SiteConfig {
  if (isOriginal(config.locale, config.locales)) return config;
  const apis = config.apis.map((api) => {
    const file = overlayFile(config.locale, api.id);
    return existsSync(join(contentDir, file)) ? { ...api, overlays: [...(api.overlays ?? []), file] } : api;
  });
  return { ...config, apis };
}

function isOriginal(locale: string, locales: SiteConfig['locales']): boolean {
  return locales.length === 0 || locales[0]?.code === locale;
}

/** The settings that apply to this build. */
function adapt(
  config: SiteConfig,
  { forAuthors, isStatic, base }: Pick<SiteSource, 'forAuthors' | 'isStatic' | 'base'>,
): SiteConfig {
  const { locale, locales, languages } = config;
  const placed =
    base === undefined ? {} : locales.length === 0 ? { base, languages } : placeLocale(locales, locale, base);
  return {
    ...config,
    ...placed,
    ...(forAuthors ? { analytics: null } : {}),
    ...(isStatic ? { apis: config.apis.map((api) => ({ ...api, tryIt: undefined })) } : {}),
  };
}
