/**
 * Truncates a text to `length` characters, ending in an ellipsis: between two words, or within a very long word between
 * two letters.
 */
export declare function truncateAtWord(text: string, length: number): string;
/** Where the letter at an offset starts: a surrogate pair, or a letter with its combining marks. */
export declare function letterStart(text: string, at: number): number;
