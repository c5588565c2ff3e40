import type { SampleRequest } from '../../request/samples/sample-request.ts';
import type { SampleHeader } from '../../request/write/message-parts.ts';
/** A request exactly as the curl sample sends it, except for the boundary of a multipart body. */
export interface TryItWire {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly SampleHeader[];
    /** Null if there is no body. */
    readonly pieces: readonly TryItPiece[] | null;
}
/** Text, or a file's name for its bytes. */
type TryItPiece = {
    readonly text: string;
} | {
    readonly file: string;
};
/** `typeOf` returns the media type of a chosen file, for multipart parts whose media type is not documented. */
export declare function toTryItWire(request: SampleRequest, typeOf?: (fileName: string) => string): TryItWire;
export {};
