import { isBinary } from '../value/media-type.ts';
import { parseMediaType } from '../value/parse-media-type.ts';
import type { PlainValue } from '../value/plain-value.ts';
import { findKeyword, findType, type ResolveRef } from './example-schema.ts';

/** Placeholder for binary content. */
export const BINARY_TEXT = '(binary)';

/** Encodings that leave text unchanged (RFC 2045 §6.2). */
const IDENTITY_ENCODINGS: ReadonlySet<string> = new Set(['', 'identity', '7bit', '8bit']);

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/svg+xml', 'svg'],
  ['image/tiff', 'tif'],
  ['image/x-icon', 'ico'],
  ['audio/mpeg', 'mp3'],
  ['video/quicktime', 'mov'],
  ['application/gzip', 'gz'],
  ['application/msword', 'doc'],
  ['application/vnd.ms-excel', 'xls'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['text/plain', 'txt'],
  ['text/markdown', 'md'],
]);

/**
 * Whether the value is a file's content: `format: binary` (OpenAPI 3.0), `type: file` (2.0), a byte encoding or a
 * binary media type (3.1).
 */
export function isFileSchema(schema: unknown, resolveRef: ResolveRef): boolean {
  if (findType(schema, resolveRef) === 'file' || findKeyword(schema, 'format', resolveRef) === 'binary') return true;
  const encoding = findKeyword(schema, 'contentEncoding', resolveRef);
  if (typeof encoding === 'string' && !IDENTITY_ENCODINGS.has(encoding.trim().toLowerCase())) return true;
  const mediaType = findKeyword(schema, 'contentMediaType', resolveRef);
  return typeof mediaType === 'string' && isBinary(mediaType);
}

/** The value if it is a file name (`logo.png`), otherwise a name derived from the property and the media type. */
export function toFileName(value: PlainValue, name: string, mediaType: string): string {
  if (typeof value === 'string' && /^\w[\w .-]{0,80}\.[a-z][a-z0-9]{1,4}$/i.test(value)) return value;
  const stem =
    name
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[.-]+|[.-]+$/g, '')
      .slice(0, 60) || 'file';
  return `${stem}.${toExtension(mediaType)}`;
}

function toExtension(mediaType: string): string {
  const { type, subtype, suffix } = parseMediaType(mediaType);
  const last = suffix ?? subtype;
  return EXTENSIONS.get(`${type}/${subtype}`) ?? (/^[a-z][a-z0-9]{1,4}$/.test(last) ? last : 'bin');
}
