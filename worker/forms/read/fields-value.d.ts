import type { BodyEncoding } from '../../request/write/body-encoding.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';
import { type FlatSchema } from '../check/flatten-schema.ts';
import type { XmlReader } from './xml-value.ts';
/** A field of a form, or a part of a multipart body. */
export interface ReceivedField {
    readonly name: string;
    readonly text: string;
    /** Media type; empty for text. */
    readonly type?: string;
    readonly isFile?: boolean;
}
/** Whether a schema describes an object, as forms send it. */
export declare function describesFields(schema: unknown, resolveRef: ResolveRef): boolean;
/** Decodes fields into an object, by schema and encoding (OpenAPI 3.2 §4.15): the reverse of serialization. */
export declare function readFields(fields: readonly ReceivedField[], schema: unknown, { byName }: BodyEncoding, xml: XmlReader): Readonly<Record<string, unknown>>;
/** `R,100,G,200` → `{ R: 100, G: 200 }` (OpenAPI 3.2 §4.12 "Style Examples"). */
export declare function readPairs(pieces: readonly string[], { properties }: FlatSchema, resolveRef: ResolveRef): unknown;
