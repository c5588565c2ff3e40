import type { Report } from '../../base/report/report.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { SiteConfig } from '../config/site-config.ts';

/** Checks that guides, categories and APIs have no path in common. */
export function checkPaths(pages: readonly CompiledPage[], config: SiteConfig, report: Report): void {
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (seen.has(path))
      report.note(
        'duplicate-path',
        { file: config.file },
        `Cannot create two pages with the path ${path}. Change the slug of one, or the "path" of the API.`,
      );
    seen.add(path);
  }
}
