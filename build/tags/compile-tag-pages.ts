import type { Card } from '../../worker/model/parts.ts';
import { pathToHref } from '../../worker/model/path.ts';
import { compareCodeUnits } from '../code-unit-order.ts';
import type { CompiledPage } from '../compiled-page.ts';
import type { RenderContext } from '../render-context.ts';
import { newest, toCategoryPage } from '../sidebar/category-pages.ts';
import type { Tag, VersionTags } from './load-tags.ts';

interface TagPageContext extends RenderContext {
  readonly pages: readonly CompiledPage[];
  /** Whether pages say of which version they are. */
  readonly isVersioned: boolean;
  /** Makes the page of a tag; without it, the page has a card for each doc. */
  readonly toPage?:
    | ((path: string, label: string, description: string | null, pages: readonly CompiledPage[]) => CompiledPage)
    | undefined;
}

/** A page for each tag with its docs, and one for all tags; a tag of unlisted docs alone is unlisted. */
export function compileTagPages(
  { version, path: indexPath, byDoc }: VersionTags,
  context: TagPageContext,
): CompiledPage[] {
  const { base, pages, isVersioned, toPage } = context;
  const messages = context.messages.page;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const groups = new Map<string, { readonly tag: Tag; readonly pages: CompiledPage[] }>();
  for (const [doc, tags] of byDoc) {
    const page = byPath.get(doc.path);
    if (page === undefined) continue;
    for (const tag of tags) {
      const group = groups.get(tag.path) ?? { tag, pages: [] };
      group.pages.push(page);
      groups.set(tag.path, group);
    }
  }
  const more = isVersioned && !version.isSet ? { version: version.name } : {};
  const cards: Card[] = [];
  const tagPages: CompiledPage[] = [];
  for (const { tag, pages: tagged } of [...groups.values()].sort(byLabel)) {
    const listed = tagged.filter(({ entry }) => entry.unlisted !== true);
    const shown = listed.length === 0 ? tagged : listed;
    const title = messages.docsTagged(shown.length, tag.label);
    const docCards = shown.map(({ path, entry }) => ({
      title: entry.title,
      description: entry.description || null,
      href: pathToHref(base, path),
      count: null,
    }));
    const unlisted = listed.length === 0 ? { unlisted: true } : {};
    const changed = newest(shown.map(({ entry }) => entry.lastUpdated));
    tagPages.push(
      toPage?.(tag.path, tag.label, tag.description, shown) ??
        toCategoryPage(null, tag.path, toIndex(title, tag.description), docCards, context, {
          ...more,
          ...unlisted,
          ...changed,
        }),
    );
    if (listed.length > 0)
      cards.push({
        title: tag.label,
        description: tag.description,
        href: pathToHref(base, tag.path),
        count: messages.pageCount(listed.length),
      });
  }
  return cards.length === 0
    ? tagPages
    : [
        toCategoryPage(null, indexPath, toIndex(messages.tags, null), cards, context, {
          ...more,
          ...newest(tagPages.map(({ entry }) => entry.lastUpdated)),
        }),
        ...tagPages,
      ];
}

function toIndex(title: string, description: string | null) {
  return { title, description, keywords: [], image: null };
}

function byLabel(a: { readonly tag: Tag }, b: { readonly tag: Tag }): number {
  return compareCodeUnits(a.tag.label, b.tag.label);
}
