import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The paths of all Markdown files in a folder. */
export async function listMarkdown(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isMarkdown(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Replaces the text of the Markdown files in a folder. */
export async function rewriteMarkdown(
  folder: string,
  rewrite: (text: string, file: string) => string | Promise<string>,
): Promise<void> {
  for (const file of await listMarkdown(folder)) {
    const text = await readFile(file, 'utf8');
    const rewritten = await rewrite(text, file);
    if (rewritten !== text) await writeFile(file, rewritten);
  }
}

export function isMarkdown(name: string): boolean {
  return /\.mdx?$/i.test(name);
}
