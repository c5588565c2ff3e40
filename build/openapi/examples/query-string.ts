import type { Cursor } from '../core/cursor.ts';
import { toExactJson } from '../core/exact-integers.ts';
import { isForm } from '../core/media-type.ts';
import { toPlainValue } from '../core/plain-value.ts';
import { readBodyEncoding } from './body-encoding.ts';
import { toFormFields } from './example-form.ts';
import { MAX_EXAMPLE_BYTES } from './example-text.ts';
import { percentEncode } from './percent-encode.ts';

/** The whole query as one value (OpenAPI 3.2 §4.12.1): a form's fields, or its text percent-encoded. */
export function writeQueryString(parameter: Cursor, value: unknown): string {
  const [mediaType, holder] = parameter.entries('content')[0] ?? [];
  const fields =
    mediaType !== undefined && holder !== undefined && isForm(mediaType)
      ? toFormFields(toPlainValue(value, MAX_EXAMPLE_BYTES).value, readBodyEncoding(holder))
      : null;
  if (fields !== null)
    return fields.map(({ name, value: text }) => `${percentEncode(name)}=${percentEncode(text)}`).join('&');
  return percentEncode(typeof value === 'string' ? value : (toExactJson(value) ?? ''));
}
