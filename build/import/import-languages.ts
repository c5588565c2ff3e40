import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyImports } from './copy-imports.ts';
import type { DocsSettings } from './docs-settings.ts';
import type { ImportedBlogs } from './import-blogs.ts';
import { type TranslatedFolder, translatePages, writeTranslatedSite } from './import-language.ts';
import type { ImportNotes } from './import-notes.ts';
import { inlineData } from './inline-data.ts';
import { keepPaths } from './keep-paths.ts';
import type { ProjectLanguage } from './read-languages.ts';
import { type SiteSettings, toLandingPage } from './site-settings.ts';
import { stripBase } from './strip-base.ts';

/** The imported folder in the project's own language, and what tells how to translate it. */
export interface OwnSite {
  readonly root: string;
  readonly contentDir: string;
  readonly folders: readonly TranslatedFolder[];
  readonly site: SiteSettings;
  /** Where the home page leads that the import has made; null where the project has its own. */
  readonly firstPath: string | null;
  /** What the home page says below its links. */
  readonly home: string;
}

/** A language that was imported into a folder of its own. */
export interface ImportedLanguage {
  readonly locale: string;
  readonly out: string;
  /** Translated pages; the others are as in the project's own language. */
  readonly pages: number;
}

/** Makes the same site in another language: a copy of all of it, with the translations in their places. */
export async function importLanguage(
  language: ProjectLanguage,
  { root, contentDir: own, folders, site, firstPath, home }: OwnSite,
  contentDir: string,
  notes: ImportNotes,
): Promise<number> {
  await cp(own, contentDir, { recursive: true });
  const pages = await translatePages(language, folders, contentDir, notes);
  for (const { from, to } of folders) await keepPaths(join(language.folder, from), join(own, to), join(contentDir, to));
  await copyImports(root, contentDir);
  await inlineData(root, contentDir);
  await stripBase(contentDir, site.base);
  const translated = await writeTranslatedSite(site, { language, folders, contentDir }, notes);
  if (firstPath !== null) await writeFile(join(contentDir, 'index.md'), toLandingPage(translated, firstPath, home));
  return pages;
}

/** Where the texts of each plugin are, in Docusaurus' folders of translations. */
export function translatedFolders(
  { id, folder, sets }: Pick<DocsSettings, 'id' | 'folder' | 'sets'>,
  versions: readonly string[],
  blogs: ImportedBlogs['folders'],
): TranslatedFolder[] {
  const plugin = (kind: string, name: string | null): string =>
    `docusaurus-plugin-content-${kind}${name === null || name === 'default' ? '' : `-${name}`}`;
  return [
    { from: `${plugin('docs', id)}/current`, to: folder, sidebars: 'sidebars' },
    ...versions.map((version) => ({
      from: `${plugin('docs', id)}/version-${version}`,
      to: `versioned_docs/version-${version}`,
      sidebars: `versioned_sidebars/version-${version}-sidebars`,
    })),
    ...sets.map((set) => ({
      from: `${plugin('docs', set.id)}/current`,
      to: set.folder,
      sidebars: `${set.id}_sidebars`,
    })),
    ...blogs.map((blog) => ({ from: plugin('blog', blog.id), to: blog.folder, sidebars: null })),
    { from: plugin('pages', null), to: '.', sidebars: null },
  ];
}
