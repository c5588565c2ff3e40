import { toPrettyJson } from '../../../value/json-text.ts';
import { findJsonTree } from '../../../value/json-tree.ts';
import { toPartHead } from '../../../write/content-disposition.ts';
import type { SampleField, SamplePart } from '../../../write/message-parts.ts';
import { toLiteral } from '../../literal.ts';
import type { SampleBody } from '../../sample-request.ts';
import { MULTIPART_MEDIA_TYPE } from '../../sendable-request.ts';
import { isExactInPhp, PHP_LITERALS, toPhpArray, toPhpString, toPhpText } from './php-literal.ts';

interface PhpBody {
  /** Statements before the request. */
  readonly statements: readonly string[];
  /** The value of CURLOPT_POSTFIELDS. `indent` is the indentation of the line where it starts. */
  readonly toExpression: (indent: string) => string;
  /** The Content-Type line as an expression, if the body determines it; null to use the request's media type. */
  readonly contentType: string | null;
}

/** The code for a body, or null. */
export function toPhpBody(body: SampleBody | null): PhpBody | null {
  if (body === null) return null;
  const plain = { statements: [], contentType: null };
  switch (body.kind) {
    case 'json':
      return { ...plain, toExpression: (indent) => toJsonExpression(body.json, indent) };
    case 'text':
      return { ...plain, toExpression: (indent) => toPhpText(body.text, 'TEXT', indent) };
    case 'file':
      return { ...plain, toExpression: () => `file_get_contents(${toPhpString(body.fileName)})` };
    case 'form':
      return { ...plain, toExpression: (indent) => toFormExpression(body.fields, indent) };
    case 'multipart': {
      // An array cannot repeat names or add headers, gives typed parts a file name, and creates its own form-data.
      const isWritten = body.parts.some(
        ({ kind, headers, mediaType }) => headers !== undefined || (kind === 'field' && mediaType !== null),
      );
      if (isWritten || body.mediaType !== MULTIPART_MEDIA_TYPE || !hasUniqueNames(body.parts)) {
        return toWrittenMultipart(body.mediaType, body.parts);
      }
      return { ...plain, toExpression: (indent) => toPartsArray(body.parts, indent) };
    }
  }
}

/** An array if it sends every number exactly, otherwise the JSON text. */
function toJsonExpression(json: string, indent: string): string {
  const tree = findJsonTree(json);
  if (tree === null || !isExactInPhp(tree)) return toPhpText(toPrettyJson(json), 'JSON', indent);
  return `json_encode(${toLiteral(tree, indent, PHP_LITERALS)})`;
}

/** `http_build_query` if an array can hold the pairs, otherwise the encoded pairs. */
function toFormExpression(fields: readonly SampleField[], indent: string): string {
  if (!hasUniqueNames(fields)) {
    const pairs = fields.map(({ name, value }): [string, string] => [name, value]);
    return toPhpString(new URLSearchParams(pairs).toString());
  }
  const pairs = fields.map(({ name, value }): [string, string] => [name, toPhpString(value)]);
  return `http_build_query(${toPhpArray(pairs, indent)})`;
}

function hasUniqueNames(items: readonly { readonly name: string | null }[]): boolean {
  return new Set(items.map((item) => item.name)).size === items.length;
}

function toPartsArray(parts: readonly SamplePart[], indent: string): string {
  return toPhpArray(
    parts.map((part): [string, string] => [part.name ?? '', toPartValue(part)]),
    indent,
  );
}

function toPartValue(part: SamplePart): string {
  if (part.kind === 'file') {
    const type = part.mediaType === null ? '' : `, ${toPhpString(part.mediaType)}`;
    return `new CURLFile(${toPhpString(part.fileName)}${type})`;
  }
  return toPhpString(part.value);
}

/** A multipart body as text (RFC 2046 §5.1.1). */
function toWrittenMultipart(mediaType: string, parts: readonly SamplePart[]): PhpBody {
  const lines = parts.flatMap((part) => [
    '"--$boundary"',
    ...toPartHead(part).map(toPhpString),
    "''",
    part.kind === 'file' ? `file_get_contents(${toPhpString(part.fileName)})` : toPhpString(part.value),
  ]);
  return {
    statements: ['$boundary = bin2hex(random_bytes(16));'],
    toExpression: (indent) => `implode("\\r\\n", ${toPhpArray([...lines, '"--$boundary--"', "''"], indent)})`,
    contentType: `${toPhpString(`Content-Type: ${mediaType}; boundary=`)} . $boundary`,
  };
}
