import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { fence } from '../../../../../worker/model/markup/fences.ts';
import type { Finding } from '../../../../base/report/finding.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import { type ContentPaths, loadContentPaths } from '../content-paths.ts';
import type { ImportNotes } from '../report/import-notes.ts';
import { isMarkdown } from './markdown-files.ts';

/** The paths of pages. Those that a build would refuse are shown in a box, and the others are reported. */
export async function mendContent(
  contentDir: string,
  options: Parameters<typeof loadContentPaths>[1],
  notes: ImportNotes,
): Promise<ContentPaths> {
  const loaded = await loadContentPaths(contentDir, options);
  const isMended = await boxFaultyPages(contentDir, loaded.errors, notes);
  const paths = isMended ? await loadContentPaths(contentDir, options) : loaded;
  for (const file of paths.duplicates)
    notes.missPage({ file }, 'another page has the same path', 'Give it another "slug".');
  return paths;
}

/**
 * Shows the source of pages with errors in a box, so that one page does not stop the build of all others. A category
 * file with an error is removed. Returns whether anything has changed.
 */
async function boxFaultyPages(contentDir: string, errors: readonly Finding[], notes: ImportNotes): Promise<boolean> {
  let isChanged = false;
  if (errors.length === 0) return isChanged;
  const faults = new Map(errors.map((error) => [error.file, error]));
  for (const name of await readdir(contentDir, { recursive: true })) {
    const path = join(contentDir, name);
    const fault = faults.get(displayPath(path));
    const isPage = isMarkdown(name);
    if (fault === undefined || !(isPage || /^_category_\.\w+$/.test(basename(name)))) continue;
    if (isPage) await writeFile(path, toBox(basename(path), await readFile(path, 'utf8')));
    else await rm(path);
    const place = {
      file: name,
      position: fault.line === null ? null : { line: fault.line, column: fault.column ?? 1 },
    };
    const remedy = isPage ? 'Its source is shown in a box on the page. Correct it.' : 'Correct it, and copy it again.';
    notes.miss(place, isPage ? 'this page' : 'this category', fault.message.replace(/\.(?: [^.]*\.?)?$/, ''), remedy);
    isChanged = true;
  }
  return isChanged;
}

function toBox(name: string, source: string): string {
  const frontMatter = stringify({ title: name.replace(/\.mdx?$/i, ''), mdx: { format: 'md' } });
  return `---\n${frontMatter}---\n\n:::danger\n\n${fence(source.trimEnd(), `mdx title=${JSON.stringify(name)}`)}\n\n:::\n`;
}
