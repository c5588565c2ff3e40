import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { encodePath } from '../docs/doc-name.ts';
import { fileToPath } from '../docs/site-links.ts';
import type { Report } from '../report/report.ts';
import { displayPath } from '../source/read-text.ts';

/** KV's limit for one value. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** The files below `static/`, by path (`/img/logo.svg`). */
export async function loadStatic(contentDir: string, report: Report): Promise<ReadonlyMap<string, Uint8Array>> {
  const dir = join(contentDir, 'static');
  if (!existsSync(dir)) return new Map();
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return await readFiles(
    names.map((name) => [`/${encodePath(name)}`, join(dir, name)]),
    report,
  );
}

/** Files that stand beside the pages, those that a page shows or offers: by path. */
export async function loadAssets(
  contentDir: string,
  assets: ReadonlySet<string>,
  linked: ReadonlySet<string>,
  report: Report,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const wanted = [...assets].map((file): [string, string] => [fileToPath(file), join(contentDir, file)]);
  return await readFiles(
    wanted.filter(([path]) => linked.has(path)),
    report,
  );
}

async function readFiles(
  files: readonly (readonly [path: string, file: string])[],
  report: Report,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const byPath = new Map<string, Uint8Array>();
  for (const [path, file] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = await readFile(file);
    if (bytes.byteLength <= MAX_FILE_BYTES) byPath.set(path, bytes);
    else {
      report.note(
        'unusable-file',
        { file: displayPath(file) },
        `Cannot serve this file: it has ${(bytes.byteLength / 1e6).toFixed(1)} MB, the limit is 26.2 MB. Make it smaller, or link it from elsewhere.`,
      );
    }
  }
  return byPath;
}
