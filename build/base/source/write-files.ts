import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes texts by path, each with the line breaks, byte order mark and mode of the file that it replaces; a link stays a
 * link. Returns the paths of those that changed. Throws file system errors, and leaves the previous files if the texts
 * cannot be written.
 */
export async function writeFiles(texts: ReadonlyMap<string, string>): Promise<string[]> {
  const changed: { readonly path: string; readonly text: string }[] = [];
  for (const [path, text] of texts) {
    const present = await readFile(path, 'utf8').catch(() => null);
    const written = present === null ? text : likePresent(text, present);
    if (written !== present) changed.push({ path, text: written });
  }
  for (const { path } of changed) await mkdir(dirname(path), { recursive: true });
  // A full disk or a signal leaves the previous files, never a part of one.
  const aside = await Promise.all(
    changed.map(async ({ path, text }) => {
      const target = await realpath(path).catch(() => path);
      const mode = (await stat(target).catch(() => null))?.mode;
      return { target, text, temporary: `${target}.${process.pid}.tmp`, ...(mode !== undefined && { mode }) };
    }),
  );
  try {
    for (const { temporary, text, mode } of aside) await writeFile(temporary, text, mode === undefined ? {} : { mode });
    for (const { temporary, target } of aside) await rename(temporary, target);
  } finally {
    for (const { temporary } of aside) await rm(temporary, { force: true });
  }
  return changed.map(({ path }) => path);
}

/** A text with the line breaks and the byte order mark of another one, whichever it has itself. */
function likePresent(text: string, present: string): string {
  const plain = text.replace(/^\ufeff/, '');
  const broken = present.includes('\r\n') ? plain.replace(/\r?\n/g, '\r\n') : plain;
  return present.startsWith('\ufeff') ? `\ufeff${broken}` : broken;
}
