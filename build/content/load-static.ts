import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../report/report.ts';
import { displayPath } from './read-text.ts';

/** KV's limit for one value. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** The files below `static/`, by path (`/img/logo.svg`). */
export async function loadStatic(contentDir: string, report: Report): Promise<ReadonlyMap<string, Uint8Array>> {
  const dir = join(contentDir, 'static');
  if (!existsSync(dir)) return new Map();
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = new Map<string, Uint8Array>();
  for (const entry of entries.filter((candidate) => candidate.isFile() && !candidate.name.startsWith('.'))) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(dir.length).replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
    const bytes = await readFile(file);
    if (bytes.byteLength > MAX_FILE_BYTES) {
      report.note(
        'unusable-file',
        { file: displayPath(file) },
        `Cannot serve this file: it has ${(bytes.byteLength / 1e6).toFixed(1)} MB, the limit is 26.2 MB. Make it smaller, or link it from elsewhere.`,
      );
    } else if (path.startsWith('/assets/')) {
      report.note(
        'unusable-file',
        { file: displayPath(file) },
        'Cannot serve this file: the folder "assets" is kept for bundled files. Move it to another folder of "static".',
      );
    } else {
      files.set(path, bytes);
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
