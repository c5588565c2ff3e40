import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { slashPath } from '../source/file-paths.ts';
import { displayPath } from '../source/read-text.ts';
import type { ImportNotes } from './import-notes.ts';

/** Files that say how this folder is built; a page of the same name would take their place. */
const OWN_FOLDERS = new Set(['static', 'api', 'versioned_docs', 'versioned_sidebars', 'node_modules']);

/** Copies the Markdown of `src/pages`, which stands alone; pages that are code are reported. Returns the number of pages. */
export async function importPages(
  root: string,
  stagingDir: string,
  docsFolder: string,
  notes: ImportNotes,
): Promise<number> {
  const pagesDir = join(root, 'src', 'pages');
  if (!existsSync(pagesDir)) return 0;
  let count = 0;
  for (const entry of await readdir(pagesDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = slashPath(pagesDir, file);
    const isPartial = /(?:^|\/)_/.test(name) || /\.(?:test|spec)\.|\.d\.ts$/.test(name);
    if (isPartial) continue;
    const [folder = ''] = name.split('/');
    if (/\.[jt]sx?$/.test(name))
      notes.leaveOut(
        { file: displayPath(file) },
        'this page',
        'it is a React component, and no code is run',
        'Write it as Markdown, or as a landing page ("layout: landing") when it is the home page.',
      );
    else if (/\.mdx?$/i.test(name)) {
      if (name.includes('/') && (OWN_FOLDERS.has(folder) || folder === docsFolder)) {
        notes.leaveOut(
          { file: displayPath(file) },
          'this page',
          `the folder ${JSON.stringify(folder)} is for something else here`,
          'Copy it to another folder, and give it a "slug".',
        );
        continue;
      }
      await mkdir(dirname(join(stagingDir, name)), { recursive: true });
      await copyFile(file, join(stagingDir, name));
      count++;
    }
  }
  return count;
}
