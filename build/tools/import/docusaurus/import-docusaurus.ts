import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import { SourceError } from '../../../base/report/finding.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { Evaluator } from '../evaluate/evaluator.ts';
import { componentLimits } from '../run/run-components.ts';
import type { ContentPaths } from '../shared/content-paths.ts';
import type { ImportCounts, ImportTarget, StageLanguage } from '../shared/import-target.ts';
import { MATH_PLUGIN } from '../shared/markup/markup-tree.ts';
import { mendContent } from '../shared/pages/mend-content.ts';
import { findOtherHosts } from '../shared/pages/other-hosts.ts';
import { stripBase } from '../shared/pages/strip-base.ts';
import { ImportNotes } from '../shared/report/import-notes.ts';
import { takeHostFiles } from '../shared/settings/take-host-files.ts';
import { type DocsSet, type DocsSettings, readDocsSettings } from './config/docs-settings.ts';
import { noteIgnoredSettings } from './config/note-ignored.ts';
import { provideRanConfig } from './config/provide-ran-config.ts';
import { type DocusaurusConfig, readConfig, settingOf } from './config/read-config.ts';
import { readLanguages } from './config/read-languages.ts';
import { type CopiedFolder, copyFolder, createExcludeFilter } from './content/copy-content.ts';
import { copyImports } from './content/copy-imports.ts';
import { noteUntaken } from './content/find-untaken.ts';
import { importBlogs } from './content/import-blogs.ts';
import { importSidebars } from './content/import-sidebars.ts';
import { copyVersions } from './content/import-versions.ts';
import { inlineData } from './content/inline-data.ts';
import { linkGenerated } from './content/link-generated.ts';
import { withPageFolders } from './content/page-places.ts';
import { showEmoji } from './content/show-emoji.ts';
import { translatePages, translateSite } from './languages/import-language.ts';
import { importLanguages, translatedFolders } from './languages/import-languages.ts';
import { loadCodeTexts, loadLanguageTexts } from './languages/language-texts.ts';
import type { ComponentRun } from './pages/component-run.ts';
import { expandComponents, importSharedPartials } from './pages/expand-components.ts';
import { importPages } from './pages/import-pages.ts';
import type { SiteContext } from './pages/tree/page-tree.ts';
import { importApis } from './site/import-apis.ts';
import { importRedirects } from './site/import-redirects.ts';
import { PluginPages } from './site/openapi-plugin.ts';
import { isOneSite, toLandingPage, toSiteSettings, toSiteText, withLocales } from './site/site-settings.ts';

/**
 * Converts a Docusaurus project to a content folder: docs, sidebars, versions, static files, redirects and settings. No
 * code of the project is run, except its configuration with `onRun` and components with `onRunComponents`; anything
 * that is not plain data is reported and left out. `configFile`: null for a bare folder of docs.
 */
export async function importDocusaurus(
  { root, configFile }: { readonly root: string; readonly configFile: string | null },
  { staging, stageLanguage, notes, onRun, onRunComponents }: ImportTarget,
): Promise<ImportCounts> {
  const importer = new ProjectImporter(root, staging, notes, onRunComponents);
  if (configFile !== null && onRun !== null) {
    onRun(configFile);
    await importer.runConfig(configFile);
  }
  return await importer.run(configFile, stageLanguage);
}

class ProjectImporter {
  readonly #root: string;
  readonly #staging: string;
  readonly #notes: ImportNotes;
  readonly #evaluator: Evaluator;
  readonly #onRunComponents: ImportTarget['onRunComponents'];

  constructor(root: string, staging: string, notes: ImportNotes, onRunComponents: ImportTarget['onRunComponents']) {
    this.#root = root;
    this.#staging = staging;
    this.#notes = notes;
    this.#evaluator = new Evaluator(root, notes);
    this.#onRunComponents = onRunComponents;
  }

