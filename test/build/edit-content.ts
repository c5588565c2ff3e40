import { vi } from 'vitest';
import { BuildCache } from '../../build/base/cache/build-cache.ts';
import { articleHtml } from '../../build/page/compiled-page.ts';
import { SiteCompiler } from '../../build/site/compile-site.ts';
import type { CompiledGuide } from '../../build/site/guides/compile/compile-guide.ts';
import { type Files, inContent, SMALLEST_SITE, writeFiles } from './content-folder.ts';

/** Builds a site before and after an edit. Returns the page at `path`, and what the second build stored in its cache. */
export async function editContent(files: Files, edit: Files, path: string) {
  const { result } = await inContent({ ...SMALLEST_SITE, ...files }, async (contentDir, report) => {
    const cache = BuildCache.inMemory();
    const compiler = new SiteCompiler(cache);
    const build = async (): Promise<string> => {
      const site = await compiler.compile({ contentDir }, report);
      const page = site?.pages.find((candidate) => candidate.path === path);
      return page === undefined ? '' : articleHtml(page);
    };
    const before = await build();
    writeFiles(contentDir, edit);
    const store = vi.spyOn(cache, 'store');
    return { before, after: await build(), stored: store.mock.calls.map(([, part]) => part) };
  });
  return result;
}

/** The paths of the guides among cached results. */
export function pathsOfGuides(results: readonly unknown[]): string[] {
  return results.flatMap((result) => {
    const { stored } = result as { readonly stored?: Partial<CompiledGuide> };
    return stored?.page == null ? [] : [stored.page.path];
  });
}
