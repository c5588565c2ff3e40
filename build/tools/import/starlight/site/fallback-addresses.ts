import { type StarlightPage, urlOfId } from '../pages/list-pages.ts';
import type { ProjectLanguages } from './read-languages.ts';

/** Where a language lacks a page, Starlight shows that of the default language: its address, and the page. */
export function fallbackAddresses(
  { own: first, others, isOneSite }: ProjectLanguages,
  pages: Iterable<StarlightPage>,
  pagePaths: ReadonlySet<string>,
): [string, string][] {
  const own = [...pages].filter(({ locale, url }) => locale === first.folder && pagePaths.has(url));
  return (isOneSite ? [] : others).flatMap(({ folder }) =>
    own.flatMap(({ slug, url }): [string, string][] => {
      const address = urlOfId([folder, slug].filter((part) => part !== null && part !== '').join('/'));
      return pagePaths.has(address) ? [] : [[address, url]];
    }),
  );
}
