import type { SchemaArticle } from '../../../worker/model/api-articles.ts';
import type { Link } from '../../../worker/model/api-facts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { RenderContext } from '../../render-context.ts';
import type { SubpageRegistry } from './subpages.ts';

export interface ArticlePage<Article> {
  readonly path: string;
  readonly article: Article;
}

/** An article with all its pages. */
export interface CompiledArticle<Article> {
  /** The complete article, as used for its Markdown and for search. */
  readonly whole: Article;
  /** The first page and its continuations. */
  readonly pages: readonly ArticlePage<Article>[];
  readonly parts: readonly ArticlePage<SchemaArticle>[];
}

interface Continuable {
  readonly title: string;
  readonly continued?: Link;
}

/** The content shared by all pages of a split article. */
interface Continuation<Article> extends RenderContext {
  readonly whole: Article;
  /** Empty values for everything that only the first page shows. */
  readonly cleared: Partial<Article>;
}

/** The pages of a split article, given the slice of the lists that each page shows. */
export function toArticlePages<Article extends Continuable>(
  slices: readonly Partial<Article>[],
  { whole, base, messages, cleared }: Continuation<Article>,
  registry: SubpageRegistry,
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
