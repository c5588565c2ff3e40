import type { ReactElement } from 'react';
interface CalendarDateProps {
    /** ISO 8601 date. */
    readonly date: string;
}
/** A formatted date, the same in every time zone. */
export declare function CalendarDate({ date }: CalendarDateProps): ReactElement;
export {};
