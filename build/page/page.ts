import type { ReactElement, ReactNode } from 'react';
import type { PageMessages } from '../../worker/model/messages/page-messages.ts';
import type { PageKind } from '../../worker/model/page-kinds.ts';
import type { RenderContext } from './render-context.ts';
import type { SearchSource } from './search/search-source.ts';

/*
 * A page is its facts and a list of blocks. A kind is one file in `build/page/kinds`, which says which blocks its pages
 * have, and in which layout. What the edge must know about a kind is a line in `worker/model/page-kinds.ts`.
 *
 * The visitors in `visit-page.ts` make the forms of a page: they join what its blocks return, and know neither kinds nor
 * particular blocks. A block is a folder in `blocks`, with its components, Markdown, search terms and types.
 */
export interface Page {
  readonly facts: PageIdentity;
  /** In reading order. */
  readonly blocks: readonly PageBlock[];
  readonly layout: Layout;
  /** The ids of schemas that its Markdown leaves to their own pages. Called when the trees have grown. */
  readonly linked?: () => ReadonlySet<string>;
}

interface PageIdentity {
  readonly kind: PageKind;
  readonly title: string;
}

/** Makes the `<article>` of a page from the HTML of its blocks. */
export type Layout = (blocks: readonly PageBlock[]) => ReactElement;

/** A part of a page; it is absent from the forms that it does not define. */
export interface PageBlock {
  readonly html?: ReactNode;
  readonly markdown?: (context: MarkdownContext) => string | null;
  readonly search?: (messages: PageMessages) => Partial<SearchSource>;
}

export interface MarkdownContext extends RenderContext {
  /** The page's `linked` schemas. */
  readonly linked: ReadonlySet<string>;
}
