import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMarkdown } from '../../shared/pages/markdown-files.ts';
import { noteLink } from '../../shared/pages/outside-links.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { createIgnoreFilter } from './ignored.ts';

/** The files of a project, with paths relative to its folder. */
export interface ProjectFiles {
  readonly pages: readonly string[];
  /** Markdown that pages import. */
  readonly snippets: readonly string[];
  /** Files that the site serves. */
  readonly assets: readonly string[];
  /** Files that may be API descriptions. */
  readonly data: readonly string[];
}

/** Folders and files that Mintlify ignores, and those of programs. */
const IGNORED =
  /^(?:\..*|node_modules|build|dist|coverage|tmp|temp|README\.mdx?|LICENSE\.mdx?|CHANGELOG\.md|CONTRIBUTING\.md|AGENTS\.md|CLAUDE\.md|GEMINI\.md|SECURITY\.md|CODE_OF_CONDUCT\.md)$/i;
/** Folders of Markdown that only pages import. */
const SNIPPETS = /(?:^|\/)_?snippets\//;
/** Files that a site serves, by their ending. */
const SERVED =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|mov|m4v|mp3|wav|ogg|pdf|zip|tar|gz|csv|txt|xml|vtt|woff2?|ttf|otf|docx?|xlsx?|pptx?|postman_collection\.json|ipynb)$/i;

/** Lists the files of a project, without those that `.mintignore` excludes. */
export async function findFiles(root: string, notes: ImportNotes): Promise<ProjectFiles> {
  const ignoreFile = join(root, '.mintignore');
  const isIgnored = createIgnoreFilter(existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8') : '');
  const found = { pages: [] as string[], snippets: [] as string[], assets: [] as string[], data: [] as string[] };
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (IGNORED.test(entry.name) || isIgnored(name, entry.isDirectory())) continue;
      if (entry.isSymbolicLink()) noteLink(join(root, name), notes);
      else if (entry.isDirectory()) await visit(name);
      else if (isMarkdown(name)) (SNIPPETS.test(name) ? found.snippets : found.pages).push(name);
      else if (SERVED.test(name)) found.assets.push(name);
      else if (/\.(?:json|ya?ml)$/i.test(name)) found.data.push(name);
    }
  };
  await visit('');
  for (const names of Object.values(found)) names.sort();
  return found;
}
