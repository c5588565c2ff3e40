import type { SampleBody } from './sample-request.ts';
/** A body as consecutive texts and files, for languages whose helpers would change values. */
interface WireBody {
    readonly contentType: string;
    readonly pieces: readonly WirePiece[];
}
export type WirePiece = {
    readonly kind: 'text';
    readonly text: string;
} | {
    readonly kind: 'file';
    readonly fileName: string;
};
/**
 * The body of a request, or null. Multipart bodies are serialized (RFC 2046 §5.1.1). `boundary` is extended until no
 * field contains it. If files are sent, it must not occur in any of them.
 */
export declare function toWireBody(body: SampleBody | null, boundary?: string): WireBody | null;
export {};
