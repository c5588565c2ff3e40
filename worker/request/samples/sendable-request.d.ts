import type { SampleHeader } from '../write/message-parts.ts';
import type { SampleBody, SampleRequest } from './sample-request.ts';
export declare const FORM_MEDIA_TYPE = "application/x-www-form-urlencoded";
export declare const MULTIPART_MEDIA_TYPE = "multipart/form-data";
/**
 * Reduces a request to what HTTP clients can send, so that the generators need no checks.
 *
 * - Line breaks and other controls in header values become spaces (RFC 9110 §5.5); surrounding whitespace is removed.
 * - Headers of one name become one line (§5.3); headers with invalid names, or that clients set themselves, are
 *   removed.
 * - Characters not allowed in a URI are percent-encoded, the fragment is removed, and braces stay (`{tenant}` in a
 *   server).
 * - HEAD and TRACE have no body (§9.3.2, §9.3.8).
 * - Folders and leading dots of file names are removed, so that a description cannot request `~/.ssh/id_rsa`.
 * - Every form-data part has a name, which may be empty.
 * - Lone surrogates become U+FFFD.
 */
export declare function toSendableRequest(request: SampleRequest): SampleRequest;
/** The headers, plus the body's Content-Type unless the client sets the same one. */
export declare function withContentType({ headers, body }: SampleRequest): readonly SampleHeader[];
/** Whether every HTTP client sets this body's media type by itself. */
export declare function isDefaultMediaType({ kind, mediaType }: SampleBody): boolean;
/** Whether most clients would resolve `.` or `..` in the path before they send it (RFC 3986 §5.2.4). */
export declare function hasDotSegment(url: string): boolean;
/**
 * Whether some clients would send a different spelling: with dots resolved, or with an encoded letter, digit, `-`, `.`,
 * `_` or `~` decoded (RFC 3986 §6.2.2).
 */
export declare function isNormalizable(url: string): boolean;
/** Whether an `Accept` header requests JSON, so that a sample may parse the response. */
export declare function acceptsJson({ headers }: SampleRequest): boolean;
/** Whether an `Accept` header requests events or lines that a program reads as they arrive. */
export declare function acceptsStream({ headers }: SampleRequest): boolean;
interface BasicCredentials {
    readonly user: string;
    readonly password: string;
    /** The other headers. */
    readonly headers: readonly SampleHeader[];
}
/** The user and password of an `Authorization: Basic` header (RFC 7617), or null. */
export declare function findBasicCredentials({ headers }: Pick<SampleRequest, 'headers'>): BasicCredentials | null;
export {};
