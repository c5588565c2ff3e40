import { isJson } from '../value/media-type.ts';
import { isPlainObject, type PlainValue, toJsonText } from '../value/plain-value.ts';
import { type BodyEncoding, DEFAULT_ENCODING, toItems, toStyledFields } from './body-encoding.ts';
import type { SampleField } from './message-parts.ts';

/**
 * The fields of a form, raw, as its encoding says, by default (OpenAPI 3.2 §4.15) scalars as text, a field for each item
 * of an array, objects as JSON. Null when the value has no names to give.
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

/** A value as text, or as the media type that is asked for says. */
export function toFieldText(value: PlainValue, mediaType: string | null = null): string {
  if (mediaType !== null && isJson(mediaType)) return toJsonText(value);
  if (value === null) return '';
  return typeof value === 'object' ? toJsonText(value) : String(value);
}

/** Text that is a form already: `a=1&b=2`. */
function parseFields(text: string): SampleField[] | null {
  return /^[^\s=&]+=\S*$/.test(text.trim())
    ? Array.from(new URLSearchParams(text.trim()), ([name, value]) => ({ name, value }))
    : null;
}
