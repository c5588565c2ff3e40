import { toPrettyJson } from '../../../value/json-text.ts';
import { findJsonTree } from '../../../value/json-tree.ts';
import { toPartHead } from '../../../write/content-disposition.ts';
import type { SampleField, SamplePart } from '../../../write/message-parts.ts';
import { toLiteral } from '../../literal.ts';
import type { SampleBody } from '../../sample-request.ts';
import { isDefaultMediaType, MULTIPART_MEDIA_TYPE } from '../../sendable-request.ts';
import {
  isExactInJavaScript,
  JAVASCRIPT_LITERALS,
  keepsNames,
  toJavaScriptArray,
  toJavaScriptObject,
  toJavaScriptString,
  toJavaScriptText,
} from './javascript-literal.ts';

export interface JavaScriptBody {
  readonly readsFiles: boolean;
  /** Statements before the request. */
  readonly statements: readonly string[];
  /** The body expression. `indent` is the indentation of the line where it starts. */
  readonly toExpression: (indent: string) => string;
  /** An expression; null if `fetch` derives the Content-Type from the body. */
  readonly contentType: string | null;
}

/** The code for a body, for `fetch` or as a string or Buffer for `node:http`. */
export function toJavaScriptBody(body: SampleBody | null, client: 'fetch' | 'http'): JavaScriptBody | null {
  if (body === null) return null;
  const plain = { readsFiles: false, statements: [], contentType: toJavaScriptString(body.mediaType) };
  switch (body.kind) {
    case 'json':
      return { ...plain, toExpression: (indent) => toJsonExpression(body.json, indent) };
    case 'text':
      return { ...plain, toExpression: () => toJavaScriptText(body.text) };
    case 'file':
      return { ...plain, readsFiles: true, toExpression: () => toReadFile(body.fileName) };
    case 'form':
      if (client === 'http')
        return { ...plain, toExpression: (indent) => `${toSearchParams(body.fields, indent)}.toString()` };
      return {
        ...plain,
        toExpression: (indent) => toSearchParams(body.fields, indent),
        contentType: isDefaultMediaType(body) ? null : plain.contentType,
      };
    case 'multipart':
      if (client === 'http' || body.mediaType !== MULTIPART_MEDIA_TYPE || body.parts.some(isBeyondFormData)) {
        return toWrittenMultipart(body.mediaType, body.parts, client);
      }
      return toFormData(body.parts);
  }
}

/** An object literal if it sends every number exactly, otherwise the JSON text. */
function toJsonExpression(json: string, indent: string): string {
  const tree = findJsonTree(json);
  if (tree === null || !isExactInJavaScript(tree)) return toJavaScriptText(toPrettyJson(json));
  return `JSON.stringify(${toLiteral(tree, indent, JAVASCRIPT_LITERALS)})`;
}

function toReadFile(fileName: string): string {
  return `await readFile(${toJavaScriptString(fileName)})`;
}

function toSearchParams(fields: readonly SampleField[], indent: string): string {
  const pairs = fields.map(({ name, value }): [string, string] => [name, toJavaScriptString(value)]);
  if (keepsNames(fields.map((field) => field.name))) return `new URLSearchParams(${toJavaScriptObject(pairs, indent)})`;
  const entries = pairs.map(([name, value]) => `[${toJavaScriptString(name)}, ${value}]`);
  return `new URLSearchParams(${toJavaScriptArray(entries, indent)})`;
}

/**
 * FormData adds no headers, gives every Blob a file name, and converts all line breaks in strings to CRLF (HTML,
 * multipart/form-data encoding algorithm).
 */
function isBeyondFormData(part: SamplePart): boolean {
  if (part.headers !== undefined) return true;
  return part.kind === 'field' && (part.mediaType !== null || /\r(?!\n)|(?<!\r)\n/.test(part.value));
}

function toFormData(parts: readonly SamplePart[]): JavaScriptBody {
  const appends = parts.map((part) => {
    const name = toJavaScriptString(part.name ?? '');
    if (part.kind === 'file') {
      const type = part.mediaType === null ? '' : `, { type: ${toJavaScriptString(part.mediaType)} }`;
      return `form.append(${name}, new Blob([${toReadFile(part.fileName)}]${type}), ${toJavaScriptString(part.fileName)});`;
    }
    return `form.append(${name}, ${toJavaScriptString(part.value)});`;
  });
  return {
    readsFiles: parts.some((part) => part.kind === 'file'),
    statements: ['const form = new FormData();', ...appends],
    toExpression: () => 'form',
    contentType: null,
  };
}

/** A multipart body as text (RFC 2046 §5.1.1), for parts that FormData would change. */
function toWrittenMultipart(mediaType: string, parts: readonly SamplePart[], client: 'fetch' | 'http'): JavaScriptBody {
  const lines = parts.flatMap((part) => {
    const head = toJavaScriptString([...toPartHead(part), '', ''].join('\r\n'));
    const content = part.kind === 'file' ? toReadFile(part.fileName) : toJavaScriptString(part.value);
    return [`\`--\${boundary}\\r\\n\``, head, content, "'\\r\\n'"];
  });
  const blob = (indent: string) => `new Blob(${toJavaScriptArray([...lines, `\`--\${boundary}--\\r\\n\``], indent)})`;
  return {
    readsFiles: parts.some((part) => part.kind === 'file'),
    statements: ['const boundary = crypto.randomUUID();'],
    toExpression: (indent) => (client === 'fetch' ? blob(indent) : `Buffer.from(await ${blob(indent)}.arrayBuffer())`),
    contentType: `\`${mediaType.replace(/[\\`]|\$(?=\{)/g, '\\$&')}; boundary=\${boundary}\``,
  };
}
