import type { ResolveRef } from '../../request/write/example-schema.ts';
import { type TryItContent } from '../exchange/record.ts';
import { type BodyValue } from './text-body.ts';
/**
 * Parses a body of any media type that has a value. Null if the bytes do not match the type. Never throws. Text is
 * in UTF-8.
 */
export declare function readBodyValue(content: TryItContent, type: string, bytes: Uint8Array, resolveRef: ResolveRef): BodyValue | null;
/** What a body is not, if its value is null. */
export declare function toSyntax(type: string): string;
/** The value of a multipart body. */
export declare function readParts({ schema, encoding }: TryItContent, type: string, bytes: Uint8Array, resolveRef: ResolveRef): BodyValue | null;
