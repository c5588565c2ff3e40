import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes texts by path, each with the line breaks of the file that it replaces. Returns the paths of those that changed. */
export async function writeFiles(texts: ReadonlyMap<string, string>): Promise<string[]> {
  const changed: { readonly path: string; readonly text: string }[] = [];
  for (const [path, text] of texts) {
    const present = await readFile(path, 'utf8').catch(() => null);
    const written = present?.includes('\r\n') === true ? text.replaceAll('\n', '\r\n') : text;
    const mark = present?.startsWith('\ufeff') === true ? '\ufeff' : '';
    if (mark + written !== present) changed.push({ path, text: mark + written });
  }
  for (const { path } of changed) await mkdir(dirname(path), { recursive: true });
  // A full disk leaves the previous files.
  const aside = changed.map(({ path, text }) => ({ path, text, temporary: `${path}.${process.pid}.tmp` }));
  try {
    for (const { temporary, text } of aside) await writeFile(temporary, text);
    for (const { temporary, path } of aside) await rename(temporary, path);
  } finally {
    for (const { temporary } of aside) await rm(temporary, { force: true });
  }
  return changed.map(({ path }) => path);
}
