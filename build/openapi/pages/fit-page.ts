import type { OperationArticle, SchemaArticle } from '../../../worker/model/api-articles.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { en } from '../../../worker/model/strings.ts';
import { renderArticle } from '../../../worker/ui/article.tsx';
import { type CompiledArticle, type PagePart, type PageRoom, type PartContent, PartRegistry } from './page-parts.ts';
import { countElements, MAX_ELEMENTS } from './split/split-page.tsx';

export interface FittedPage<Article> {
  readonly path: string;
  readonly article: Article;
  readonly html: SafeHtml;
  /** Elements that the HTML has. */
  readonly weight: number;
}

export interface FittedPages<Article> {
  readonly page: FittedPage<Article>;
  readonly parts: readonly FittedPage<SchemaArticle>[];
}

/** Rows of schemas that are tried one after the other where a page without a limit is too heavy. */
const ROOMS = [300, 200, 130, 80, 50, 25];

/**
 * The page of an operation or a schema, and a page for each part of it that would make it too heavy for a browser.
 * Nothing is left out: what is not on the page is one link away. `taken`: paths below it that other pages
 * have.
 */
export function fitPage<Article extends OperationArticle | SchemaArticle>(
  path: string,
  taken: readonly string[],
  compile: (room: PageRoom) => CompiledArticle<Article>,
  compilePart: (part: PartContent, room: PageRoom) => CompiledArticle<SchemaArticle>,
): FittedPages<Article> {
  const registry = new PartRegistry(path, taken);
  const { parts, ...fitted } = compileToFit(compile, registry);
  const pages: FittedPage<SchemaArticle>[] = [];
  // A set yields what is added on the way too, and each part once.
  const queue = new Set<PagePart>(parts);
  for (const part of queue) {
    const { parts: inner, ...rest } = compileToFit((room) => compilePart(part.content, room), registry);
    pages.push({ path: part.path, ...rest });
    for (const innerPart of inner) queue.add(innerPart);
  }
  return { page: { path, ...fitted }, parts: pages };
}

function compileToFit<Article extends OperationArticle | SchemaArticle>(
  compile: (room: PageRoom) => CompiledArticle<Article>,
  registry: PartRegistry,
): Omit<FittedPage<Article>, 'path'> & { readonly parts: readonly PagePart[] } {
  const attempt = (maxRows: number | null): ReturnType<typeof compileToFit<Article>> => {
    const { article, parts } = compile({ maxRows, registry });
    const html = renderArticle(article, en);
    return { article, html, weight: countElements(html), parts };
  };
  let fitted = attempt(null);
  for (const maxRows of ROOMS) {
    if (fitted.weight <= MAX_ELEMENTS) break;
    fitted = attempt(maxRows);
  }
  return fitted;
}
