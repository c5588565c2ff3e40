import type { Report } from '../../base/report/report.ts';
import { isServicePath } from '../../base/service-paths.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { SiteConfig } from '../config/site-config.ts';

/** Checks that guides, categories and APIs have no path in common, and that the site has a home page. */
export function checkPaths(
  { pages, redirects }: { readonly pages: readonly CompiledPage[]; readonly redirects: readonly { from: string }[] },
  config: SiteConfig,
  report: Report,
): void {
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (seen.has(path))
      report.note(
        'duplicate-path',
        { file: config.file },
        `Cannot create two pages with the path ${path}. Change the slug of one, or the "path" of the API.`,
      );
    if (isServicePath(path))
      report.note(
        'duplicate-path',
        { file: config.file },
        `Cannot create the page ${path}: the site itself responds at this path. Change its slug, or the "path" of the API.`,
      );
    seen.add(path);
  }
  if (!seen.has('/') && !redirects.some(({ from }) => from === '/'))
    report.note(
      'missing-home-page',
      { file: config.file },
      'Cannot show a home page: no page has the path "/". Write index.md in the folder that is served at "/", or redirect "/" in redirects.yaml.',
    );
}

/** Checks that no file that the build makes has the path of another or of a page, one of which would be lost. */
export function checkFiles(
  made: readonly string[],
  { pages, files }: { readonly pages: readonly CompiledPage[]; readonly files: ReadonlyMap<string, unknown> },
  { file }: Pick<SiteConfig, 'file'>,
  report: Report,
): void {
  const taken = new Set([...files.keys(), ...pages.map(({ path }) => path)]);
  for (const path of made) {
    if (taken.has(path))
      report.note('duplicate-path', { file }, `Cannot create two files with the path ${path}. Rename one of them.`);
    taken.add(path);
  }
}
