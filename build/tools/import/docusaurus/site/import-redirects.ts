import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { convertRedirects, type WrittenRedirect } from '../../shared/settings/convert-redirects.ts';
import type { PluginOptions } from '../config/read-config.ts';

const redirectSchema = z.object({ to: z.string(), from: z.union([z.string(), z.array(z.string())]) });

interface KnownPaths {
  /** Redirects that the project has elsewhere, to take unless a page has the path. */
  readonly others: Readonly<Record<string, string>>;
  readonly pagePaths: ReadonlySet<string>;
}

/** Writes the redirects of the client-redirects plugin and returns their number. */
export async function importRedirects(
  plugin: PluginOptions | null,
  { others, pagePaths }: KnownPaths,
  stagingDir: string,
  notes: ImportNotes,
): Promise<number> {
  const setting = plugin?.options.get('redirects');
  const readable: WrittenRedirect[] = [];
  for (const written of Array.isArray(setting?.value) ? setting.value : []) {
    const redirect = redirectSchema.safeParse(written);
    if (!redirect.success || setting === undefined) {
      notes.leaveOut(
        setting?.location ?? { file: 'redirects' },
        `the redirect ${JSON.stringify(written)}`,
        'its "from" and "to" cannot be read',
        'Add it to redirects.yaml.',
      );
      continue;
    }
    const { from, to } = redirect.data;
    for (const path of [from].flat()) readable.push({ source: path, from: path, to, location: setting.location });
  }
  const own = Object.entries(others).filter(([from]) => !pagePaths.has(from));
  const redirects = { ...Object.fromEntries(own), ...convertRedirects(readable, pagePaths, notes) };
  for (const name of ['fromExtensions', 'toExtensions']) {
    const extensions = plugin?.options.get(name);
    const unusual = [extensions?.value]
      .flat()
      .filter((extension) => typeof extension === 'string' && extension !== 'html');
    if (extensions !== undefined && unusual.length > 0)
      notes.leaveOut(
        extensions.location,
        `the redirects of ${unusual.map((extension) => `.${String(extension)}`).join(', ')}`,
        'only .html is removed from paths automatically',
        'Add those in use to redirects.yaml.',
      );
  }
  if (Object.keys(redirects).length > 0)
    await writeFile(join(stagingDir, 'redirects.yaml'), stringify(redirects, { lineWidth: 0 }));
  return Object.keys(redirects).length;
}
