import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import type { PageFacts } from '../../../../worker/model/records/manifest.ts';
import { compareCodeUnits } from '../../../base/code-unit-order.ts';
import type { CompiledSite } from '../../../site/compiled-site.ts';
import { findTitleNotes } from './title-notes.ts';

/** The facts of every page, by path in code unit order. */
export function factsOfPages(site: CompiledSite): ReadonlyMap<string, PageFacts> {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const { frame, features } = site;
  const titleNotes = findTitleNotes(site, (language) =>
    language === undefined ? findMessages(frame.locale, features.texts[0]).page : findMessages(language).page,
  );
  const paths = [...pages.keys()].sort(compareCodeUnits);
  return new Map(
    paths.flatMap((path) => {
      const page = pages.get(path);
      if (page === undefined) return [];
      const preview = site.previews.get(path);
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
