import { isPlainObject, type PlainObject, type PlainValue, toJsonText } from '../value/plain-value.ts';
import { toItems } from './body-encoding.ts';

/** One JSON text per line. For `application/json-seq`, `separator` precedes each (RFC 7464 §2.2). */
export function toJsonLines(value: PlainValue, separator: string): string {
  return toItems(value)
    .map((item) => `${separator}${toJsonText(item)}`)
    .join('\n');
}

/**
 * Server-sent events (HTML §9.2.6), one per item. An object with `data` or `event`, and only event fields, becomes an
 * event (OpenAPI 3.2 §4.14 `itemSchema`). Anything else is data.
 */
export function toEventStreamText(value: PlainValue): string {
  if (typeof value === 'string' && /^(?:data|event|id|retry)?:/m.test(value)) return value;
  return toItems(value)
    .map((item) => `${toEventLines(item).join('\n')}\n`)
    .join('\n');
}

const EVENT_FIELDS: ReadonlySet<string> = new Set(['comment', 'event', 'id', 'retry', 'data']);

function toEventLines(item: PlainValue): string[] {
  if (!isPlainObject(item) || !isEvent(item)) return toFieldLines('data', item);
  const { comment, event, id, retry, data } = item;
  return [
    ...toFieldLines('', comment),
    ...toFieldLines('event', event),
    ...toFieldLines('id', id),
    ...toFieldLines('retry', retry),
    ...toFieldLines('data', data),
  ];
}

function isEvent(item: PlainObject): boolean {
  return (
    (Object.hasOwn(item, 'data') || Object.hasOwn(item, 'event')) &&
    Object.keys(item).every((name) => EVENT_FIELDS.has(name))
  );
}

/** Multi-line text has one `data` line per line. Other fields have a single line. */
function toFieldLines(field: string, value: PlainValue | undefined): string[] {
  if (value === undefined) return [];
  const text = typeof value === 'object' ? toJsonText(value) : String(value);
  const lines = text.split(/\r\n|\r|\n/);
  return (field === 'data' || field === '' ? lines : [lines.join(' ')]).map((line) => `${field}: ${line}`);
}
