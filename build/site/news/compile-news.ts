import { pathToHref } from '../../../worker/model/path.ts';
import { type CompiledPage, makePage } from '../../page/compiled-page.ts';
import { type NewsEntry, type NewsList, newsPage } from '../../page/kinds/news-page.tsx';
import type { RenderContext } from '../../page/page.ts';
import { belowList, type DocsVersion, type NewsCollection } from '../docs/docs-version.ts';
import type { Doc } from '../docs/load-docs.ts';
import { renderAtomFeed } from '../feed/atom-feed.ts';
import type { Feed } from '../feed/feed.ts';
import { renderJsonFeed } from '../feed/json-feed.ts';
import { sortByDate } from '../sidebar/list-entries.ts';
import { type Author, toByline } from './load-authors.ts';

interface NewsContext extends RenderContext {
  readonly docs: readonly Doc[];
  /** The compiled entries and other pages. */
  readonly pages: readonly CompiledPage[];
  readonly authors: ReadonlyMap<Doc, readonly Author[]>;
  readonly origin: string;
}

interface CompiledNews {
  readonly pages: readonly CompiledPage[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface WrittenEntry {
  readonly doc: Doc;
  readonly page: CompiledPage;
}

/** Maximum number of entries in a feed, because feed readers always fetch all of it. */
const FEED_LENGTH = 30;

/** The lists of a collection, its author pages and its feeds; empty if it has no entries. */
export function compileNews(version: DocsVersion, news: NewsCollection, context: NewsContext): CompiledNews {
  const byPath = new Map(context.pages.map((page) => [page.path, page]));
  const entries = sortByDate(context.docs.filter((doc) => doc.version === version)).flatMap((doc): WrittenEntry[] => {
    const page = byPath.get(doc.path);
    return page === undefined || page.entry.unlisted === true ? [] : [{ doc, page }];
  });
  if (entries.length === 0) return { pages: [], files: new Map() };
  return {
    pages: [...listPages(version, news, entries, context), ...authorPages(version, entries, context)],
    files: makeFeeds(version, news, entries, context),
  };
}

/** Renders pages of entries as a list: `toPage` for a collection's tags. */
export function listTagged(
  version: DocsVersion,
  context: NewsContext,
): (path: string, label: string, description: string | null, pages: readonly CompiledPage[]) => CompiledPage {
  return (path, title, description, pages) => {
    const tagged = new Set(pages.map((page) => page.path));
    const docs = sortByDate(context.docs.filter((doc) => doc.version === version && tagged.has(doc.path)));
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const entries = docs.flatMap((doc) => {
      const page = byPath.get(doc.path);
      return page === undefined ? [] : [toEntry({ doc, page }, context)];
    });
    const hidden = pages.every(({ entry }) => entry.unlisted === true) ? { unlisted: true } : {};
    return toListPage(
      { title, description, entries, feeds: [] },
      { path, sidebar: version.name, ...belowList(version), ...hidden },
      context,
    );
  };
}

function listPages(
  version: DocsVersion,
  { title, description, pageSize }: NewsCollection,
  entries: readonly WrittenEntry[],
  context: NewsContext,
): CompiledPage[] {
  const { base, messages } = context;
  const feeds = [
    { label: messages.news.atomFeed, href: pathToHref(base, feedPath(version, 'xml')), type: 'application/atom+xml' },
    { label: messages.news.jsonFeed, href: pathToHref(base, feedPath(version, 'json')), type: 'application/feed+json' },
  ];
  const count = Math.ceil(entries.length / pageSize);
  return Array.from({ length: count }, (_, index) => {
    const shown = entries.slice(index * pageSize, (index + 1) * pageSize).map((entry) => toEntry(entry, context));
    const isFirst = index === 0;
    const list: NewsList = {
      title: isFirst ? title : `${title}: ${messages.page.pageOf(index + 1, count)}`,
      description: isFirst ? description : null,
      entries: shown,
      feeds,
    };
    const facts = {
      path: listPath(version, index),
      sidebar: version.name,
      feed: feedPath(version, 'xml'),
      previous: isFirst ? null : listPath(version, index - 1),
      next: index + 1 === count ? null : listPath(version, index + 1),
      ...(isFirst ? {} : { isThin: true as const, ...belowList(version) }),
    };
    return toListPage(list, facts, context);
  }).map((page, index) => (index === 0 ? page : { ...page, search: null }));
}

/** A page for each author in `authors.yml` with entries. */
function authorPages(version: DocsVersion, entries: readonly WrittenEntry[], context: NewsContext): CompiledPage[] {
  const groups = new Map<string, { readonly author: Author; readonly entries: WrittenEntry[] }>();
  for (const entry of entries) {
    for (const author of context.authors.get(entry.doc) ?? []) {
      if (author.path === null) continue;
      const group = groups.get(author.path) ?? { author, entries: [] };
      group.entries.push(entry);
      groups.set(author.path, group);
    }
  }
  return [...groups].map(([path, { author, entries: own }]) => {
    const home = author.url === null ? [] : [{ label: author.url.replace(/^\w+:(?:\/\/)?/, ''), href: author.url }];
    const list = {
      title: author.name,
      description: author.description ?? author.title,
      entries: own.map((entry) => toEntry(entry, context)),
      feeds: home,
    };
    const facts = { path, sidebar: version.name, previous: null, next: null, ...belowList(version) };
    return toListPage(list, facts, context);
  });
}

function toListPage(
  list: NewsList,
  facts: Partial<CompiledPage['entry']> & { readonly path: string },
  context: NewsContext,
): CompiledPage {
  const dates = list.entries.flatMap(({ byline }) => byline.date ?? []);
  const dated = dates[0] === undefined ? {} : { lastUpdated: dates[0] };
  const entry = { description: list.description ?? '', usesBlocks: true as const, ...dated, ...facts };
  return { ...makePage(newsPage(list), entry, context), styledBlocks: ['news'] };
}

function toEntry({ doc, page: { path, entry } }: WrittenEntry, { authors, base }: NewsContext): NewsEntry {
  return {
    title: entry.title,
    href: pathToHref(base, path),
    summary: entry.description,
    byline: toByline(doc, authors.get(doc) ?? [], base) ?? { date: null, authors: [] },
  };
}

function makeFeeds(
  version: DocsVersion,
  { title }: NewsCollection,
  entries: readonly WrittenEntry[],
  { authors, base, origin, messages }: NewsContext,
): Map<string, Uint8Array> {
  const toUrl = (path: string): string => origin + pathToHref(base, path);
  const feedEntries = entries.slice(0, FEED_LENGTH).flatMap(({ doc, page: { path, entry } }) => {
    if (doc.date == null) return [];
    const by = (authors.get(doc) ?? []).map((author) => ({
      name: author.name,
      url: author.path === null ? author.url : toUrl(author.path),
    }));
    return [{ title: entry.title, date: doc.date, url: toUrl(path), summary: entry.description, authors: by }];
  });
  const feedAt = (path: string): Feed => ({
    title,
    locale: messages.locale,
    pageUrl: toUrl(listPath(version, 0)),
    feedUrl: toUrl(path),
    entries: feedEntries,
  });
  const [atom, json] = [feedPath(version, 'xml'), feedPath(version, 'json')];
  return new Map([
    [atom, Buffer.from(renderAtomFeed(feedAt(atom)))],
    [json, Buffer.from(renderJsonFeed(feedAt(json)))],
  ]);
}

/** `/news`, `/news/page/2`. */
function listPath({ path }: DocsVersion, index: number): string {
  return index === 0 ? path || '/' : `${path}/page/${index + 1}`;
}

function feedPath({ path }: DocsVersion, extension: 'xml' | 'json'): string {
  return `${path}/feed.${extension}`;
}
