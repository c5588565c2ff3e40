import { type PlainValue } from '../value/plain-value.ts';
import { type ResolveRef } from './example-schema.ts';
/**
 * Serializes a value as an XML document, by its schema's `xml` objects (OpenAPI 3.2 §4.26, with `attribute` and
 * `wrapped` from earlier versions). By default, the root has the name of its component, or `root`.
 */
export declare function toXmlText(value: PlainValue, schema: unknown, resolveRef: ResolveRef): string;
