import type { ReactElement } from 'react';
interface SidebarLinkItemProps {
    readonly href: string;
    readonly label: string;
    /** Upper-case method of an operation, or null. */
    readonly method?: string | null;
    readonly deprecated?: boolean;
    /** Whether the link leads to another site. */
    readonly external?: boolean;
}
/** A line of a sidebar. The build stores its markup (`SidebarLink.html`), and the edge marks the current one. */
export declare function SidebarLinkItem({ href, label, method, deprecated, external, }: SidebarLinkItemProps): ReactElement;
interface SidebarSummaryProps {
    readonly label: string;
    /** The category around it, if another one has the same label. */
    readonly within?: string | undefined;
}
/** The content of a category's `<summary>` (`SidebarCategory.summary`). */
export declare function SidebarSummary({ label, within }: SidebarSummaryProps): ReactElement;
export {};
