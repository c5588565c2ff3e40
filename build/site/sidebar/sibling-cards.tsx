import type { Card } from '../../../worker/model/parts.ts';
import { CardList, cardMarkdown } from '../../page/blocks/card-list/card-list.tsx';
import type { Cards } from '../../page/blocks/markdown-site.ts';
import { renderMarkup } from '../../page/messages.tsx';
import type { RenderContext } from '../../page/page.ts';
import type { DescribePage } from './card-facts.ts';
import { toCards } from './category-pages.ts';
import type { SidebarEntry } from './sidebar-entry.ts';

/**
 * Cards for the content of the category that a path is the page of, otherwise for the page's siblings. Null if the path
 * is in no sidebar.
 */
export function findCards(
  path: string,
  sidebars: ReadonlyMap<string, readonly SidebarEntry[]>,
  context: RenderContext,
  describe: DescribePage,
): Cards | null {
  for (const entries of sidebars.values()) {
    const siblings = findSiblings(path, entries);
    if (siblings !== null) return renderCards(toCards(siblings, context, describe), context);
  }
  return null;
}

function findSiblings(path: string, entries: readonly SidebarEntry[]): readonly SidebarEntry[] | null {
  for (const entry of entries) {
    if (entry.kind === 'category') {
      const found = entry.path === path ? entry.entries : findSiblings(path, entry.entries);
      if (found !== null) return found;
    }
  }
  const isOwn = (entry: SidebarEntry): boolean => entry.kind === 'link' && entry.to === path;
  return entries.some(isOwn) ? entries.filter((entry) => !isOwn(entry)) : null;
}

function renderCards(cards: readonly Card[], { base, messages }: RenderContext): Cards {
  const html = renderMarkup(<CardList cards={cards} />, messages.page);
  return { html, markdown: cardMarkdown(cards, base) };
}
