import type { ResolveRef } from '../../request/write/example-schema.ts';
/**
 * Reads XML documents by the `xml` objects of their schemas: the reverse of `toXmlText`. The limits are for all documents
 * of a reader together.
 */
export declare class XmlReader {
    #private;
    readonly resolveRef: ResolveRef;
    constructor(resolveRef: ResolveRef);
    /** The value of a document, or null if it is not XML. */
    readDocument(text: string, schema: unknown): {
        readonly value: unknown;
    } | null;
}
