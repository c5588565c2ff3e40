import type { HtmlNode } from '../../page/text/html-node.ts';

/** A sidebar before it is compiled to HTML, from guides or an API description. */
export type SidebarEntry = SidebarEntryLink | SidebarEntryCategory | SidebarEntryHtml;

export interface SidebarEntryLink {
  readonly kind: 'link';
  readonly label: string;
  /** A path within the site, or an absolute URL. */
  readonly to: string;
  /** Method of an operation, shown as a badge. */
  readonly method: string | null;
  readonly deprecated: boolean;
  /**
   * Whether the page belongs elsewhere: it is linked here, but neither shows this sidebar nor is in its reading order.
   */
  readonly isReference?: boolean;
  /** Shown only on the page itself. */
  readonly unlisted?: boolean;
}

export interface SidebarEntryCategory {
  readonly kind: 'category';
  readonly id: string;
  readonly label: string;
  readonly description: string | null;
  /** Path of its page, or null. */
  readonly path: string | null;
  readonly open: boolean;
  readonly entries: readonly SidebarEntry[];
  /** The page to generate at its path; absent if another page has it. */
  readonly index?: CategoryIndex;
}

/** A page with a card for each entry of a category. */
export interface CategoryIndex {
  readonly title: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly image: string | null;
  /** Whether its first card is where to begin. */
  readonly hasStart?: boolean;
}

/** Custom markup by the author. */
interface SidebarEntryHtml {
  readonly kind: 'html';
  readonly markup: readonly HtmlNode[];
}
