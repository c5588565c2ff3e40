import { isXml } from '../value/media-type.ts';
import { isPlainArray, isPlainObject, type PlainValue } from '../value/plain-value.ts';
import { type BodyEncoding, DEFAULT_ENCODING, type PartEncoding, toStyledFields } from './body-encoding.ts';
import { toAddedHeaders, toContentDisposition } from './content-disposition.ts';
import { BINARY_TEXT, isFileSchema, toFileName } from './example-file.ts';
import { toFieldText } from './example-form.ts';
import { findItemSchema, findKeyword, findPropertySchema, type ResolveRef } from './example-schema.ts';
import { toXmlText } from './example-xml.ts';
import type { SamplePart } from './message-parts.ts';

const BOUNDARY = '----boundary';

/**
 * One part per property, and per item of an array (RFC 7578 §4.3), according to its encoding. By default (OpenAPI 3.2
 * §4.15), scalars are text, objects are JSON, and values with a file schema are files. If the whole value is an array,
 * its items have no names (`multipart/mixed`). Null for a scalar.
 */
export function toMultipartParts(
  value: PlainValue,
  schema: unknown,
  resolveRef: ResolveRef,
  { byName, byIndex, ofItems }: BodyEncoding = DEFAULT_ENCODING,
): SamplePart[] | null {
  if (value === null) return [];
  if (isPlainArray(value))
    return value.map((item, index) => {
      const encoding = byIndex[index] ?? ofItems ?? undefined;
      return toPart(null, item, { schema: findItemSchema(schema, index, resolveRef), resolveRef, encoding });
    });
  if (!isPlainObject(value)) return null;
  return Object.entries(value).flatMap(([name, member]) => {
    const memberSchema = findPropertySchema(schema, name, resolveRef);
    const encoding = byName.get(name);
    const partSchema = isPlainArray(member) ? findItemSchema(memberSchema, 0, resolveRef) : memberSchema;
    // A style only says how to write values as text, but generators write it for files too.
    const styled = isFileSchema(partSchema, resolveRef) ? null : toStyledFields(name, member, encoding);
    if (styled !== null)
      return styled.map((field): SamplePart => ({ kind: 'field', ...field, mediaType: null, ...addedTo(encoding) }));
    if (!isPlainArray(member)) return [toPart(name, member, { schema: memberSchema, resolveRef, encoding })];
    return member.map((item, index) =>
      toPart(name, item, { schema: findItemSchema(memberSchema, index, resolveRef), resolveRef, encoding }),
    );
  });
}

/** The serialized body with the boundary `----boundary` (RFC 2046 §5.1.1). */
export function toMultipartText(parts: readonly SamplePart[]): string {
  return [...parts.map((part) => `--${BOUNDARY}\n${toPartText(part)}\n`), `--${BOUNDARY}--`].join('');
}

interface PartFormat {
  readonly schema: unknown;
  readonly resolveRef: ResolveRef;
  readonly encoding: PartEncoding | undefined;
}

function toPart(name: string | null, value: PlainValue, { schema, resolveRef, encoding }: PartFormat): SamplePart {
  const given = encoding?.contentType ?? findKeyword(schema, 'contentMediaType', resolveRef);
  const mediaType = typeof given === 'string' && given.trim() !== '' ? given.trim() : null;
  const added = addedTo(encoding);
  if (isFileSchema(schema, resolveRef))
    return { kind: 'file', name, fileName: toFileName(value, name ?? '', mediaType ?? ''), mediaType, ...added };
  const isComplex = typeof value === 'object' && value !== null;
  return {
    kind: 'field',
    name,
    value:
      mediaType !== null && isXml(mediaType) ? toXmlText(value, schema, resolveRef) : toFieldText(value, mediaType),
    mediaType: mediaType ?? (isComplex ? 'application/json' : null),
    ...added,
  };
}

function addedTo(encoding: PartEncoding | undefined): Pick<SamplePart, 'headers'> {
  return encoding === undefined || encoding.headers.length === 0 ? {} : { headers: encoding.headers };
}

function toPartText(part: SamplePart): string {
  const mediaType = part.mediaType ?? (part.kind === 'file' ? 'application/octet-stream' : null);
  const headers = [
    ...toContentDisposition(part),
    ...(mediaType === null ? [] : [`Content-Type: ${mediaType.replace(/\p{Cc}+/gu, ' ')}`]),
    ...toAddedHeaders(part),
  ];
  return [...headers, '', part.kind === 'file' ? BINARY_TEXT : part.value].join('\n');
}
