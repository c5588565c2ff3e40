import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nameDoc } from '../docs/doc-name.ts';
import { displayPath } from '../source/read-text.ts';
import type { ImportNotes } from './import-notes.ts';

/** What was copied of a folder. */
export interface CopiedFolder {
  readonly pages: number;
  readonly files: number;
  /** Ids of docs that the OpenAPI plugin made and that were left where they are. */
  readonly leftOutIds: ReadonlySet<string>;
}

/** Docs that `docusaurus-plugin-openapi-docs` makes of a description: code that only its components can show. */
const GENERATED = /\.(?:api|info|tag|schema|schemas)\.mdx$/;

/** Copies a folder as it is, without links of the file system, hidden files, excluded pages and what a plugin has made. */
export async function copyFolder(
  from: string,
  to: string,
  notes: ImportNotes,
  isExcluded: (path: string) => boolean = () => false,
): Promise<CopiedFolder> {
  const leftOutIds = new Set<string>();
  const generatedFolders = new Map<string, number>();
  let pages = 0;
  let files = 0;
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(from, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const place = { file: displayPath(join(from, name)) };
      if (entry.name === 'node_modules' || (entry.name.startsWith('.') && entry.name !== '.nojekyll')) continue;
      if (entry.isSymbolicLink())
        notes.leaveOut(place, 'this file', 'it is a symbolic link', 'Replace it with a copy.');
      else if (entry.isDirectory()) await visit(name);
      else if (/\.mdx?$/i.test(entry.name) && isExcluded(name)) continue;
      else if (GENERATED.test(entry.name)) {
        generatedFolders.set(folder, (generatedFolders.get(folder) ?? 0) + 1);
        leftOutIds.add(nameDoc(name.replace(GENERATED, '.mdx'), '', {}).id);
        leftOutIds.add(nameDoc(name, '', {}).id);
      } else if (entry.isFile()) {
        await mkdir(join(to, folder), { recursive: true });
        await copyFile(join(from, name), join(to, name));
        if (/\.mdx?$/i.test(entry.name)) pages++;
        else files++;
      }
    }
  };
  if (existsSync(from)) await visit('');
  for (const [folder, count] of generatedFolders)
    notes.leaveOut(
      { file: displayPath(join(from, folder)) },
      `${count} pages of this folder`,
      'they are made by the OpenAPI plugin',
      'Name the API description under "apis" in site.yaml: its pages are made of it.',
    );
  return { pages, files, leftOutIds };
}
