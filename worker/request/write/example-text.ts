import { parseJson } from '../value/json.ts';
import { toPrettyJson } from '../value/json-text.ts';
import {
  isBinary,
  isEventStream,
  isForm,
  isJson,
  isJsonSequence,
  isMultipart,
  isNdjson,
  isText,
  isXml,
} from '../value/media-type.ts';
import { CUT_MARK, type PlainValue, toJsonText, toPlainValue } from '../value/plain-value.ts';
import { toUtf8 } from '../value/utf8.ts';
import type { BodyFormat } from './body-encoding.ts';
import { BINARY_TEXT, isFileSchema } from './example-file.ts';
import { toFormFields, toFormText } from './example-form.ts';
import { toMultipartParts, toMultipartText } from './example-multipart.ts';
import { findType, type ResolveRef } from './example-schema.ts';
import { toEventStreamText, toJsonLines } from './example-sequence.ts';
import { toXmlText } from './example-xml.ts';

interface ExampleText {
  readonly text: string;
  readonly language: 'json' | 'xml' | 'text' | 'http';
}

/** Maximum size of an example in a page, in UTF-8 bytes. Longer ones are truncated at a line end with `…`. */
export const MAX_EXAMPLE_BYTES = 32_768;

/** Serializes an example value in a media type, using the schema if the media type requires it. Never throws. */
export function toExampleText(value: unknown, format: BodyFormat): ExampleText {
  if (value === undefined) return { text: '', language: 'text' };
  const { maxBytes = MAX_EXAMPLE_BYTES } = format;
  if (typeof value === 'string') {
    const { text, language } = writeText(value, format, maxBytes);
    return { text: toBoundedText(text, maxBytes), language };
  }
  const copy = toPlainValue(value, maxBytes);
  const { text, language } = writeValue(copy.value, format);
  const bounded = toBoundedText(text, maxBytes);
  const marked = copy.isComplete || bounded.endsWith(CUT_MARK) ? bounded : `${bounded}\n${CUT_MARK}`;
  return { text: marked, language };
}

/** The text up to the last line that fits in a number of bytes, with a mark if truncated. */
function toBoundedText(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes || toUtf8(text).byteLength <= maxBytes) return text;
  const mark = `\n${CUT_MARK}`;
  const bytes = toUtf8(text).subarray(0, maxBytes - toUtf8(mark).byteLength);
  const fitting = new TextDecoder().decode(bytes).replace(/\ufffd+$/, '');
  const lineEnd = fitting.lastIndexOf('\n');
  return `${lineEnd > 0 ? fitting.slice(0, lineEnd) : fitting}${mark}`;
}

/**
 * The JSON text of a body given as text: an object or array, unless the schema says that it is a string; or any text,
 * if the schema is an object or array (with comments, truncated).
 */
export function findJsonBody(
  text: string,
  schema: unknown,
  resolveRef: ResolveRef,
): { readonly json: string; readonly isValid: boolean } | null {
  if (!/^\s*[[{]/.test(text)) return null;
  const type = findType(schema, resolveRef);
  if (type === 'string') return null;
  if (parseJson(text) !== null) return { json: text, isValid: true };
  return type === 'object' || type === 'array' ? { json: text, isValid: false } : null;
}

function writeText(value: string, format: BodyFormat, maxBytes: number): ExampleText {
  const { mediaType, schema, resolveRef } = format;
  if (isNdjson(mediaType) || isMultipart(mediaType) || (isForm(mediaType) && toFormFields(value) !== null)) {
    return { text: value, language: isNdjson(mediaType) ? 'json' : isMultipart(mediaType) ? 'http' : 'text' };
  }
  if (isXml(mediaType) && (/^\s*</.test(value) || schema === undefined)) return { text: value, language: 'xml' };
  if (isJson(mediaType)) {
    const body = findJsonBody(value, schema, resolveRef);
    if (body !== null)
      return {
        text: body.isValid && value.length <= maxBytes ? toPrettyJson(body.json) : body.json,
        language: 'json',
      };
  }
  return writeValue(toPlainValue(value, maxBytes * 2).value, format);
}

function writeValue(value: PlainValue, { mediaType, schema, resolveRef, encoding }: BodyFormat): ExampleText {
  // Must precede JSON, because `application/stream+json` is a sequence.
  if (isNdjson(mediaType)) return { text: toJsonLines(value, isJsonSequence(mediaType) ? '␞' : ''), language: 'json' };
  if (isJson(mediaType)) return { text: toJsonText(value, '  '), language: 'json' };
  if (isXml(mediaType)) return { text: toXmlText(value, schema, resolveRef), language: 'xml' };
  if (isForm(mediaType)) {
    const fields = toFormFields(value, encoding);
    if (fields !== null) return { text: toFormText(fields), language: 'text' };
  }
  if (isMultipart(mediaType)) {
    const parts = toMultipartParts(value, schema, resolveRef, encoding);
    if (parts !== null) return { text: toMultipartText(parts), language: 'http' };
  }
  if (isEventStream(mediaType)) return { text: toEventStreamText(value), language: 'text' };
  if (isBinary(mediaType) || (!isText(mediaType) && isFileSchema(schema, resolveRef)))
    return { text: BINARY_TEXT, language: 'text' };
  if (typeof value === 'object' && value !== null) return { text: toJsonText(value, '  '), language: 'json' };
  return { text: String(value), language: 'text' };
}
