import type { ReactElement } from 'react';
interface MethodProps {
    /** In upper case; any token. */
    readonly method: string;
}
/** The full method name of an operation, in its color. */
export declare function Method({ method }: MethodProps): ReactElement;
interface MethodBadgeProps {
    /** In upper case. */
    readonly method: string;
}
/** The method of an operation in a narrow space. All badges have the same width. */
export declare function MethodBadge({ method }: MethodBadgeProps): ReactElement;
export {};
