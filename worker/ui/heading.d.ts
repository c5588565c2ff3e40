import { type ReactElement, type ReactNode } from 'react';
interface HeadingProps {
    readonly level: 2 | 3 | 4 | 5 | 6;
    /** Fragment id. */
    readonly id: string;
    /** Plain text for the anchor's name, displayed unless there are children. */
    readonly text: string;
    readonly className?: string;
    readonly children?: ReactNode;
}
/** A heading, followed by its anchor link. The link is a sibling, so that the heading's name is only its text. */
export declare function Heading({ level, id, text, className, children }: HeadingProps): ReactElement;
export {};
