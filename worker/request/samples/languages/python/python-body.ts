import { toPrettyJson } from '../../../value/json-text.ts';
import { findJsonTree, type JsonNode } from '../../../value/json-tree.ts';
import { toPartHead } from '../../../write/content-disposition.ts';
import type { SamplePart } from '../../../write/message-parts.ts';
import { toLiteral } from '../../literal.ts';
import type { SampleBody } from '../../sample-request.ts';
import { isDefaultMediaType } from '../../sendable-request.ts';
import {
  isExactInPython,
  PYTHON_LITERALS,
  toPythonDict,
  toPythonList,
  toPythonString,
  toPythonText,
} from './python-literal.ts';

interface PythonBody {
  /** Keyword arguments of a requests function. */
  readonly keywords: readonly string[];
  /** Null if requests sets the Content-Type. */
  readonly contentType: string | null;
}

type Member = readonly [name: string, expression: string];

/** The code for a body. `indent` is the indentation of its keyword arguments. */
export function toPythonBody(body: SampleBody | null, indent: string): PythonBody {
  if (body === null) return { keywords: [], contentType: null };
  switch (body.kind) {
    case 'json':
      return toJsonBody(body.mediaType, body.json, indent);
    case 'text':
      return { keywords: [`data=${toBytes(body.text)}`], contentType: body.mediaType };
    case 'file':
      return { keywords: [`data=${toOpen(body.fileName)}`], contentType: body.mediaType };
    case 'form': {
      const pairs = body.fields.map(({ name, value }): Member => [name, toPythonString(value)]);
      return {
        keywords: [`data=${toPairs(pairs, indent)}`],
        contentType: isDefaultMediaType(body) ? null : body.mediaType,
      };
    }
    case 'multipart':
      // requests only supports form-data, whose parts have names.
      if (body.parts.some(({ name }) => name === null)) return toWrittenMultipart(body.mediaType, body.parts, indent);
      return { keywords: toMultipartKeywords(body.parts, indent), contentType: null };
  }
}

/** `json=` if it sends every number exactly, otherwise the JSON text. An explicit header overrides its media type. */
function toJsonBody(mediaType: string, json: string, indent: string): PythonBody {
  const tree = findJsonTree(json);
  if (tree === null || isNone(tree) || !isExactInPython(tree)) {
    return { keywords: [`data=${toBytes(toPrettyJson(json))}`], contentType: mediaType };
  }
  return {
    keywords: [`json=${toLiteral(tree, indent, PYTHON_LITERALS)}`],
    contentType: mediaType === 'application/json' ? null : mediaType,
  };
}

/** `json=None` means no body. */
function isNone(tree: JsonNode): boolean {
  return tree.kind === 'word' && tree.word === 'null';
}

/** Older versions of requests send a str body as Latin-1. */
function toBytes(text: string): string {
  return `${toPythonText(text)}${/\P{ASCII}/u.test(text) ? '.encode()' : ''}`;
}

function toOpen(fileName: string): string {
  return `open(${toPythonString(fileName)}, "rb")`;
}

/** A multipart body as text (RFC 2046 §5.1.1), with a boundary that does not occur in it. */
function toWrittenMultipart(mediaType: string, parts: readonly SamplePart[], indent: string): PythonBody {
  let boundary = 'boundary';
  while (parts.some((part) => part.kind === 'field' && part.value.includes(boundary))) boundary += '-';
  const lines = parts.flatMap((part) => [
    `b"--${boundary}"`,
    ...toPartHead(part).map(toEncoded),
    'b""',
    part.kind === 'file' ? `${toOpen(part.fileName)}.read()` : toEncoded(part.value),
  ]);
  return {
    keywords: [`data=b"\\r\\n".join(${toPythonList([...lines, `b"--${boundary}--"`, 'b""'], indent)})`],
    contentType: `${mediaType}; boundary=${boundary}`,
  };
}

function toEncoded(text: string): string {
  return `${toPythonString(text)}.encode()`;
}

/** `data=` and `files=` if that preserves the order of the parts, otherwise only `files=`. */
function toMultipartKeywords(parts: readonly SamplePart[], indent: string): string[] {
  const firstFile = parts.findIndex((part) => !isPlainField(part));
  const fields = parts.slice(0, Math.max(firstFile, 0)).flatMap((part) => (part.kind === 'field' ? [part] : []));
  const files = parts.slice(fields.length);
  if (fields.length === 0 || files.some(isPlainField)) return [`files=${toPairs(parts.map(toFilesMember), indent)}`];
  const data = fields.map(({ name, value }): Member => [name ?? '', toPythonString(value)]);
  return [`data=${toPairs(data, indent)}`, `files=${toPairs(files.map(toFilesMember), indent)}`];
}

function isPlainField(part: SamplePart): boolean {
  return part.kind === 'field' && part.mediaType === null && part.headers === undefined;
}

function toFilesMember(part: SamplePart): Member {
  const added = part.headers?.map(({ name, value }) => `${toPythonString(name)}: ${toPythonString(value)}`);
  const mediaType = part.mediaType === null ? (added === undefined ? null : 'None') : toPythonString(part.mediaType);
  const type = [mediaType, added === undefined ? null : `{${added.join(', ')}}`]
    .filter((item) => item !== null)
    .map((item) => `, ${item}`)
    .join('');
  // Without a file name, requests sends a field.
  if (part.kind === 'field') return [part.name ?? '', `(None, ${toPythonString(part.value)}${type})`];
  return [part.name ?? '', `(${toPythonString(part.fileName)}, ${toOpen(part.fileName)}${type})`];
}

/** A dict, or a list of tuples if a name repeats. */
function toPairs(pairs: readonly Member[], indent: string): string {
  const names = new Set(pairs.map(([name]) => name));
  if (names.size === pairs.length) return toPythonDict(pairs, indent);
  return toPythonList(
    pairs.map(([name, expression]) => `(${toPythonString(name)}, ${expression})`),
    indent,
  );
}
