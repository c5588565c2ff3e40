import type { ResolveRef } from '../../request/write/example-schema.ts';
import { type TryItContent } from '../exchange/record.ts';
/** The value of a body; undefined if its type is not parsed. */
export interface BodyValue {
    readonly value: unknown;
    /** The schema of the value, if it is not that of the content. */
    readonly schema?: unknown;
}
/**
 * Parses a body that is one text: JSON, a sequence of JSON or events, XML, plain text or a form. Null if the text does not match the type. Never
 * throws.
 */
export declare function readTextBody({ schema, encoding }: TryItContent, type: string, text: string, resolveRef: ResolveRef): BodyValue | null;
