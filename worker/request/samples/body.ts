import { parseExactJson } from '../value/exact-integers.ts';
import {
  isBinary,
  isForm,
  isJson,
  isJsonSequence,
  isMultipart,
  isNdjson,
  isText,
  isXml,
  toConcreteType,
} from '../value/media-type.ts';
import { type PlainValue, toJsonText, toPlainValue } from '../value/plain-value.ts';
import type { BodyFormat } from '../write/body-encoding.ts';
import { isFileSchema, toFileName } from '../write/example-file.ts';
import { toFormFields } from '../write/example-form.ts';
import { toMultipartParts } from '../write/example-multipart.ts';
import { toJsonLines } from '../write/example-sequence.ts';
import { findJsonBody, MAX_EXAMPLE_BYTES, toExampleText } from '../write/example-text.ts';
import type { SampleBody } from './sample-request.ts';

/**
 * A value as a request body. Beyond the limit, by default that of the code samples, members are dropped, so JSON stays valid.
 * Never throws.
 */
export function toSampleBody(value: unknown, given: BodyFormat): SampleBody {
  const { schema, resolveRef, encoding, maxBytes = MAX_EXAMPLE_BYTES } = given;
  // Only asked where it matters: looking up a broken reference warns about it.
  const isFile = (): boolean => isFileSchema(schema, resolveRef);
  const general = (): string =>
    isFile() ? 'application/octet-stream' : typeof value === 'string' ? 'text/plain' : 'application/json';
  const isRange = given.mediaType.includes('*');
  const mediaType = isRange ? toConcreteType(given.mediaType, general()) : given.mediaType;
  const format = { ...given, mediaType, maxBytes };
  const plain = toPlainValue(value, maxBytes).value;
  if (isNdjson(mediaType))
    return {
      kind: 'text',
      mediaType,
      text: typeof plain === 'string' ? plain : toJsonLines(plain, isJsonSequence(mediaType) ? '\u001e' : ''),
    };
  if (isJson(mediaType)) return toJsonBody(value, plain, format);
  if (isForm(mediaType)) {
    const fields = toFormFields(plain, encoding);
    if (fields !== null) return { kind: 'form', mediaType, fields };
  }
  if (isMultipart(mediaType)) return toMultipartBody(plain, format);
  if (!isXml(mediaType) && (isBinary(mediaType) || (!isText(mediaType) && isFile()))) {
    return { kind: 'file', mediaType, fileName: toFileName(plain, '', mediaType) };
  }
  return { kind: 'text', mediaType, text: toExampleText(value, { ...format, encoding: undefined }).text };
}

function toJsonBody(value: unknown, plain: PlainValue, format: BodyFormat & { readonly maxBytes: number }): SampleBody {
  const { mediaType, schema, resolveRef, maxBytes } = format;
  const given = typeof value === 'string' ? findJsonBody(value, schema, resolveRef) : null;
  if (given === null) return { kind: 'json', mediaType, json: toJsonText(plain) };
  if (!given.isValid) return { kind: 'text', mediaType, text: typeof plain === 'string' ? plain : given.json };
  // Unchanged, so its numbers keep all their digits. Only text that is too long is parsed and serialized again.
  if (given.json.length <= maxBytes) return { kind: 'json', mediaType, json: given.json };
  return {
    kind: 'json',
    mediaType,
    json: toJsonText(toPlainValue(parseExactJson(given.json), maxBytes).value),
  };
}

/** A given text is the whole body, including its boundary, which must match the media type. */
function toMultipartBody(plain: PlainValue, { mediaType, schema, resolveRef, encoding }: BodyFormat): SampleBody {
  const parts = toMultipartParts(plain, schema, resolveRef, encoding);
  if (parts !== null) return { kind: 'multipart', mediaType, parts };
  const text = typeof plain === 'string' ? plain : plain === null ? '' : toJsonText(plain);
  const boundary = /^--([\w'()+,./:=?-]{1,70})\r?\n/.exec(text)?.[1];
  const named =
    boundary === undefined || /;\s*boundary=/i.test(mediaType) ? mediaType : `${mediaType}; boundary="${boundary}"`;
  return { kind: 'text', mediaType: named, text };
}
