import type { ReactElement } from 'react';
import type { Heading } from '../model/parts.ts';
interface TocProps {
    readonly headings: readonly Heading[];
}
/** The table of contents: collapsible below the title on narrow screens, in its own column on wide ones. */
export declare function Toc({ headings }: TocProps): ReactElement | null;
/** Headings as nested links. */
export declare function HeadingList({ headings }: TocProps): ReactElement | null;
export {};
