import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { packageFolders, renderNotices } from '../../cli/engine/licenses.js';

/** Where a site serves the license notices of the packages in its scripts. A comment in these scripts names it. */
export const NOTICES_PATH = '/licenses.txt';

/** Its icons are in pages. */
const ICONS = '@iconify-json/lucide/package.json';

/** The notices for bundled files, by absolute path, and for the icons. */
export function toNotices(inputs: readonly string[]): string {
  const icons = dirname(createRequire(import.meta.url).resolve(ICONS));
  return renderNotices(PROJECT_ROOT, [...new Set([...foldersOf(inputs), icons])].sort());
}

/** The same without the icons, for scripts that only some pages load. */
export function toScriptNotices(inputs: readonly string[]): string {
  return renderNotices(PROJECT_ROOT, foldersOf(inputs));
}

function foldersOf(inputs: readonly string[]): string[] {
  // The engine itself may be in node_modules.
  return packageFolders(inputs).filter((folder) => folder !== PROJECT_ROOT);
}
