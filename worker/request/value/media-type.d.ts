/** A parsed media type or range (RFC 9110 §8.3.1), in lower case except for parameter values. */
interface MediaType {
    readonly type: string;
    readonly subtype: string;
    /** Structured syntax suffix without its `+` (RFC 6838 §4.2.8), or null. */
    readonly suffix: string | null;
    readonly parameters: ReadonlyMap<string, string>;
}
/** Parses any text. Missing parts are empty. */
export declare function parseMediaType(name: string): MediaType;
/**
 * A type that a range such as `image/*` allows, because a message has a type: `general` if the range allows any. Other
 * types are returned unchanged.
 */
export declare function toConcreteType(name: string, general: string): string;
/** `application/json`, `+json` and older spellings, but not the sequences of `isNdjson`. */
export declare function isJson(name: string): boolean;
export declare function isXml(name: string): boolean;
export declare function isForm(name: string): boolean;
export declare function isMultipart(name: string): boolean;
/** One JSON text per line, or RFC 7464 records: the sequential media types of OpenAPI 3.2 §4.14. */
export declare function isNdjson(name: string): boolean;
/** RFC 7464 records, each after a record separator. */
export declare function isJsonSequence(name: string): boolean;
export declare function isEventStream(name: string): boolean;
/** Whether it is human-readable: `text/*`, and text types with other names. */
export declare function isText(name: string): boolean;
export declare function isBinary(name: string): boolean;
export {};
