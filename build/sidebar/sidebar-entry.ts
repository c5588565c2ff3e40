/** A sidebar before it is compiled to HTML: what guides and API descriptions have in common. */
export type SidebarEntry = SidebarEntryLink | SidebarEntryCategory;

export interface SidebarEntryLink {
  readonly kind: 'link';
  readonly label: string;
  /** A path within the site, or an absolute URL. */
  readonly to: string;
  /** Method of an operation, shown as a badge. */
  readonly method: string | null;
  readonly deprecated: boolean;
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
}
