import { isJson } from '../value/media-type.ts';
import { isPlainObject, type PlainValue, toJsonText } from '../value/plain-value.ts';
import { type BodyEncoding, DEFAULT_ENCODING, toItems, toStyledFields } from './body-encoding.ts';
import type { SampleField } from './message-parts.ts';

/**
 * The raw fields of a form according to its encoding. By default (OpenAPI 3.2 §4.15), scalars are text, arrays have a
 * field per item, and objects are JSON. Null if the value has no names.
 */
export function toFormFields(value: PlainValue, { byName }: BodyEncoding = DEFAULT_ENCODING): SampleField[] | null {
  if (value === null) return [];
  if (typeof value === 'string') return parseFields(value);
  if (!isPlainObject(value)) return null;
  return Object.entries(value).flatMap(([name, member]) => {
    const encoding = byName.get(name);
    return (
      toStyledFields(name, member, encoding) ??
      toItems(member).map((item) => ({ name, value: toFieldText(item, encoding?.contentType) }))
    );
  });
}

export function toFormText(fields: readonly SampleField[]): string {
  return new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value])).toString();
}

/** A value as text, or in the given media type. */
export function toFieldText(value: PlainValue, mediaType: string | null = null): string {
  if (mediaType !== null && isJson(mediaType)) return toJsonText(value);
  if (value === null) return '';
  return typeof value === 'object' ? toJsonText(value) : String(value);
}

/** Parses text that is already a form: `a=1&b=2`. */
function parseFields(text: string): SampleField[] | null {
  return /^[^\s=&]+=\S*$/.test(text.trim())
    ? Array.from(new URLSearchParams(text.trim()), ([name, value]) => ({ name, value }))
    : null;
}
