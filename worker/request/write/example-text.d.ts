import type { BodyFormat } from './body-encoding.ts';
import { type ResolveRef } from './example-schema.ts';
interface ExampleText {
    readonly text: string;
    readonly language: 'json' | 'xml' | 'text' | 'http';
}
/** Maximum size of an example in a page, in UTF-8 bytes. Longer ones are truncated at a line end with `…`. */
export declare const MAX_EXAMPLE_BYTES: number;
/** Serializes an example value in a media type, using the schema if the media type requires it. Never throws. */
export declare function toExampleText(value: unknown, format: BodyFormat): ExampleText;
/**
 * The JSON text of a body given as text: an object or array, unless the schema says that it is a string; or any text,
 * if the schema is an object or array (with comments, truncated).
 */
export declare function findJsonBody(text: string, schema: unknown, resolveRef: ResolveRef): {
    readonly json: string;
    readonly isValid: boolean;
} | null;
export {};
