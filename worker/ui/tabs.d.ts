import type { ReactElement, ReactNode } from 'react';
interface TabsProps {
    /** Groups with the same id switch together, on every page. */
    readonly group: string;
    /** Name of the tab list. By default, the client names it. */
    readonly label?: string;
    /** Whether to show a menu instead of tabs, in the bar of a request or response. */
    readonly asMenu?: boolean;
    readonly tabs: readonly Tab[];
}
interface Tab {
    /** Fragment id of the panel. */
    readonly id?: string;
    readonly value: string;
    readonly label: string;
    /** Whether it is initially shown if no choice is stored. Otherwise, the first one is. */
    readonly isDefault?: boolean;
    /** The end of the id of the response example that belongs to it. */
    readonly answer?: string | null;
    readonly content: ReactNode;
}
/** Labeled panels, which the client turns into tabs. */
export declare function Tabs({ group, label: name, asMenu, tabs }: TabsProps): ReactElement;
export {};
