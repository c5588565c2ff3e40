import { type PlainValue } from '../value/plain-value.ts';
import { type BodyEncoding } from './body-encoding.ts';
import type { SampleField } from './message-parts.ts';
/**
 * The raw fields of a form according to its encoding. By default (OpenAPI 3.2 §4.15), scalars are text, arrays have a
 * field per item, and objects are JSON. Null if the value has no names.
 */
export declare function toFormFields(value: PlainValue, { byName }?: BodyEncoding): SampleField[] | null;
export declare function toFormText(fields: readonly SampleField[]): string;
/** A value as text, or in the given media type. */
export declare function toFieldText(value: PlainValue, mediaType?: string | null): string;
