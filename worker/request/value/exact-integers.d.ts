/** Parses JSON, with integers beyond 2^53 as bigint, because examples must keep their digits. Throws SyntaxError. */
export declare function parseExactJson(text: string): unknown;
/** Converts bigints that a number can represent exactly to numbers, and marked integers to bigints, in place. */
export declare function normalizeIntegers(root: unknown): unknown;
/** JSON text of any value in a description, with exact bigints; undefined for values without a JSON form. */
export declare function toExactJson(value: unknown): string | undefined;
