import { isPlainArray, isPlainObject, type PlainValue, toJsonText } from '../read/plain-value.ts';
import type { SampleField } from '../samples/sample-request.ts';

/**
 * The fields of a form, raw, by the defaults of the Encoding Object (OpenAPI 3.2 §4.15): scalars as text, a field
 * for each item of an array, objects as JSON. Null when the value has no names to give.
 */
export function toFormFields(value: PlainValue): SampleField[] | null {
  if (value === null) return [];
  if (typeof value === 'string') return parseFields(value);
  if (!isPlainObject(value)) return null;
  return Object.entries(value).flatMap(([name, member]) => {
    const items = isPlainArray(member) ? member : [member];
    return items.map((item) => ({ name, value: toFieldText(item) }));
  });
}

export function toFormText(fields: readonly SampleField[]): string {
  return new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value])).toString();
}

export function toFieldText(value: PlainValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? toJsonText(value) : String(value);
}

/** Text that is a form already: `a=1&b=2`. */
function parseFields(text: string): SampleField[] | null {
  return /^[^\s=&]+=\S*$/.test(text.trim())
    ? Array.from(new URLSearchParams(text.trim()), ([name, value]) => ({ name, value }))
    : null;
}
