import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slashPath } from '../../../../base/source/file-paths.ts';
import type { ImportedLanguage, StageLanguage } from '../../shared/import-target.ts';
import { listMarkdown } from '../../shared/pages/markdown-files.ts';
import { stripBase } from '../../shared/pages/strip-base.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import type { DocsSettings } from '../config/docs-settings.ts';
import type { ProjectLanguage, ProjectLanguages } from '../config/read-languages.ts';
import { versionedFolder } from '../config/version-options.ts';
import { copyImports } from '../content/copy-imports.ts';
import type { ImportedBlogs } from '../content/import-blogs.ts';
import { versionNames } from '../content/import-versions.ts';
import { inlineData } from '../content/inline-data.ts';
import type { PagePlaces } from '../content/page-places.ts';
import { showEmoji } from '../content/show-emoji.ts';
import { expandComponents, importSharedPartials } from '../pages/expand-components.ts';
import { type PageSource, translateCodePages } from '../pages/import-pages.ts';
import type { SiteContext } from '../pages/tree/page-tree.ts';
import { isOneSite, type SiteSettings, toLandingPage, toSiteText } from '../site/site-settings.ts';
import { type Messages, noteUnused } from '../texts/messages.ts';
import { importThemeTexts } from '../texts/theme-texts.ts';
import { translateMarkdown } from '../texts/translate-markdown.ts';
import { type TranslatedSite, translateLabels, translatePages, translateSite } from './import-language.ts';
import { joinLanguage } from './join-languages.ts';
import { keepPaths } from './keep-paths.ts';
import {
  type LanguageTexts,
  loadCodeTexts,
  loadLanguageTexts,
  noteUnusedTexts,
  type TranslatedFolder,
} from './language-texts.ts';
import { withoutTranslation, writeMixedLedger } from './mixed-pages.ts';

/** The imported folder in the default language, with everything needed to translate it. */
export interface OwnSite extends PageSource, PagePlaces, TranslatedSite {
  /** The settings, with the texts of the configuration. */
  readonly site: SiteSettings;
  readonly context: SiteContext;
  /** Texts of the default language, which a project can change as well. */
  readonly texts: LanguageTexts;
  readonly messages: Messages;
  /** The target of the generated home page; null if the project has its own home page. */
  readonly firstPath: string | null;
  /** Whether `:rocket:` is shown as its character. */
  readonly hasEmoji: boolean;
}

/** Folder of the translated pages of a site that are not docs. */
const PAGES_FOLDER = 'docusaurus-plugin-content-pages';

/** A whole copy of the folder in a language. */
interface ImportedFolder extends Omit<ImportedLanguage, 'pages'> {
  readonly contentDir: string;
  /** Pages in which only some texts are translated. */
  readonly mixed: readonly string[];
}

/**
 * Imports the other languages, and replaces texts of code in the default one. Languages at the path of their code are
 * translations of one site; others have folders of their own.
 */
export async function importLanguages(
  languages: ProjectLanguages,
  site: OwnSite,
  stageLanguage: StageLanguage,
  notes: ImportNotes,
): Promise<ImportedLanguage[]> {
  const whole = isOneSite(languages) ? await mkdtemp(join(tmpdir(), 'import-')) : null;
  try {
    const folders: ImportedFolder[] = [];
    for (const language of languages.others) {
      const { locale } = language;
      const staged = whole === null ? await stageLanguage(locale) : { out: null, contentDir: join(whole, locale) };
      const { messages, mixed } = await importLanguage(language, site, staged.contentDir, notes);
      const target = whole === null ? staged.contentDir : site.contentDir;
      await importCodeTexts(target, { root: site.root, locale, messages }, notes);
      folders.push({ locale, mixed, ...staged });
    }
    // Afterwards, because each begins as a copy of the folder.
    await translateLabels(site.texts, site.contentDir);
    noteUnusedTexts(site.texts, notes);
    await translateMarkdown(site.contentDir, site.messages, notes);
    const { root, context, messages } = site;
    await importCodeTexts(site.contentDir, { root, locale: context.locale, messages }, notes);
    const imported: ImportedLanguage[] = [];
    for (const { locale, mixed, out, contentDir } of folders) {
      const pages = await findTranslated(site.contentDir, contentDir);
      imported.push({ locale, out, pages: pages.length });
      if (whole === null) continue;
      await joinLanguage(site.contentDir, { locale, contentDir });
      await writeMixedLedger(site.contentDir, locale, mixed);
    }
    return imported;
  } finally {
    if (whole !== null) await rm(whole, { recursive: true, force: true });
  }
}

