import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocsSettings } from '../config/docs-settings.ts';
import type { ProjectLanguage } from '../config/read-languages.ts';
import { copyImports } from '../content/copy-imports.ts';
import type { ImportedBlogs } from '../content/import-blogs.ts';
import { inlineData } from '../content/inline-data.ts';
import { stripBase } from '../content/strip-base.ts';
import type { ImportNotes } from '../import-notes.ts';
import { type SiteSettings, toLandingPage } from '../site/site-settings.ts';
import { type TranslatedFolder, translatePages, writeTranslatedSite } from './import-language.ts';
import { keepPaths } from './keep-paths.ts';

/** The imported folder in the default language, with everything needed to translate it. */
export interface OwnSite {
  readonly root: string;
  readonly contentDir: string;
  readonly folders: readonly TranslatedFolder[];
  readonly site: SiteSettings;
  /** The target of the generated home page; null if the project has its own home page. */
  readonly firstPath: string | null;
  /** Content of the home page below its links. */
  readonly home: string;
}

/** An imported language. */
export interface ImportedLanguage {
  readonly locale: string;
  /** Its own folder; null if its translations are in the folder of the site. */
  readonly out: string | null;
  /** The number of translated pages; the others are in the default language. */
  readonly pages: number;
}

/** Creates the site in another language: a full copy with translations inserted. */
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

/** The location of each plugin's texts in Docusaurus's translation folders. */
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
