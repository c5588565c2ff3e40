import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { slashPath } from '../../../../base/source/file-paths.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import { writeContent } from '../../shared/content-files.ts';
import { isMarkdown } from '../../shared/pages/markdown-files.ts';
import { leadsOut, noteLink } from '../../shared/pages/outside-links.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { copyPage } from '../content/copy-content.ts';
import type { ComponentRun } from './component-run.ts';
import { importStaticPages, type StaticPage, staticPageText } from './import-static-page.ts';
import type { PageLanguage } from './tree/page-tree.ts';

/** Folders with a special meaning in the content folder, which pages must not use. */
const OWN_FOLDERS = new Set(['static', 'api', 'versioned_docs', 'versioned_sidebars', 'node_modules']);

/** Where pages come from and go to. */
export interface PageSource {
  readonly root: string;
  readonly contentDir: string;
  /** Folder of the docs in the content folder. */
  readonly docsFolder: string;
  /** Null if no code may be run. */
  readonly run: ComponentRun | null;
}

/** Standalone pages. */
interface ImportedPages {
  readonly count: number;
  /** The content of a home page written in code, or null. */
  readonly home: StaticPage | null;
}

/** Copies the Markdown in `src/pages`, and the static content of pages written in code. */
export async function importPages(
  source: PageSource,
  language: PageLanguage,
  notes: ImportNotes,
): Promise<ImportedPages> {
  const pages = await listPages(source, notes);
  for (const { name, file } of pages.filter(({ isCode }) => !isCode)) {
    const target = join(source.contentDir, name);
    await mkdir(dirname(target), { recursive: true });
    await copyPage(file, target, notes);
  }
  const { count, home } = await writeCodePages(pages, source, language, notes);
  return { count: count + pages.filter(({ isCode }) => !isCode).length, home };
}

/** Writes the pages written in code again in a language. `folder`: with the pages that have a file of their own in it. */
export async function translateCodePages(
  source: PageSource,
  { folder, ...language }: PageLanguage & { readonly folder: string },
  notes: ImportNotes,
): Promise<ImportedPages> {
  // What cannot be imported is noted in the default language.
  const pages = await listPages(source, null);
  const translated = pages.map((page) => ({ ...page, file: findFile(join(folder, page.name)) ?? page.file }));
  return await writeCodePages(translated, source, language, notes);
}

function findFile(path: string): string | null {
  return existsSync(path) ? path : null;
}

interface FoundPage {
  /** Path in `src/pages`. */
  readonly name: string;
  readonly file: string;
  /** Whether it is a component rather than Markdown. */
  readonly isCode: boolean;
}

async function listPages({ root, docsFolder }: PageSource, notes: ImportNotes | null): Promise<FoundPage[]> {
  const pagesDir = join(root, 'src', 'pages');
  if (!existsSync(pagesDir) || leadsOut(root, pagesDir, notes)) return [];
  const pages: FoundPage[] = [];
  for (const entry of await readdir(pagesDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink() && notes !== null) noteLink(file, notes);
    if (!entry.isFile()) continue;
    const name = slashPath(pagesDir, file);
    const isPartial = /(?:^|\/)_/.test(name) || /\.(?:test|spec)\.|\.d\.ts$/.test(name);
    const [folder = ''] = name.split('/');
    const isCode = /\.[jt]sx?$/.test(name);
    if (isPartial || (!isCode && !isMarkdown(name))) continue;
    if (!name.includes('/') || !(OWN_FOLDERS.has(folder) || folder === docsFolder)) pages.push({ name, file, isCode });
    else
      notes?.missPage(
        { file: displayPath(file) },
        `the folder ${JSON.stringify(folder)} has another purpose here`,
        'Copy it to another folder, and give it a "slug".',
      );
  }
  return pages;
}

async function writeCodePages(
  pages: readonly FoundPage[],
  { root, contentDir, run }: PageSource,
  language: PageLanguage,
  notes: ImportNotes,
): Promise<ImportedPages> {
  let count = 0;
  let home: StaticPage | null = null;
  const codePages = pages.filter(({ isCode }) => isCode);
  const files = codePages.map(({ file }) => file);
  const imported = await importStaticPages(files, { root, run }, language, notes);
  for (const [index, { name }] of codePages.entries()) {
    const page = imported[index] ?? null;
    if (/^index\.[jt]sx?$/.test(name)) home = page;
    else if (page !== null) {
      await writeContent(join(contentDir, name.replace(/\.[jt]sx?$/, '.md')), staticPageText(page, name));
      count++;
    }
  }
  return { count, home };
}
