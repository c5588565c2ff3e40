import { type PlainValue } from '../value/plain-value.ts';
/** One JSON text per line. For `application/json-seq`, `separator` precedes each (RFC 7464 §2.2). */
export declare function toJsonLines(value: PlainValue, separator: string): string;
/**
 * Server-sent events (HTML §9.2.6), one per item. An object with `data` or `event`, and only event fields, becomes an
 * event (OpenAPI 3.2 §4.14 `itemSchema`). Anything else is data.
 */
export declare function toEventStreamText(value: PlainValue): string;
