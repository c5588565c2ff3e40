import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalPath } from '../../../../../worker/model/path.ts';
import type { ImportNotes } from '../report/import-notes.ts';
import { convertRedirects, type WrittenRedirect } from './convert-redirects.ts';

/**
 * Removes a host's `_redirects` and `_headers` from `static/`, because an export of this site writes its own. Returns
 * the redirects, without those of pages, and reports headers and lines that are not redirects.
 */
export async function takeHostFiles(
  stagingDir: string,
  pagePaths: ReadonlySet<string>,
  notes: ImportNotes,
): Promise<Readonly<Record<string, string>>> {
  const headers = join(stagingDir, 'static', '_headers');
  if (existsSync(headers)) {
    await rm(headers);
    notes.leaveOut(
      { file: 'static/_headers' },
      'the headers',
      'this site sets its own',
      'See "security" in site.yaml.',
    );
  }
  const file = join(stagingDir, 'static', '_redirects');
  if (!existsSync(file)) return {};
  const lines = (await readFile(file, 'utf8')).split('\n');
  await rm(file);
  const written: WrittenRedirect[] = [];
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const [from = '', to = '', status = '301'] = line.replace(/#.*$/, '').trim().split(/\s+/);
    const path = canonicalPath(from);
    // What only adds or removes a slash is done anyway, and the first of two redirects of a path counts.
    if (from === '' || (path !== null && (path === canonicalPath(to) || seen.has(path)))) continue;
    if (path !== null) seen.add(path);
    const location = { file: 'static/_redirects', position: { line: index + 1, column: 1 } };
    if (from.startsWith('/') && to !== '' && /^30[1278]!?$/.test(status))
      written.push({ source: from, from, to, location });
    else
      notes.leaveOut(
        location,
        `the redirect ${JSON.stringify(from)}`,
        'it is not a redirect of a path or path pattern',
        'Add the paths in use to redirects.yaml.',
      );
  }
  return convertRedirects(written, pagePaths, notes);
}