/** Imports the texts of the theme, and notes those of code that no page shows. */
async function importCodeTexts(
  contentDir: string,
  source: { readonly root: string; readonly locale: string; readonly messages: Messages },
  notes: ImportNotes,
): Promise<void> {
  await importThemeTexts(contentDir, source, notes);
  noteUnused(
    source.messages,
    'the imported pages',
    'Where you rebuild components that are not imported, add their texts.',
    notes,
  );
}

/** The pages that differ from those of the default language, relative to their folder. */
async function findTranslated(own: string, contentDir: string): Promise<string[]> {
  const translated: string[] = [];
  for (const path of await listMarkdown(contentDir)) {
    const file = slashPath(contentDir, path);
    const original = join(own, file);
    if (existsSync(original) && !(await readFile(original)).equals(await readFile(path))) translated.push(file);
  }
  return translated;
}

/** Creates the site in another language: a full copy with translations inserted. */
async function importLanguage(
  language: ProjectLanguage,
  { root, contentDir: own, folders, pageFolders, site, docsFolder, context, firstPath, hasEmoji, run }: OwnSite,
  contentDir: string,
  notes: ImportNotes,
): Promise<Pick<ImportedFolder, 'mixed'> & { readonly messages: Messages }> {
  const { locale, base, folder } = language;
  await cp(own, contentDir, { recursive: true });
  const messages = await loadCodeTexts(root, folder, notes);
  const texts = await loadLanguageTexts(root, folder, folders, notes);
  await translatePages(language, { root, contentDir, folders }, notes);
  await translateLabels(texts, contentDir);
  const { home } = await translateCodePages(
    { root, contentDir, docsFolder, run },
    { folder: join(folder, PAGES_FOLDER), context: { ...context, locale }, messages },
    notes,
  );
  for (const { from, to } of folders) await keepPaths(join(folder, from), join(own, to), join(contentDir, to));
  await importSharedPartials(root, contentDir);
  const places = { root, contentDir, pageFolders };
  await copyImports(places);
  await inlineData(places);
  // What cannot be shown is noted in the default language.
  await expandComponents({ ...places, language: { context: { ...context, locale }, messages }, run }, null);
  if (hasEmoji) await showEmoji(contentDir);
  const rewritten = await translateMarkdown(contentDir, messages, notes);
  // Other pages may link to the language on purpose.
  await stripBase(contentDir, base, new Set(await findTranslated(own, contentDir)));
  await stripBase(contentDir, site.base);
  const translated = translateSite(site, language, texts);
  await writeFile(join(contentDir, 'site.yaml'), toSiteText(translated));
  if (firstPath !== null) await writeFile(join(contentDir, 'index.md'), toLandingPage(translated, firstPath, home));
  noteUnusedTexts(texts, notes);
  return { messages, mixed: withoutTranslation(rewritten, folder, folders) };
}

/** The location of each plugin's texts in Docusaurus's translation folders. */
export async function translatedFolders(
  { id, folder, sets }: Pick<DocsSettings, 'id' | 'folder' | 'sets'>,
  staging: string,
  blogs: ImportedBlogs['folders'],
): Promise<TranslatedFolder[]> {
  const own = await foldersOfDocs({ plugin: pluginFolder('docs', id), folder, set: null }, staging);
  const others = await Promise.all(
    sets.map((set) =>
      foldersOfDocs({ plugin: pluginFolder('docs', set.id), folder: set.folder, set: set.id }, staging),
    ),
  );
  const none = { sidebars: null, set: null, version: null };
  return [
    ...own,
    ...others.flat(),
    ...blogs.map((blog) => ({ from: pluginFolder('blog', blog.id), to: blog.folder, ...none })),
    { from: PAGES_FOLDER, to: '.', ...none },
  ];
}

function pluginFolder(kind: string, id: string | null): string {
  return `docusaurus-plugin-content-${kind}${id === null || id === 'default' ? '' : `-${id}`}`;
}

/** The folders of a set of docs: that of its current version, and those of the others. */
async function foldersOfDocs(
  { plugin, folder, set }: { readonly plugin: string; readonly folder: string; readonly set: string | null },
  staging: string,
): Promise<TranslatedFolder[]> {
  const prefix = set === null ? '' : `${set}_`;
  const released = await versionNames(staging, prefix);
  return [
    { from: `${plugin}/current`, to: folder, sidebars: `${prefix}sidebars`, set, version: 'current' },
    ...released.map((version) => ({
      from: `${plugin}/version-${version}`,
      to: `${versionedFolder(prefix)}/version-${version}`,
      sidebars: `${prefix}versioned_sidebars/version-${version}-sidebars`,
      ...{ set, version },
    })),
  ];
}
