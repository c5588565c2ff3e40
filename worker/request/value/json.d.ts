/** A JSON object of unknown content. */
export type JsonObject = {
    readonly [key: string]: unknown;
};
export declare function isObject(value: unknown): value is JsonObject;
/**
 * A key as a JSON pointer token in a URI fragment (RFC 6901 §3, §6). Lone surrogates, which URIs cannot contain, become
 * U+FFFD.
 */
export declare function pointerToken(key: string): string;
/** The keys of a JSON pointer (`#/paths/~1bills/get`), or null if it is not one. */
export declare function parsePointer(pointer: string): string[] | null;
/** Decodes a JSON pointer token in a URI fragment. */
export declare function decodeToken(token: string): string;
