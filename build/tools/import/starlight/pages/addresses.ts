import { existsSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { canonicalPath, decodeOrKeep } from '../../../../../worker/model/path.ts';
import { isFileBelow } from '../../../../base/source/file-paths.ts';
import type { ProjectModules } from '../../evaluate/project-modules.ts';
import { withoutBase } from '../../shared/pages/strip-base.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import type { StarlightConfig } from '../config/read-config.ts';

/** What the pages of a project share. */
export interface PageContext {
  readonly root: string;
  readonly config: StarlightConfig;
  /** The site's base, with slashes around it. */
  readonly base: string;
  /** Folders of languages whose pages are translations. */
  readonly translated: ReadonlySet<string>;
  /** The address of the page in a file of the project; null for other files. */
  readonly pageAt: (file: string) => string | null;
  /** Copies a file of the project, and returns its address, or null if the project lacks it. */
  readonly asset: (path: string) => string | null;
  /** A text of the interface in a language; null for those of Starlight. */
  readonly texts: (key: string, locale: string | null) => string | null;
  readonly hasMath: boolean;
  readonly notes: ImportNotes;
}

interface LinkingPage {
  /** Absolute path of the file. */
  readonly path: string;
  readonly url: string;
  readonly locale: string | null;
  readonly modules: ProjectModules;
}

/** The address here of a link or file that a page of the project has. */
export function toAddress(written: string, page: LinkingPage, context: PageContext): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  if (path === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/|\{)/i.test(written)) return written;
  const { root, config, base, asset, pageAt } = context;
  if (!path.startsWith('/')) {
    // A short name of a folder, or a path beside the page.
    const file =
      (path.startsWith('.') ? null : page.modules.locate(page.path, path)) ??
      resolve(dirname(page.path), decodeOrKeep(path));
    const address = existsSync(file) ? pageAt(file) : null;
    if (address !== null) return inLanguage(address, page, context) + rest;
    if (existsSync(file) && /\.\w+$/.test(path)) return asset(file) ?? written;
  }
  // A page is a folder, unless the project says otherwise.
  const folder = config.astro.trailingSlash === 'never' ? posix.dirname(page.url) : page.url;
  const own = withoutBase(path.startsWith('/') ? path : posix.join(folder, path), base);
  if (/^\/src\//.test(own)) return asset(join(root, own)) ?? written;
  const isFile = isFileBelow(config.publicDir, join(config.publicDir, decodeOrKeep(own)));
  return inLanguage(isFile ? own : (canonicalPath(own) ?? own), page, context) + rest;
}

/** Translations link to addresses of the original. */
function inLanguage(path: string, { locale }: LinkingPage, { translated }: PageContext): string {
  if (locale === null || !translated.has(locale)) return path;
  return path === `/${locale}` ? '/' : path.startsWith(`/${locale}/`) ? path.slice(locale.length + 1) : path;
}
