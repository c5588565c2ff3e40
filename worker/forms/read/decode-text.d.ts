/** Decodes a body by its charset, or by the encoding of an XML declaration. Null if the charset is unknown. */
export declare function decodeText(bytes: Uint8Array, type: string): string | null;
/** The charset that a media type or an XML declaration names, or else UTF-8 (RFC 8259 §8.1, XML 1.0 §4.3.3). */
export declare function findCharset(bytes: Uint8Array, type: string): string;
