/** The UTF-8 bytes of a text. Lone surrogates become U+FFFD. */
export declare function toUtf8(text: string): Uint8Array;
/** The text's UTF-8 bytes in Base64 (RFC 4648 §4). */
export declare function toBase64(text: string): string;
/** Bytes in Base64url without padding (RFC 4648 §5). */
export declare function toBase64Url(bytes: Uint8Array): string;
/** Decodes Base64 as UTF-8. Empty if it is invalid. */
export declare function fromBase64(encoded: string): string;
/** Decodes UTF-8. Invalid bytes become U+FFFD. */
export declare function fromUtf8(bytes: Uint8Array): string;
