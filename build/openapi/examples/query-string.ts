import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isForm } from '../../../worker/request/value/media-type.ts';
import { toPlainValue } from '../../../worker/request/value/plain-value.ts';
import { toFormFields } from '../../../worker/request/write/example-form.ts';
import { MAX_EXAMPLE_BYTES } from '../../../worker/request/write/example-text.ts';
import { percentEncode } from '../../../worker/request/write/percent-encode.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { readBodyEncoding } from './read-body-encoding.ts';

/**
 * Serializes a value that describes the whole query (OpenAPI 3.2 §4.12.1), as form fields or as percent-encoded text.
 */
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
