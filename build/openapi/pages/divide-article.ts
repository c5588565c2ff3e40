import type { Heading, Link } from '../../../worker/model/parts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { CompiledPageText, TextPiece } from '../../page/description/compile-description.ts';
import type { Prose } from '../../page/description/prose.ts';
import type { ApiPageArticle } from '../../page/kinds/api-articles.ts';
import type { Page } from '../../page/page.ts';
import type { RenderContext } from '../../page/render-context.ts';
import { type ArticlePage, draftPage } from './compiled-article.ts';
import type { SubpageRegistry } from './subpages.ts';

/** A list in an article that may continue on another page. */
export interface PageList<Article> {
  readonly length: number;
  /** Each item gets a separate page. */
  readonly breaks?: boolean;
  /** The part of the article for a page with the items from `start` to `end`. */
  readonly slice: (start: number, end: number) => Partial<Article>;
}

interface Dividable<Article> extends RenderContext {
  readonly whole: Article;
  readonly toPage: (article: Article) => Page;
  /** The lists that may continue on another page, in page order. */
  readonly lists: readonly PageList<Article>[];
  /** Empty values for everything that only the first page shows. */
  readonly cleared: Partial<Article>;
  /** Adds the table of contents for the content of one page. */
  readonly withHeadings?: (article: Article) => Article;
  /** The most HTML elements that its schema trees may take. */
  readonly treeElements?: (article: Article) => number;
}

/** The most HTML elements in an article. With the frame around it, a page stays below `MAX_PAGE_ELEMENTS`. */
export const MAX_ARTICLE_ELEMENTS = 2_900;

/**
 * Splits the lists of an article into pages, in order. Nearly all articles get one page; those with thousands of
 * operations, servers or responses get several.
 */
export function divideArticle<Article extends Extract<ApiPageArticle, { readonly continued?: Link }>>(
  source: Dividable<Article>,
  registry: SubpageRegistry,
): ArticlePage<Article>[] {
  const { whole, toPage, lists, base, messages, cleared, withHeadings = same, treeElements = () => 0 } = source;
  const path = registry.continuation(0);
  const draft = (at: string, article: Article): ArticlePage<Article> => draftPage(at, article, toPage, messages.page);
  const only = draft(path, whole);
  const hasBreaks = lists.some(({ length, breaks = false }) => breaks && length > 1);
  const elements = only.elements + treeElements(whole);
  if (!hasBreaks && elements <= MAX_ARTICLE_ELEMENTS) return [only];
  const continued = { label: whole.title, href: pathToHref(base, path) };
  const toArticle = (part: Partial<Article>, isFirst: boolean): Article =>
    withHeadings(isFirst ? { ...whole, ...part } : { ...whole, ...cleared, ...part, continued });
  const parts = sliceLists(lists, elements, (part, isFirst) => {
    const article = toArticle(part, isFirst);
    return draft(path, article).elements + treeElements(article);
  });
  return parts.map((part, index) => {
    const article = toArticle(part, index === 0);
    if (index === 0) return draft(path, article);
    const title = messages.page.continued(whole.title, index + 1, parts.length);
    return draft(registry.continuation(index), { ...article, title });
  });
}

/**
 * The part of the lists on each page: as many items as fit. `whole`: HTML elements of an article with all of them;
 * `count` returns those of a page with a part of them.
 */
function sliceLists<Article>(
  lists: readonly PageList<Article>[],
  whole: number,
  count: (part: Partial<Article>, isFirst: boolean) => number,
): Partial<Article>[] {
  const starts: number[] = [];
  const breaks: number[] = [];
  let total = 0;
  for (const { length, breaks: breaksItems = false } of lists) {
    starts.push(total);
    if (breaksItems) for (let item = 1; item < length; item++) breaks.push(total + item);
    total += length;
  }
  const slice = (from: number, to: number): Partial<Article> =>
    Object.assign({}, ...lists.map((list, index) => list.slice(after(from, starts[index]), after(to, starts[index]))));
  const usual = Math.max(1, whole / total);
  const parts: Partial<Article>[] = [];
  for (let from = 0, to = 0; parts.length === 0 || from < total; from = to) {
    const limit = breaks.find((each) => each > from) ?? total;
    to = fillPage(from, limit, usual, (end) => count(slice(from, end), from === 0));
    parts.push(slice(from, to));
  }
  return parts;
}

function after(position: number, start = 0): number {
  return Math.max(0, position - start);
}

/** The end of a page that starts at `from`: at most `limit`, and at least one item further. */
function fillPage(from: number, limit: number, usual: number, count: (end: number) => number): number {
  const empty = count(from);
  let low = { end: from, elements: empty };
  let high = limit + 1;
  let ofAnItem = usual;
  for (let turn = 0; high - low.end > 1; turn++) {
    // Items are usually of one size. If they are not, halving bounds the number of tries.
    const step = turn < 3 ? (MAX_ARTICLE_ELEMENTS - low.elements) / ofAnItem : (high - low.end) / 2;
    const end = Math.min(high - 1, low.end + Math.max(1, Math.floor(step)));
    const elements = count(end);
    ofAnItem = Math.max(1, (elements - empty) / (end - from));
    if (elements <= MAX_ARTICLE_ELEMENTS) low = { end, elements };
    else high = end;
  }
  return Math.max(low.end, from + 1);
}

/** The description as a list with one piece per page. */
export function textList(pieces: readonly TextPiece[]): PageList<{ readonly description: Prose | null }> {
  return {
    length: pieces.length,
    breaks: true,
    slice: (start, end) => ({ description: start < end ? (pieces[start]?.prose ?? null) : null }),
  };
}

/** The headings of the description that a page lists: of the whole text, or of the piece on this page. */
export function headingsOf(description: Prose | null, { headings, pieces }: CompiledPageText): Heading[] {
  const shown = description === null ? [] : (pieces.find(({ prose }) => prose === description)?.headings ?? headings);
  return shown.filter(({ level }) => level <= 3);
}

function same<T>(value: T): T {
  return value;
}
