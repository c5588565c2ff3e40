/** Whether a text matches a format; true for unknown formats. */
export declare function matchesFormat(text: string, format: string): boolean;
