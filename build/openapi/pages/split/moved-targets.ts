import { pathToHref } from '../../../../worker/model/path.ts';
import { articleHtml, type CompiledPage } from '../../../compiled-page.ts';

/** Pages whose links lead to where their targets have gone when a page was divided. */
export function followMovedTargets(pages: readonly CompiledPage[], base: string): readonly CompiledPage[] {
  const moved = new Map<string, string>();
  for (const { path, entry, movedIds = [] } of pages)
    for (const id of movedIds)
      moved.set(`${pathToHref(base, entry.parent ?? path)}#${id}`, `${pathToHref(base, path)}#${id}`);
  if (moved.size === 0) return pages;
  return pages.map((page) => {
    const html = articleHtml(page);
    const linked = html.replace(/ href="([^"]*#[^"]*)"/g, (whole, href: string) => {
      const target = moved.get(href);
      return target === undefined ? whole : ` href="${target}"`;
    });
    return linked === html ? page : { ...page, article: Buffer.from(linked) };
  });
}
