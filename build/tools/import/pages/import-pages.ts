import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { slashPath } from '../../../base/source/file-paths.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { isMarkdown } from '../content/markdown-files.ts';
import type { ImportNotes } from '../import-notes.ts';
import { importStaticPage, type StaticPage, staticPageText } from './import-static-page.ts';
import type { SiteTexts } from './page-tree.ts';

/** Folders with a special meaning in the content folder, which pages must not use. */
const OWN_FOLDERS = new Set(['static', 'api', 'versioned_docs', 'versioned_sidebars', 'node_modules']);

/** Standalone pages. */
interface ImportedPages {
  readonly count: number;
  /** The content of a home page written in code, or null. */
  readonly home: StaticPage | null;
}

/** Copies the Markdown in `src/pages`, and the static content of pages written in code. */
export async function importPages(
  root: string,
  stagingDir: string,
  { docsFolder, site }: { readonly docsFolder: string; readonly site: SiteTexts },
  notes: ImportNotes,
): Promise<ImportedPages> {
  const pagesDir = join(root, 'src', 'pages');
  if (!existsSync(pagesDir)) return { count: 0, home: null };
  let count = 0;
  let home: StaticPage | null = null;
  for (const entry of await readdir(pagesDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = slashPath(pagesDir, file);
    const isPartial = /(?:^|\/)_/.test(name) || /\.(?:test|spec)\.|\.d\.ts$/.test(name);
    const [folder = ''] = name.split('/');
    const isCode = /\.[jt]sx?$/.test(name);
    if (isPartial || (!isCode && !isMarkdown(name))) continue;
    if (name.includes('/') && (OWN_FOLDERS.has(folder) || folder === docsFolder)) {
      notes.leaveOut(
        { file: displayPath(file) },
        'this page',
        `the folder ${JSON.stringify(folder)} has another purpose here`,
        'Copy it to another folder, and give it a "slug".',
      );
      continue;
    }
    const page = isCode ? await importStaticPage(file, root, site, notes) : null;
    if (/^index\.[jt]sx?$/.test(name)) home = page;
    else if (!isCode || page !== null) {
      const target = join(stagingDir, name.replace(/\.[jt]sx?$/, '.md'));
      await mkdir(dirname(target), { recursive: true });
      if (page === null) await copyFile(file, target);
      else await writeFile(target, staticPageText(page, pagesDir, file));
      count++;
    }
  }
  return { count, home };
}
