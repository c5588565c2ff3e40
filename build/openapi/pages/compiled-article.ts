import type { Schema } from '../../page/blocks/api/schema/model.ts';
import type { DraftPage } from '../../page/divide-page.tsx';
import type { Page } from '../../page/page.ts';

/** An article with all its pages. */
export interface CompiledArticle<Article> {
  readonly whole: Article;
  /** The complete article, as used for its Markdown and for search. */
  readonly page: Page;
  /** The first page and its continuations. */
  readonly pages: readonly DraftPage[];
  readonly parts: readonly SchemaPart[];
}

/** A page with a schema that did not fit on the page of its operation or schema. */
export interface SchemaPart extends DraftPage {
  readonly schema: Schema;
}
