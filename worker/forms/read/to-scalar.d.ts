/** Parses a text as one of the types; otherwise returns the text. */
export declare function toScalar(text: string, types: readonly string[]): unknown;
/** Parses JSON of at most 64 levels; otherwise returns the text. */
export declare function parseJsonText(text: string): unknown;
