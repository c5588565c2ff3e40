import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathBelow } from '../../../../base/source/file-paths.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import type { PagePlaces } from './page-places.ts';

/** Folders that are reported elsewhere or do not belong to the docs. */
const OTHER_FOLDERS =
  /^(?:\..*|node_modules|i18n|versioned_docs|versioned_sidebars|[\w-]+_versioned_docs|[\w-]+_versioned_sidebars|static|src|build|dist|examples?|templates?|tests?|__tests__|scripts|packages|plugins)$/;

/**
 * Reports folders with pages that no readable plugin uses, such as docs of a plugin created by a function or generated
 * by a program. It is an error if they have more pages than were imported, unless every plugin is known: then
 * Docusaurus does not use these folders either.
 */
export async function noteUntaken(
  { root, pageFolders }: Pick<PagePlaces, 'root' | 'pageFolders'>,
  /** The number of imported pages, above which it is an error; null if every plugin is known. */
  limit: number | null,
  notes: ImportNotes,
): Promise<void> {
  const takenDirs = pageFolders.map(({ dir }) => dir);
  const counts = new Map<string, number>();
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || OTHER_FOLDERS.test(entry.name)) continue;
    const count = await countPages(join(root, entry.name), takenDirs);
    if (count > 0) counts.set(entry.name, count);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [folder, count] of counts) {
    const location = { file: displayPath(join(root, folder)) };
    const what = [count, `${count === 1 ? 'page' : 'pages'} in this folder`] as const;
    const why = 'no readable plugin in the configuration uses it';
    const remedy = 'Copy it into the content folder, and add it to "docs.more" in site.yaml.';
    if (limit !== null && total > limit) notes.miss(location, what, why, remedy);
    else notes.leaveOut(location, what, why, remedy);
  }
}

/** Counts Markdown files with front matter outside the imported folders. Notes for developers have no front matter. */
async function countPages(folder: string, takenDirs: readonly string[]): Promise<number> {
  if (takenDirs.some((dir) => pathBelow(dir, folder) !== null)) return 0;
  let count = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) count += OTHER_FOLDERS.test(entry.name) ? 0 : await countPages(path, takenDirs);
    else if (entry.isFile() && /^[^_].*\.mdx?$/i.test(entry.name) && /^---\r?\n/.test(readFileSync(path, 'utf8')))
      count++;
  }
  return count;
}
