import type { PageFacts } from '../../worker/model/manifest.ts';
import { compareCodeUnits } from '../code-unit-order.ts';
import type { CompiledSite } from '../compile-site.ts';
import type { CompiledPage } from '../compiled-page.ts';
import { findTitleNotes } from './title-notes.ts';

/** What is known of each page among all others, by path in code unit order. */
export function factsOfPages(site: CompiledSite): ReadonlyMap<string, PageFacts> {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const titleNotes = findTitleNotes(site);
  const paths = [...pages.keys()].sort(compareCodeUnits);
  return new Map(
    paths.flatMap((path) => {
      const page = pages.get(path);
      if (page === undefined) return [];
      const preview = findPreview(page, site, pages);
      const titleNote = titleNotes.get(path);
      const facts: PageFacts = {
        ...page.entry,
        ...(preview === undefined ? {} : { preview }),
        ...(titleNote === undefined ? {} : { titleNote }),
      };
      return [[path, facts] as const];
    }),
  );
}

/** The page whose image shows a page: itself, what it belongs to, and the home page rather than none. */
function findPreview(
  page: CompiledPage,
  { previewImages, frame }: CompiledSite,
  pages: ReadonlyMap<string, CompiledPage>,
): PageFacts['preview'] {
  if (page.entry.image !== undefined) return undefined;
  let root = page;
  for (let parent = parentOf(root, pages); parent !== undefined; parent = parentOf(parent, pages)) root = parent;
  const path = [root.path, ...(frame.image === null ? ['/'] : [])].find((at) => previewImages.cards.has(at));
  return path === page.path ? true : path;
}

function parentOf({ entry }: CompiledPage, pages: ReadonlyMap<string, CompiledPage>): CompiledPage | undefined {
  return pages.get(entry.parent ?? '');
}
