import type { SafeHtml } from '../../worker/model/safe-html.ts';

/** A sidebar before it is compiled to HTML: what guides and API descriptions have in common. */
export type SidebarEntry = SidebarEntryLink | SidebarEntryCategory | SidebarEntryHtml;

export interface SidebarEntryLink {
  readonly kind: 'link';
  readonly label: string;
  /** A path within the site, or an absolute URL. */
  readonly to: string;
  /** Method of an operation, shown as a badge. */
  readonly method: string | null;
  readonly deprecated: boolean;
  /** The page belongs to another place: it is linked here, and neither shows this sidebar nor is in its order. */
  readonly isReference?: boolean;
  /** Shown on the page itself alone. */
  readonly unlisted?: boolean;
}

export interface SidebarEntryCategory {
  readonly kind: 'category';
  readonly id: string;
  readonly label: string;
  readonly description: string | null;
  /** Path of its own page, or null. */
  readonly path: string | null;
  readonly open: boolean;
  readonly entries: readonly SidebarEntry[];
  /** The page to be made at its path; absent when another one is there. */
  readonly index?: CategoryIndex;
}

/** A page with a card for each entry of a category. */
export interface CategoryIndex {
  readonly title: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly image: string | null;
}

/** A piece of the author's own markup. */
interface SidebarEntryHtml {
  readonly kind: 'html';
  readonly html: SafeHtml;
}
