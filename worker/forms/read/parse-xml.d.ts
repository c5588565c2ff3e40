/** An element of an XML document. Names include prefixes. */
export interface XmlElement {
    readonly name: string;
    readonly attributes: ReadonlyMap<string, string>;
    readonly children: readonly XmlElement[];
    /** The element's own character data. */
    readonly text: string;
}
/**
 * Parses an XML document and returns the root, or null if it is invalid. Rejects document types, which may contain
 * expanding entities and external references.
 */
export declare function parseXml(text: string): XmlElement | null;
