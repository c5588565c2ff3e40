import type { PlainValue } from '../value/plain-value.ts';
import { type ResolveRef } from './example-schema.ts';
/** Placeholder for binary content. */
export declare const BINARY_TEXT = "(binary)";
/**
 * Whether the value is a file's content: `format: binary` (OpenAPI 3.0), `type: file` (2.0), a byte encoding or a
 * binary media type (3.1).
 */
export declare function isFileSchema(schema: unknown, resolveRef: ResolveRef): boolean;
/** The value if it is a file name (`logo.png`), otherwise a name derived from the property and the media type. */
export declare function toFileName(value: PlainValue, name: string, mediaType: string): string;
