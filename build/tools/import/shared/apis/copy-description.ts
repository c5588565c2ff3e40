import { readFile } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { isFileBelow, slashPath } from '../../../../base/source/file-paths.ts';
import { copyContent } from '../content-files.ts';

/** A reference to another file, in YAML or JSON. */
const FILE_REFERENCE = /\$ref["']?\s*:\s*["']?((?!#|[a-z]+:)[^"'#\s,}]+)/gi;

/** Copies a description and the files it refers to. Returns the path of its copy in the content folder. */
export async function copyDescription(file: string, root: string, id: string, contentDir: string): Promise<string> {
  const files = await listReferenced(file, root);
  const folder = commonFolder([...files]);
  const nameOf = (path: string): string =>
    files.size === 1 ? `api/${id}${extname(file)}` : `api/${id}/${slashPath(folder, path)}`;
  for (const path of files) await copyContent(path, join(contentDir, nameOf(path)));
  return nameOf(file);
}

/** The file and all project files it refers to, directly or indirectly. */
async function listReferenced(file: string, root: string): Promise<ReadonlySet<string>> {
  const files = new Set([file]);
  // The loop also visits files added during iteration.
  for (const path of files) {
    for (const [, written = ''] of (await readFile(path, 'utf8')).matchAll(FILE_REFERENCE)) {
      const target = resolve(dirname(path), written);
      if (extname(target) !== '' && isFileBelow(root, target)) files.add(target);
    }
  }
  return files;
}

function commonFolder([first = '', ...others]: readonly string[]): string {
  let folder = dirname(first);
  while (others.some((path) => relative(folder, path).startsWith('..'))) folder = dirname(folder);
  return folder;
}
