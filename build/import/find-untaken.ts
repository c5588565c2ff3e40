import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathBelow } from '../source/file-paths.ts';
import { displayPath } from '../source/read-text.ts';
import type { ImportNotes } from './import-notes.ts';

/** Folders that are reported elsewhere or do not belong to the docs. */
const OTHER_FOLDERS =
  /^(?:\..*|node_modules|i18n|versioned_docs|versioned_sidebars|[\w-]+_versioned_docs|[\w-]+_versioned_sidebars|static|src|build|dist|examples?|templates?|tests?|__tests__|scripts|packages|plugins)$/;

/**
 * Tells of folders with pages that no plugin takes as far as it can be read: such as docs of a plugin that is made by a
 * function, or of a program that writes them. It is an error when they have more pages than were
 * imported, unless every plugin is known: then Docusaurus makes nothing of these folders either.
 */
export async function noteUntaken(
  root: string,
  takenDirs: readonly string[],
  /** More pages than this are an error: those that were imported; null for a configuration of which every plugin is known. */
  limit: number | null,
  notes: ImportNotes,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || OTHER_FOLDERS.test(entry.name)) continue;
    const count = await countPages(join(root, entry.name), takenDirs);
    if (count > 0) counts.set(entry.name, count);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [folder, count] of counts) {
    const place = { file: displayPath(join(root, folder)) };
    const what = `${count} ${count === 1 ? 'page' : 'pages'} of this folder`;
    const why = 'no plugin of the configuration names it, as far as that can be read';
    const remedy = 'Copy it into the content folder, and name it under "docs.more" in site.yaml.';
    if (limit !== null && total > limit) notes.miss(place, what, why, remedy);
    else notes.leaveOut(place, what, why, remedy);
  }
}

/** Markdown with front matter outside of folders that were taken: notes for developers have none. */
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
