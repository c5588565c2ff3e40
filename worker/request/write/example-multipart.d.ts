import { type PlainValue } from '../value/plain-value.ts';
import { type BodyEncoding } from './body-encoding.ts';
import { type ResolveRef } from './example-schema.ts';
import type { SamplePart } from './message-parts.ts';
/**
 * One part per property, and per item of an array (RFC 7578 §4.3), according to its encoding. By default (OpenAPI 3.2
 * §4.15), scalars are text, objects are JSON, and values with a file schema are files. If the whole value is an array,
 * its items have no names (`multipart/mixed`). Null for a scalar.
 */
export declare function toMultipartParts(value: PlainValue, schema: unknown, resolveRef: ResolveRef, { byName, byIndex, ofItems }?: BodyEncoding): SamplePart[] | null;
/** The serialized body with the boundary `----boundary` (RFC 2046 §5.1.1). */
export declare function toMultipartText(parts: readonly SamplePart[]): string;
