import { type Dirent, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceError } from '../../../base/report/finding.ts';
import type { Report } from '../../../base/report/report.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { SKILLS_FOLDER } from '../../config/settings/agent-settings.ts';
import { TRANSLATIONS_FOLDER } from '../../languages/translations.ts';

/** The files of a content folder by purpose: relative paths with slashes, in code unit order. */
export interface ContentFiles {
  /** Pages: Markdown files whose names and folders do not start with `_`. */
  readonly pages: readonly string[];
  /** `_category_.json`, `.yml`, `.yaml`: folder metadata. */
  readonly categories: readonly string[];
  /** All other files, which pages may show or offer for download. */
  readonly assets: ReadonlySet<string>;
}

const CATEGORY_FILE = /^_category_\.(?:json|ya?ml)$/;

/** Top-level folders without pages. */
const RESERVED_FOLDERS: ReadonlySet<string> = new Set(['static', SKILLS_FOLDER]);
/** Also those of additional sets of docs: `sdk_versioned_sidebars`. */
const SIDEBARS_FOLDER = /^(?:[\w-]+_)?versioned_sidebars$/;
/** Next to `docs`, this is the code of a Docusaurus project, whose Markdown pages may include. */
const CODE_FOLDER = /^src\/(?!pages\/)/;

/** Lists a content folder. Reports symbolic links without following them. Throws SourceError if it cannot be read. */
export async function listContent(contentDir: string, report: Report): Promise<ContentFiles> {
  const pages: string[] = [];
  const categories: string[] = [];
  const assets = new Set<string>();
  const isProject = existsSync(join(contentDir, 'docs'));
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readFolder(join(contentDir, folder))) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || entry.name === 'node_modules' || RESERVED_FOLDERS.has(file)) continue;
      if (SIDEBARS_FOLDER.test(file)) continue;
      if (entry.isSymbolicLink()) {
        const location = { file: displayPath(join(contentDir, file)) };
        const fault =
          'Cannot read this file: it is a symbolic link, which may lead outside the content folder. Replace it with a copy.';
        // It may say that the folder is not for everybody.
        if (CATEGORY_FILE.test(entry.name)) report.error(location, fault);
        else report.note('symbolic-link', location, fault);
      } else if (entry.isDirectory()) await visit(file);
      else if (CATEGORY_FILE.test(entry.name)) categories.push(file);
      else if (!/\.mdx?$/i.test(entry.name)) assets.add(file);
      else if (!/(?:^|\/)_/.test(file) && !(isProject && CODE_FOLDER.test(file))) pages.push(file);
    }
  };
  await visit('');
  return { pages: pages.sort(), categories: categories.sort(), assets };
}

/** The files of a content folder that are not translations. */
export function withoutTranslations({ pages, categories, assets }: ContentFiles): ContentFiles {
  const isOwn = (file: string): boolean => !file.startsWith(`${TRANSLATIONS_FOLDER}/`);
  return {
    pages: pages.filter(isOwn),
    categories: categories.filter(isOwn),
    assets: new Set([...assets].filter(isOwn)),
  };
}

async function readFolder(dir: string): Promise<Dirent[]> {
  return await readdir(dir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    const found =
      error.code === 'ENOENT'
        ? 'there is no such folder'
        : error.code === 'ENOTDIR'
          ? 'it is not a folder'
          : error.message;
    throw SourceError.at(
      { file: displayPath(dir) },
      `Cannot read the content folder: ${found}. Choose another one with --site or --content.`,
    );
  });
}
