import type { Card } from '../../worker/model/parts.ts';
import { pathToHref } from '../../worker/model/path.ts';
import { renderArticle } from '../../worker/ui/article.tsx';
import { type CompiledPage, createPage } from '../compiled-page.ts';
import { categoryTwin } from '../markdown-twin/card-list.ts';
import type { SidebarEntry, SidebarEntryCategory } from './sidebar-entry.ts';

/** What a card says of a page. */
export type DescribePage = (path: string) => string | null;

/** The pages of categories that have a path, with a card for each page or group in them. */
export function compileCategoryPages(
  sidebarId: string,
  entries: readonly SidebarEntry[],
  base: string,
  describe: DescribePage,
): CompiledPage[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'link') return [];
    const inner = compileCategoryPages(sidebarId, entry.entries, base, describe);
    return entry.path === null ? inner : [toPage(sidebarId, entry, entry.path, base, describe), ...inner];
  });
}

/** One category page of given cards. */
export function toCategoryPage(
  sidebar: string,
  path: string,
  title: string,
  description: string | null,
  cards: readonly Card[],
  base: string,
): CompiledPage {
  const article = { kind: 'category', title, description, cards } as const;
  const entry = { kind: 'category', title, description: description ?? '', sidebar } as const;
  return createPage(path, entry, renderArticle(article), categoryTwin(article, base));
}

function toPage(
  sidebarId: string,
  { label, description, entries }: SidebarEntryCategory,
  path: string,
  base: string,
  describe: DescribePage,
): CompiledPage {
  const cards = entries.flatMap((entry): Card[] => {
    if (entry.kind === 'category') {
      const target = entry.path ?? firstPath(entry.entries);
      return target === null
        ? []
        : [
            {
              title: entry.label,
              description: entry.description,
              href: pathToHref(base, target),
              count: entry.entries.length === 1 ? '1 page' : `${entry.entries.length} pages`,
            },
          ];
    }
    const href = entry.to.startsWith('/') ? pathToHref(base, entry.to) : entry.to;
    return [{ title: entry.label, description: describe(entry.to), href, count: null }];
  });
  return toCategoryPage(sidebarId, path, label, description, cards, base);
}

function firstPath(entries: readonly SidebarEntry[]): string | null {
  for (const entry of entries) {
    const path = entry.kind === 'link' ? entry.to : (entry.path ?? firstPath(entry.entries));
    if (path !== null) return path;
  }
  return null;
}
