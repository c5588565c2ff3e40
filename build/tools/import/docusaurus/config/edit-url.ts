import { basename } from 'node:path';
import * as z from 'zod';
import { slashPath } from '../../../../base/source/file-paths.ts';
import { type PluginOptions, settingOf } from './read-config.ts';

/**
 * The edit URL. Docusaurus appends the path of a page in the project; here `{path}` is the path in the imported folder.
 */
export function toEditUrl(
  root: string,
  { dir, folder }: { readonly dir: string; readonly folder: string },
  docs: PluginOptions | null,
): string | null {
  const written = settingOf(docs?.options, 'editUrl', z.url());
  if (written === undefined) return null;
  if (written.includes('{')) return editUrlOfFunction(written, folder);
  const base = written.endsWith('/') ? written : `${written}/`;
  const above = slashPath(root, dir);
  if (folder === '.') return `${base}{path}`;
  // The folder was renamed, so the URL would contain a folder that the project does not have.
  if (basename(dir) !== folder) return null;
  return `${new URL(above.slice(0, above.length - folder.length) || '.', base).href}{path}`;
}

/** Converts the result of an `editUrl` function: `…/{dir}/{path}`, or `…/docs/{path}` if the folder is `docs`. */
function editUrlOfFunction(written: string, folder: string): string | null {
  if (written.includes('{dir}/{path}')) return written.replace('{dir}/{path}', '{path}');
  const [before = '', after] = written.split('{path}');
  if (after !== '' || before.includes('{')) return null;
  if (folder === '.') return written;
  return before.endsWith(`/${folder}/`) ? `${before.slice(0, -folder.length - 1)}{path}` : null;
}
