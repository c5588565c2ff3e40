import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPattern } from '../../../../site/guides/files/redirect-patterns.ts';
import type { ImportNotes } from '../report/import-notes.ts';

/**
 * Removes a host's `_redirects` and `_headers` from `static/`, because an export of this site writes its own. Returns
 * the redirects, including patterns, and reports headers and lines that are not redirects.
 */
export async function takeHostFiles(stagingDir: string, notes: ImportNotes): Promise<Readonly<Record<string, string>>> {
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
  const redirects: Record<string, string> = {};
  for (const [index, line] of lines.entries()) {
    const [from = '', to = '', status = '301'] = line.replace(/#.*$/, '').trim().split(/\s+/);
    if (from === '') continue;
    if (from.startsWith('/') && to !== '' && /^30[1278]!?$/.test(status) && (isPattern(from) || !/[*:]/.test(from)))
      redirects[from] = to;
    else
      notes.leaveOut(
        { file: 'static/_redirects', position: { line: index + 1, column: 1 } },
        `the redirect ${JSON.stringify(from)}`,
        'it is not a redirect of a path or path pattern',
        'Add the paths in use to redirects.yaml.',
      );
  }
  return redirects;
}
