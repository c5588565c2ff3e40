type ToEscape = (codePoint: number) => string;
/** A string literal on one line, in the given quotes unless the other kind needs fewer escapes. */
export declare function quoteSparingly(text: string, preferred: "'" | '"', toEscape: ToEscape): string;
/** A string literal on one line, in double quotes, with C escapes. */
export declare function quoteDouble(text: string, toEscape: ToEscape): string;
/** `\u202e` or `\U0001f600`. A lone surrogate becomes the replacement character. */
export declare function toUnicodeEscape(codePoint: number): string;
export {};
