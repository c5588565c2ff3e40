import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPattern } from '../content/redirect-patterns.ts';
import type { ImportNotes } from './import-notes.ts';

/**
 * Takes the files of a host, `_redirects` and `_headers`, out of `static/`: this site writes its own when it is exported.
 * Returns the redirects, patterns included; lines that are not redirects, and headers, are reported.
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
        'it is no redirect of a path or a pattern of paths',
        'Write the paths that are in use in redirects.yaml.',
      );
  }
  return redirects;
}
