import { type ResolveRef } from './example-schema.ts';
/** How a value is written in XML (OpenAPI 3.2 §4.26). */
export interface XmlObject {
    readonly nodeType: string;
    readonly name: string | null;
    readonly namespace: string | null;
    readonly prefix: string | null;
}
/**
 * The effective `xml` object. Each field comes from the nearest schema object that has it: next to a `$ref`, then at
 * its target.
 */
export declare function readXmlObject(schema: unknown, isArray: boolean, resolveRef: ResolveRef): XmlObject;
