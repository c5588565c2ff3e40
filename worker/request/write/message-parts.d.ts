/** A header with its raw value, not quoted for any language. */
export interface SampleHeader {
    readonly name: string;
    readonly value: string;
}
export interface SampleField {
    readonly name: string;
    readonly value: string;
}
export type SamplePart = (PartHead & {
    readonly kind: 'field';
    readonly value: string;
}) | (PartHead & {
    readonly kind: 'file';
    readonly fileName: string;
});
interface PartHead {
    /** Null for an unnamed part. Only form-data parts need a name (RFC 7578 §4.2). */
    readonly name: string | null;
    readonly mediaType: string | null;
    /** Headers from its encoding, in addition to Content-Disposition and Content-Type. */
    readonly headers?: readonly SampleHeader[];
}
export {};
