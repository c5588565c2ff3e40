import type { ReactElement, ReactNode } from 'react';
import type { BuildMessages, PageMessages } from '../../worker/model/messages/messages.ts';
import type { PageKind } from '../../worker/model/page-kinds.ts';
import type { Heading } from '../../worker/model/parts.ts';
import type { Schema } from './blocks/api/schema/model.ts';
import type { SearchSource } from './search/search-source.ts';

/*
 * A page is its facts and a list of blocks. A kind is one file in `build/page/kinds`, which says which blocks its pages
 * have, and in which layout. What the edge must know about a kind is a line in `worker/model/page-kinds.ts`.
 *
 * The visitors (`visit-page.ts`, `divide-page.tsx`) make the forms of a page: they join what its blocks return, and know
 * neither kinds nor particular blocks. A block is a folder in `blocks`, with its components, Markdown, search terms and
 * types.
 */
export interface Page {
  readonly facts: PageIdentity;
  /** In reading order. */
  readonly blocks: readonly PageBlock[];
  readonly layout: Layout;
}

interface PageIdentity {
  readonly kind: PageKind;
  readonly title: string;
}

/** Makes the `<article>` of a page from the HTML of its blocks. */
export type Layout = (blocks: readonly PageBlock[]) => ReactElement;

/** A part of a page; it is absent from the forms that it does not define. */
export interface PageBlock {
  /** Where a layout with regions shows its HTML; by default, among the sections below the table of contents. */
  readonly region?: 'header' | 'purpose';
  readonly html?: ReactNode;
  /** HTML in the column beside the text. */
  readonly aside?: Aside;
  /** Whether its HTML has the button of a form. */
  readonly hasForm?: boolean;
  /** Its entries in the table of contents. */
  readonly headings?: (messages: PageMessages) => readonly Heading[];
  readonly markdown?: (context: MarkdownContext) => string | null;
  readonly search?: (messages: PageMessages) => Partial<SearchSource>;
  /** The schemas whose trees its HTML shows. */
  readonly trees?: readonly Schema[];
  /** Those that its Markdown shows. */
  readonly written?: readonly Schema[];
  /** If it is a list that may continue on another page. Other blocks are only on the first page. */
  readonly list?: DividedList;
}

interface Aside {
  /** The name of a column that begins with it. */
  readonly title: (messages: PageMessages) => string;
  readonly html: ReactNode;
}

interface DividedList {
  readonly length: number;
  /** Each item gets a separate page. */
  readonly breaks?: true;
  /** The block with the items from `start` to `end`. */
  readonly slice: (start: number, end: number) => PageBlock;
}

export interface MarkdownContext extends RenderContext {
  /** The ids of schemas that the Markdown leaves to their own pages. */
  readonly linked: ReadonlySet<string>;
}

export interface RenderContext {
  /** Base of the site: `''` or `/docs`. */
  readonly base: string;
  readonly messages: BuildMessages;
}
