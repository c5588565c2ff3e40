import { messagesKey } from '../../../worker/model/messages/find-messages.ts';
import type { Card } from '../../../worker/model/parts.ts';
import { linkToHref, pathToHref } from '../../../worker/model/path.ts';
import { findOrMakeNow, type ResultCache } from '../../base/cache/result-cache.ts';
import { type CompiledPage, makePage } from '../../page/compiled-page.ts';
import { categoryPage } from '../../page/kinds/category-page.tsx';
import type { RenderContext } from '../../page/page.ts';
import type { DescribePage } from './card-facts.ts';
import type { CategoryIndex, SidebarEntry } from './sidebar-entry.ts';

/** `cache`: pages of earlier builds. */
interface PageContext extends RenderContext {
  readonly cache: ResultCache | null;
}

/** The sidebar that contains the categories. */
interface CategoryContext extends PageContext {
  readonly sidebarId: string;
  readonly describe: DescribePage;
  /** Dates of the last change, by path. */
  readonly dates: ReadonlyMap<string, string | undefined>;
  /** Name of the sidebar's version, on a versioned site. */
  readonly version: string | null;
}

/** The pages of categories with a path, with a card for each page or group in them. */
export function compileCategoryPages(entries: readonly SidebarEntry[], context: CategoryContext): CompiledPage[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'category') return [];
    const inner = compileCategoryPages(entry.entries, context);
    const { path, index } = entry;
    return path === null || index === undefined ? inner : [toPage(entry.entries, path, index, context), ...inner];
  });
}

interface CategoryPage {
  readonly path: string;
  /** Id of the sidebar shown on the page. */
  readonly sidebar: string | null;
  readonly index: CategoryIndex;
  readonly cards: readonly Card[];
  readonly facts?: Partial<CompiledPage['entry']>;
}

/** A category page with the given cards. */
export function toCategoryPage(page: CategoryPage, { base, messages, cache }: PageContext): CompiledPage {
  return findOrMakeNow(
    cache,
    () => ['category page', page, base, messagesKey(messages)],
    () => makeCategoryPage(page, { base, messages }),
  );
}

function makeCategoryPage(
  { path, sidebar, index, cards, facts = {} }: CategoryPage,
  context: RenderContext,
): CompiledPage {
  const { title, description, keywords, image, hasStart = false } = index;
  const entry = {
    path,
    description: description ?? '',
    ...(sidebar === null ? {} : { sidebar }),
    ...(keywords.length === 0 ? {} : { keywords }),
    ...(image === null ? {} : { image }),
    ...facts,
  };
  return makePage(categoryPage({ title, description, cards, hasStart }), entry, context);
}

function toPage(
  entries: readonly SidebarEntry[],
  path: string,
  index: CategoryIndex,
  context: CategoryContext,
): CompiledPage {
  const { sidebarId, describe, dates, version } = context;
  const cards = toCards(entries, context, describe);
  const facts = {
    ...newest(pathsIn(entries).map((member) => dates.get(member))),
    ...(version === null ? {} : { version }),
  };
  return toCategoryPage({ path, sidebar: sidebarId, index, cards, facts }, context);
}

/** The latest of several ISO 8601 dates, as a page fact. */
export function newest(dates: readonly (string | undefined)[]): { readonly lastUpdated?: string } {
  const last = dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
  return last === undefined ? {} : { lastUpdated: last };
}

function pathsIn(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'html') return [];
    return entry.kind === 'link'
      ? [entry.to]
      : [...(entry.path === null ? [] : [entry.path]), ...pathsIn(entry.entries)];
  });
}

/** A card for each page or group. */
export function toCards(
  entries: readonly SidebarEntry[],
  { base, messages }: RenderContext,
  describe: DescribePage,
): Card[] {
  return entries.flatMap((entry): Card[] => {
    if (entry.kind === 'html' || (entry.kind === 'link' && entry.unlisted === true)) return [];
    if (entry.kind === 'category') {
      const target = entry.path ?? firstPath(entry.entries);
      return target === null
        ? []
        : [
            {
              title: entry.label,
              description: entry.description,
              href: pathToHref(base, target),
              count: messages.page.pageCount(entry.entries.length),
            },
          ];
    }
    return [{ title: entry.label, href: linkToHref(base, entry.to), count: null, ...describe(entry.to) }];
  });
}

function firstPath(entries: readonly SidebarEntry[]): string | null {
  for (const entry of entries) {
    if (entry.kind === 'html') continue;
    const path = entry.kind === 'link' ? entry.to : (entry.path ?? firstPath(entry.entries));
    if (path !== null) return path;
  }
  return null;
}