  /** Runs the configuration, which is then read as data. */
  async runConfig(configFile: string): Promise<void> {
    await provideRanConfig(this.#root, configFile, this.#evaluator.modules, this.#notes);
  }

  async run(configFile: string | null, stageLanguage: StageLanguage): Promise<ImportCounts> {
    const config = configFile === null ? null : await readConfig(configFile, this.#evaluator, this.#notes);
    if (configFile !== null && config === null) throw new SourceError(this.#notes.report.errors);
    if (config !== null) noteIgnoredSettings(this.#root, config, this.#notes);
    const settings = readDocsSettings(this.#root, config);
    const plugin = new PluginPages(config?.openapi ?? [], settings, this.#root, this.#evaluator.modules);
    const copied = await this.#copyAllDocs(settings, plugin);
    const languages = readLanguages(this.#root, config, this.#notes);
    const messages = await loadCodeTexts(this.#root, languages.own.folder, this.#notes);
    const context = toSiteContext(config, languages.own.locale);
    const language = { context, messages };
    const run = await this.#componentRun(configFile, config);
    const source = { root: this.#root, contentDir: this.#staging, docsFolder: settings.folder, run };
    const own = await importPages(source, language, this.#notes);
    const files = await this.#copyStatic(config);
    const blogs = await importBlogs(config?.blogs ?? [], this.#root, this.#staging, this.#notes);
    copied.push(...blogs.copied);
    await importSharedPartials(this.#root, this.#staging);
    const places = withPageFolders(source, [settings, ...settings.sets, ...blogs.folders]);
    const taken = await copyImports(places);
    await inlineData(places);
    const shown = await expandComponents({ ...places, language }, this.#notes);
    const folders = await translatedFolders(settings, this.#staging, blogs.folders);
    await this.#importSidebars(settings, 'sidebars', copied, plugin);
    // Docusaurus supports translations of the default language as well.
    const texts = await loadLanguageTexts(this.#root, languages.own.folder, folders, this.#notes);
    await translatePages(languages.own, { root: this.#root, contentDir: this.#staging, folders }, this.#notes);
    const hasEmoji = settingOf(config?.top, 'markdown', z.object({ emoji: z.literal(false) })) === undefined;
    if (hasEmoji) await showEmoji(this.#staging);
    if (plugin.apis.length > 0) await linkGenerated(this.#staging, [settings, ...settings.sets]);
    const { apis, replacing, moved } = await importApis(config, plugin, source, this.#notes);
    const paths = await this.#loadPaths({ ...settings.options, news: blogs.news });
    const hasMath = configFile !== null && MATH_PLUGIN.test(await readFile(configFile, 'utf8'));
    const hosts = await findOtherHosts(this.#staging, own.home?.markdown ?? '');
    const sources = { root: this.#root, settings, apis, hasMath, news: blogs.news, languages, hosts };
    const linked = plugin.withApis(paths, replacing);
    const written = toSiteSettings(config, { ...sources, paths: linked }, this.#notes);
    const site = translateSite(written, languages.own, texts);
    await stripBase(this.#staging, site.base);
    await writeFile(join(this.#staging, 'site.yaml'), toSiteText(site));
    const firstPath = paths.paths.has('/') ? null : paths.firstPath;
    if (firstPath !== null) await writeFile(join(this.#staging, 'index.md'), toLandingPage(site, firstPath, own.home));
    const hosted = await takeHostFiles(this.#staging, paths.paths, this.#notes);
    const known = { others: { ...blogs.lists, ...hosted, ...moved }, pagePaths: paths.paths };
    const redirects = await importRedirects(config?.redirects ?? null, known, this.#staging, this.#notes);
    const ownSite = {
      ...places,
      ...{ folders, site: written, context, texts, messages, firstPath, hasEmoji },
    };
    const pages = own.count + taken.pages + copied.reduce((sum, folder) => sum + folder.pages, 0);
    const limit = config?.hasUnknownPlugins === true ? pages : null;
    if (configFile !== null) await noteUntaken(places, limit, this.#notes);
    const imported = await importLanguages(languages, ownSite, stageLanguage, this.#notes);
    if (isOneSite(languages))
      await writeFile(join(this.#staging, 'site.yaml'), toSiteText(withLocales(site, languages)));
    return {
      pages,
      built: paths.paths.size,
      files: files + taken.files + shown + copied.reduce((sum, folder) => sum + folder.files, 0),
      versions: copied.length,
      redirects,
      languages: imported,
    };
  }

  async #loadPaths(options: Parameters<typeof mendContent>[1]): Promise<ContentPaths> {
    const paths = await mendContent(this.#staging, options, this.#notes);
    this.#noteUnbuilt(paths);
    return paths;
  }

  #noteMissingSets({ missingSets }: Pick<DocsSettings, 'missingSets'>): void {
    for (const { id, dir, location } of missingSets)
      this.#notes.miss(
        location,
        `the docs ${JSON.stringify(id)}`,
        `there is no folder ${displayPath(dir)}; the build of the project may create it`,
        'Build the project once, and import it again.',
      );
  }

  async #copyAllDocs(settings: DocsSettings, plugin: PluginPages): Promise<CopiedFolder[]> {
    const copied = [await this.#copyDocs(settings, plugin), ...(await this.#copyVersions(settings, ''))];
    for (const set of settings.sets) copied.push(...(await this.#importSet(set, plugin)));
    this.#noteMissingSets(settings);
    return copied;
  }

  async #copyDocs(docs: DocsFolder, plugin: PluginPages): Promise<CopiedFolder> {
    const { dir, folder, exclude } = docs;
    if (!existsSync(dir))
      this.#notes.miss({ file: displayPath(dir) }, 'the docs', 'there is no such folder', 'Copy them by hand.');
    const target = folder === '.' ? this.#staging : join(this.#staging, folder);
    const source = { root: this.#root, from: dir, to: target };
    const copied = await copyFolder(source, this.#notes, createExcludeFilter(exclude));
    plugin.addDocs(docs, copied.generated);
    return copied;
  }

  async #copyVersions({ versions }: Pick<DocsSettings, 'versions'>, to: string): Promise<CopiedFolder[]> {
    return versions === null ? [] : await copyVersions(this.#root, this.#staging, { from: versions, to }, this.#notes);
  }

  async #importSet(set: DocsSet, plugin: PluginPages): Promise<CopiedFolder[]> {
    const copied = existsSync(set.dir) ? [await this.#copyDocs(set, plugin)] : [];
    await this.#importSidebars(set, set.isGenerated ? null : `${set.id}_sidebars`, copied, plugin);
    return [...copied, ...(await this.#copyVersions(set, `${set.id}_`))];
  }

  async #copyStatic(config: DocusaurusConfig | null): Promise<number> {
    let files = 0;
    for (const from of this.#staticDirs(config)) {
      const copied = await copyFolder({ root: this.#root, from, to: join(this.#staging, 'static') }, this.#notes);
      files += copied.files + copied.pages;
    }
    return files;
  }

  #staticDirs(config: DocusaurusConfig | null): string[] {
    const written = settingOf(config?.top, 'staticDirectories', z.array(z.string()));
    return (written ?? ['static']).map((folder) => resolve(this.#root, folder));
  }

  async #componentRun(configFile: string | null, config: DocusaurusConfig | null): Promise<ComponentRun | null> {
    if (this.#onRunComponents === null) return null;
    // What cannot be read is reported with the configuration.
    const evaluator = new Evaluator(this.#root, new ImportNotes(), null, this.#evaluator.modules);
    const data = configFile === null ? null : await evaluator.exportedData(configFile, 'default');
    const siteConfig = typeof data === 'object' && data !== null ? { ...data } : {};
    return {
      onRun: this.#onRunComponents,
      siteConfig,
      staticDirs: this.#staticDirs(config),
      limits: componentLimits(),
    };
  }

  /** Reports an error if most pages are lost: nobody would call such a project imported. */
  #noteUnbuilt({ files, paths: { size: built } }: ContentPaths): void {
    if (built * 2 >= files) return;
    this.#notes.miss(
      { file: displayPath(this.#root) },
      [files - built, `of ${files} pages`],
      'they are drafts, or other pages have the same paths',
      'See the warnings, and change their slugs.',
    );
  }

  async #importSidebars(
    docs: DocsFolder,
    name: string | null,
    copied: readonly CopiedFolder[],
    plugin: PluginPages,
  ): Promise<void> {
    const { sidebarFile, sidebarsOff } = docs;
    const target = name === null ? null : join(this.#staging, name);
    if (sidebarsOff && target !== null) await writeFile(`${target}.yaml`, stringify({}));
    if (sidebarsOff || sidebarFile === null) return;
    const leftOutIds = new Set([...plugin.ids, ...copied.flatMap((folder) => [...folder.leftOutIds])]);
    const source = { root: this.#root, path: sidebarFile, target, leftOutIds };
    plugin.addEmptied(docs, await importSidebars(source, this.#evaluator.modules, this.#notes));
  }
}

/** The docs of one instance of the docs plugin. */
type DocsFolder = Pick<DocsSettings, 'id' | 'dir' | 'folder' | 'path' | 'exclude' | 'sidebarFile' | 'sidebarsOff'>;

/** The default language is that of the pages. */
function toSiteContext(config: DocusaurusConfig | null, locale: string): SiteContext {
  const textOf = (name: string): string => settingOf(config?.top, name, z.string()) ?? '';
  return {
    ...{ title: textOf('title'), tagline: textOf('tagline'), url: textOf('url'), baseUrl: textOf('baseUrl') },
    ...{ locale, defaultLocale: locale },
  };
}
