import type { SampleHeader } from '../write/message-parts.ts';
import type { SampleRequest } from './sample-request.ts';
import { type WirePiece } from './wire-body.ts';
/** A request with all headers and its body as text and files. */
export interface WireRequest {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly SampleHeader[];
    /** Null if there is no body. */
    readonly pieces: readonly WirePiece[] | null;
    readonly isStreamed: boolean;
}
export declare function toWireRequest(request: SampleRequest): WireRequest;
/** For clients that reject brackets and braces. Servers treat the encoded form the same (RFC 3986 §6.2.2.1). */
export declare function toStrictUrl(url: string): string;
