import type { Card } from '../../../worker/model/parts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { ResultCache } from '../../base/cache/result-cache.ts';
import { compareCodeUnits } from '../../base/code-unit-order.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { RenderContext } from '../../page/page.ts';
import { belowList } from '../docs/docs-version.ts';
import { newest, toCategoryPage } from '../sidebar/category-pages.ts';
import type { Tag, VersionTags } from './load-tags.ts';

interface TagPageContext extends RenderContext {
  readonly cache: ResultCache | null;
  readonly pages: readonly CompiledPage[];
  /** Creates the page of a tag. By default, it has a card for each doc. */
  readonly toPage?:
    | ((path: string, label: string, description: string | null, pages: readonly CompiledPage[]) => CompiledPage)
    | undefined;
}

interface TagGroup {
  readonly tag: Tag;
  readonly pages: readonly CompiledPage[];
  /** Whether all of its pages are unlisted. */
  readonly isUnlisted: boolean;
}

/** A page for each tag, and one for all tags. A tag with only unlisted docs is unlisted. */
export function compileTagPages({ version, path, byDoc }: VersionTags, context: TagPageContext): CompiledPage[] {
  const facts = version.hasOthers ? { version: version.name } : {};
  const groups = groupByTag(byDoc, context.pages);
  const tagPages = groups.map((group) => toTagPage(group, facts, context));
  const cards = groups.filter(({ isUnlisted }) => !isUnlisted).map((group) => toTagCard(group, context));
  if (cards.length === 0) return tagPages;
  const changed = newest(tagPages.map(({ entry }) => entry.lastUpdated));
  const index = toIndex(context.messages.page.tags, null);
  const sidebar = version.news === undefined ? null : version.name;
  const ofIndex = { ...facts, ...changed, ...belowList(version) };
  const indexPage = toCategoryPage({ path, sidebar, index, cards, facts: ofIndex }, context);
  return [indexPage, ...tagPages];
}

/** Tags by label, each with its listed pages, or with all pages if none is listed. */
function groupByTag(byDoc: VersionTags['byDoc'], pages: readonly CompiledPage[]): TagGroup[] {
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
  return [...groups.values()].sort(byLabel).map(({ tag, pages: tagged }) => {
    const listed = tagged.filter(({ entry }) => entry.unlisted !== true);
    return { tag, pages: listed.length === 0 ? tagged : listed, isUnlisted: listed.length === 0 };
  });
}

function toTagPage(
  { tag, pages, isUnlisted }: TagGroup,
  facts: Partial<CompiledPage['entry']>,
  context: TagPageContext,
): CompiledPage {
  const own = context.toPage?.(tag.path, tag.label, tag.description, pages);
  if (own !== undefined) return own;
  const index = toIndex(context.messages.page.docsTagged(pages.length, tag.label), tag.description);
  const cards = pages.map(({ path, entry }) => ({
    title: entry.title,
    description: entry.description || null,
    href: pathToHref(context.base, path),
    count: null,
  }));
  const unlisted = isUnlisted ? { unlisted: true } : {};
  const changed = newest(pages.map(({ entry }) => entry.lastUpdated));
  return toCategoryPage(
    { path: tag.path, sidebar: null, index, cards, facts: { ...facts, ...unlisted, ...changed } },
    context,
  );
}

function toTagCard({ tag, pages }: TagGroup, { base, messages }: TagPageContext): Card {
  return {
    title: tag.label,
    description: tag.description,
    href: pathToHref(base, tag.path),
    count: messages.page.pageCount(pages.length),
  };
}

function toIndex(title: string, description: string | null) {
  return { title, description, keywords: [], image: null };
}

function byLabel(a: { readonly tag: Tag }, b: { readonly tag: Tag }): number {
  return compareCodeUnits(a.tag.label, b.tag.label);
}
