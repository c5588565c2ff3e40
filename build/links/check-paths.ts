import type { CompiledPage } from '../compiled-page.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Report } from '../report/report.ts';

/** Guides, categories and APIs share one space of paths. */
export function checkPaths(pages: readonly CompiledPage[], config: SiteConfig, report: Report): void {
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (seen.has(path))
      report.note(
        'duplicate-path',
        { file: config.file },
        `Cannot make two pages of one path: ${path}. Change the slug of one, or the "path" of the API.`,
      );
    seen.add(path);
  }
}
