/** Whether `text` contains characters that are invisible or that a terminal would interpret. */
export declare function hasUnprintable(text: string): boolean;
/** Replaces each unprintable character of `text` with the result of `toEscape`. */
export declare function escapeUnprintable(text: string, toEscape: (codePoint: number) => string): string;
/** A code point in lowercase hexadecimal, padded to `length` digits. */
export declare function toHex(codePoint: number, length: number): string;
