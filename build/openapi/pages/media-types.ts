import type { Encoding, MediaType } from '../../../worker/model/api-messages.ts';
import type { Schema } from '../../../worker/model/api-schema.ts';
import { en } from '../../../worker/model/strings.ts';
import type { Cursor } from '../core/cursor.ts';
import { isJson } from '../core/media-type.ts';
import { isPartHeader, readBodyEncoding } from '../examples/body-encoding.ts';
import { findMismatch } from '../examples/check-example.ts';
import { readGivenExamples } from '../examples/given-examples.ts';
import { readBodySchema, readExampleValues } from '../examples/read-examples.ts';
import type { Direction } from '../schema/schema-node.ts';
import type { ApiContext } from './api-context.ts';
import { readField } from './fields.ts';
import type { PageCompiler } from './page-compiler.ts';
import { toExample } from './write-example.ts';

/** The media types of a request body or response; asked for when the trees of the page have grown. */
export function readContent(
  holder: Cursor,
  path: readonly string[],
  direction: Direction,
  page: PageCompiler,
  context: ApiContext,
): () => MediaType[] {
  const content = holder.entries('content').map(([name, mediaType], index) => {
    const typePath = index === 0 ? path : [...path, name];
    const whole = mediaType.raw('schema');
    const schema = whole.exists ? whole : mediaType.raw('itemSchema');
    const anchor = [...typePath, 'content'];
    const root = schema.exists ? page.readSchema(schema, typePath, anchor, direction) : null;
    const examples = readExampleValues(mediaType, direction, context);
    const encoding = readBodyEncoding(mediaType);
    const encodings = readEncodings(mediaType, typePath, direction, page, context);
    const bodySchema = readBodySchema(mediaType);
    if (schema.exists && isJson(name)) warnOfMismatch(mediaType, schema);
    return (): MediaType => ({
      id: root === null ? page.ids.claim(typePath) : page.viewer.idOf(root),
      name,
      schema: root === null ? null : whole.exists ? page.viewer.toSchema(root) : toSequence(page.viewer.toSchema(root)),
      encoding: encodings.map((part) => part()),
      examples: examples.map((example) => toExample(example, name, bodySchema, typePath, page.ids, context, encoding)),
    });
  });
  return () => content.map((mediaType) => mediaType());
}

/** A body that is described by its items: events, lines, parts (OpenAPI 3.2 §4.14 `itemSchema`). */
function toSequence(item: Schema): Schema {
  const [first, ...others] = item.facts.type;
  const prefix = 'sequence of ';
  // Neighbours without a link are one piece.
  const type =
    first?.href === null
      ? [{ label: prefix + first.label, href: null }, ...others]
      : [{ label: prefix, href: null }, ...item.facts.type];
  return { ...item, facts: { ...item.facts, type } };
}

function readEncodings(
  mediaType: Cursor,
  typePath: readonly string[],
  direction: Direction,
  page: PageCompiler,
  context: ApiContext,
): (() => Encoding)[] {
  const encodings: [string, Cursor][] = [
    ...mediaType.entries('encoding'),
    ...mediaType
      .items('prefixEncoding')
      .map((encoding, index): [string, Cursor] => [en.partNumber(index + 1), encoding]),
    ...(mediaType.has('itemEncoding') ? [[en.eachPart, mediaType.get('itemEncoding')] as [string, Cursor]] : []),
  ];
  return encodings.map(([label, encoding]) => {
    const path = [...typePath, 'encoding', label];
    const headers = encoding
      .entries('headers')
      .filter(([name]) => isPartHeader(name))
      .map(([name, header]) => readField(header, name, path, direction, page, context));
    return () => ({ label, value: describeEncoding(encoding), headers: headers.map((header) => header()) });
  });
}

function describeEncoding(encoding: Cursor): string {
  const facts = [
    encoding.trimmed('contentType'),
    encoding.trimmed('style') === null ? null : `style ${encoding.trimmed('style')}`,
    encoding.has('explode') ? `explode ${encoding.flag('explode')}` : null,
    encoding.flag('allowReserved') ? 'reserved characters as they are' : null,
  ];
  return facts.filter((fact) => fact !== null).join(', ');
}

function warnOfMismatch(mediaType: Cursor, schema: Cursor): void {
  for (const { name, value, externalValue } of readGivenExamples(mediaType)) {
    const fault = value === undefined || externalValue !== null ? null : findMismatch(value, schema);
    const place = name === '' ? 'example' : 'examples';
    if (fault !== null)
      mediaType.warn(
        place,
        `Cannot match the example${name === '' ? '' : ` ${JSON.stringify(name)}`} with its schema: ${fault}. Mend one of them.`,
      );
  }
}
