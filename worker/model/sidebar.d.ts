/** A compiled sidebar: HTML fragments, so the edge only joins strings. */
export interface Sidebar {
    readonly id: string;
    readonly nodes: readonly SidebarNode[];
}
export type SidebarNode = SidebarLink | SidebarCategory;
export interface SidebarLink {
    readonly kind: 'link';
    /** Path within the site; null if it can never be the current page: a link to another site or into another sidebar. */
    readonly path: string | null;
    /** Shown only on the page itself, and skipped in reading order. */
    readonly unlisted?: boolean;
    /** A complete `<li>`. On the page itself, its first `<a ` gets `aria-current`. */
    readonly html: string;
}
export interface SidebarCategory {
    readonly kind: 'category';
    /** Unique within the sidebar. Identifies the group in storage and in the URL of its lazily loaded items. */
    readonly id: string;
    readonly label: string;
    /** The category's own page, or null. */
    readonly path: string | null;
    /** Whether it is open on pages outside it. */
    readonly open: boolean;
    /** Escaped content of the `<summary>`. */
    readonly summary: string;
    readonly nodes: readonly SidebarNode[];
}
/** The position of a page in its sidebar. */
export interface PageNavigation {
    /** Categories from the outermost to the one that holds the page. */
    readonly trail: readonly SidebarCategory[];
    /** Paths in reading order. */
    readonly previous: string | null;
    readonly next: string | null;
}
/** The position of every page of a sidebar, by path. A page that appears twice has its first position. */
export declare function indexSidebar(sidebar: Sidebar): ReadonlyMap<string, PageNavigation>;
/** Number of links at any depth. */
export declare function countLinks(nodes: readonly SidebarNode[]): number;
