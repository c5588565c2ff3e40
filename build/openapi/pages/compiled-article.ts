import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { countElements } from '../../page/count-elements.ts';
import type { ApiPageArticle, SchemaArticle } from '../../page/kinds/api-articles.ts';
import type { Page } from '../../page/page.ts';
import { draftHtml } from '../../page/visit-page.ts';

export interface ArticlePage<Article> {
  readonly path: string;
  readonly article: Article;
  readonly page: Page;
  /** Its HTML, with its schema trees as far as they have grown. */
  readonly html: () => SafeHtml;
  /** HTML elements without its schema trees. */
  readonly elements: number;
}

/** An article with all its pages. */
export interface CompiledArticle<Article> {
  /** The complete article, as used for its Markdown and for search. */
  readonly whole: Article;
  readonly page: Page;
  /** The first page and its continuations. */
  readonly pages: readonly ArticlePage<Article>[];
  readonly parts: readonly ArticlePage<SchemaArticle>[];
}

/** Renders an article whose schema trees have not grown yet. */
export function draftPage<Article extends ApiPageArticle>(
  path: string,
  article: Article,
  toPage: (article: Article) => Page,
  messages: PageMessages,
): ArticlePage<Article> {
  const page = toPage(article);
  const html = draftHtml(page, messages);
  return { path, article, page, html, elements: countElements(html()) };
}

/** Maps the fragment ids on continuation pages to the paths of these pages. */
export function findMovedIds({ pages }: CompiledArticle<object>): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (const { path, article } of pages.slice(1)) collectIds(article, (id) => moved.set(id, path));
  return moved;
}

function collectIds(value: unknown, add: (id: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && typeof value.id === 'string') add(value.id);
  for (const inner of Object.values(value)) collectIds(inner, add);
}
