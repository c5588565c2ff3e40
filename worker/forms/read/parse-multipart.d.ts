/** A part of a multipart body. */
interface ReceivedPart {
    /** Null in `multipart/mixed`. */
    readonly name: string | null;
    readonly fileName: string | null;
    /** Empty if not given. */
    readonly type: string;
    readonly text: string;
}
/** The parts of a body (RFC 2046 §5.1, RFC 7578), or null if the boundary or the end is missing. */
export declare function parseMultipart(bytes: Uint8Array, contentType: string): ReceivedPart[] | null;
export {};
