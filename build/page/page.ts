import type { ReactElement, ReactNode } from 'react';
import type { PageMessages } from '../../worker/model/messages/page-messages.ts';
import type { PageKind } from '../../worker/model/page-kinds.ts';
import type { Heading } from '../../worker/model/parts.ts';
import type { RenderContext } from './render-context.ts';
import type { SearchSource } from './search/search-source.ts';

/*
 * A page of any kind is its facts and a list of blocks. A kind is one function in `build/page/kinds` that takes what was
 * compiled and says which blocks its pages have, in which order and layout. What the edge must know about a kind is a line
 * in `worker/model/page-kinds.ts`.
 *
 * Each form of a page (HTML, Markdown, search terms, table of contents) is a visitor in `visit-page.ts`. Visitors join
 * what the blocks return, and know neither kinds nor particular blocks. So a new block is a folder in `build/page/blocks`
 * with a function that returns a `PageBlock`, and a new kind is one file.
 */
export interface Page {
  readonly facts: PageIdentity;
  /** In reading order: that of the Markdown, the search terms and the contents. */
  readonly blocks: readonly PageBlock[];
  /** The `<article>`, with the elements of the blocks where they belong. */
  readonly layout: ReactElement;
  /** The ids of schemas that its Markdown leaves to their own pages; absent if there are none. Asked when it is written. */
  readonly linked?: () => ReadonlySet<string>;
}

interface PageIdentity {
  readonly kind: PageKind;
  readonly title: string;
}

/** A part of a page that writes itself in each form; it is absent from the forms that it does not define. */
export interface PageBlock {
  readonly html?: ReactNode;
  readonly markdown?: (context: MarkdownContext) => string | null;
  readonly search?: (messages: PageMessages) => Partial<SearchSource>;
  readonly headings?: (messages: PageMessages) => readonly Heading[];
}

export interface MarkdownContext extends RenderContext {
  /** The page's `linked` schemas. */
  readonly linked: ReadonlySet<string>;
}
