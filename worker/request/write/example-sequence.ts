import { isPlainArray, isPlainObject, type PlainObject, type PlainValue, toJsonText } from '../value/plain-value.ts';

/** One JSON text a line. For `application/json-seq` each comes after `separator` (RFC 7464 §2.2). */
export function toJsonLines(value: PlainValue, separator: string): string {
  return toItems(value)
    .map((item) => `${separator}${toJsonText(item)}`)
    .join('\n');
}

/**
 * Server-sent events (HTML §9.2.6), one for each item. An object with `data` or `event`, and nothing that an event
 * does not have, gives the event's fields (OpenAPI 3.2 §4.14 `itemSchema`); all else is data.
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

/** Text with line breaks takes a `data` line for each; the other fields have one line only. */
function toFieldLines(field: string, value: PlainValue | undefined): string[] {
  if (value === undefined) return [];
  const text = typeof value === 'object' ? toJsonText(value) : String(value);
  const lines = text.split(/\r\n|\r|\n/);
  return (field === 'data' || field === '' ? lines : [lines.join(' ')]).map((line) => `${field}: ${line}`);
}

function toItems(value: PlainValue): readonly PlainValue[] {
  return isPlainArray(value) ? value : [value];
}
