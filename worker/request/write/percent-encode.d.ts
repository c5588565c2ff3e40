/** Characters that stay unencoded, in addition to unreserved ones (RFC 3986 §2.3). */
export interface EncodeOptions {
    readonly keep?: string;
    /** Keep existing percent-encodings (RFC 6570 §3.2.3). */
    readonly keepTriplets?: boolean;
    /** Keep non-Latin letters, as an address bar shows them (RFC 3987 §3.2). */
    readonly keepUnicode?: boolean;
}
/** Percent-encodes UTF-8, except unreserved characters and those to keep. Lone surrogates become U+FFFD. */
export declare function percentEncode(text: string, { keep, keepTriplets, keepUnicode }?: EncodeOptions): string;
