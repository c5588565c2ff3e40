import type { SchemaArticle } from '../../../worker/model/api-articles.ts';
import type { Link } from '../../../worker/model/api-facts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { RenderContext } from '../../render-context.ts';
import type { PartRegistry } from './page-parts.ts';

export interface ArticlePage<Article> {
  readonly path: string;
  readonly article: Article;
}

/** An article with all pages that show it. */
export interface CompiledArticle<Article> {
  /** As its Markdown has it, and as search reads it: on one page. */
  readonly whole: Article;
  /** The first page, and those that continue it. */
  readonly pages: readonly ArticlePage<Article>[];
  readonly parts: readonly ArticlePage<SchemaArticle>[];
}

interface Continuable {
  readonly title: string;
  readonly continued?: Link;
}

/** What a page shows that continues another one. */
interface Continuation<Article> extends RenderContext {
  readonly whole: Article;
  /** What only the first page shows, without it. */
  readonly cleared: Partial<Article>;
}

/** The pages of a divided article, by what each shows of its lists. */
export function toArticlePages<Article extends Continuable>(
  slices: readonly Partial<Article>[],
  { whole, base, messages, cleared }: Continuation<Article>,
  registry: PartRegistry,
): ArticlePage<Article>[] {
  const path = registry.continuation(0);
  if (slices.length === 1) return [{ path, article: whole }];
  const continued = { label: whole.title, href: pathToHref(base, path) };
  return slices.map((slice, index) =>
    index === 0
      ? { path, article: { ...whole, ...slice } }
      : {
          path: registry.continuation(index),
          article: {
            ...whole,
            ...cleared,
            ...slice,
            title: messages.page.continued(whole.title, index + 1, slices.length),
            continued,
          },
        },
  );
}

/** The fragment ids that pages after the first have, by the path of their page. */
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
