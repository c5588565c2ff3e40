import type { SampleField, SampleHeader, SamplePart } from '../write/message-parts.ts';
/** A concrete HTTP request, from which any language's code is generated. */
export interface SampleRequest {
    /** Upper-case method. Any token is possible (OpenAPI 3.2 `additionalOperations`). */
    readonly method: string;
    /** Absolute URL with its path and query already serialized and percent-encoded (RFC 3986). */
    readonly url: string;
    /** In order. Names are spelled as in the API description; values are raw (not quoted for any language). */
    readonly headers: readonly SampleHeader[];
    readonly body: SampleBody | null;
}
export type SampleBody = 
/** `json` is JSON text. Number literals keep all their digits (exact beyond 2^53). */
{
    readonly kind: 'json';
    readonly mediaType: string;
    readonly json: string;
}
/** `application/x-www-form-urlencoded`. Names and values are raw, with one entry per encoded pair. */
 | {
    readonly kind: 'form';
    readonly mediaType: string;
    readonly fields: readonly SampleField[];
} | {
    readonly kind: 'multipart';
    readonly mediaType: string;
    readonly parts: readonly SamplePart[];
}
/** Sent unchanged: XML, NDJSON, plain text. */
 | {
    readonly kind: 'text';
    readonly mediaType: string;
    readonly text: string;
}
/** The bytes of a file next to the reader's program. */
 | {
    readonly kind: 'file';
    readonly mediaType: string;
    readonly fileName: string;
};
