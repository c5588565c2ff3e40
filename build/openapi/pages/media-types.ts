import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import { isJson } from '../../../worker/request/value/media-type.ts';
import { isPartHeader } from '../../../worker/request/write/body-encoding.ts';
import { BINARY_TEXT, isFileSchema } from '../../../worker/request/write/example-file.ts';
import type { Encoding, MediaType } from '../../page/blocks/api/body/model.ts';
import type { Example } from '../../page/blocks/api/examples/example.ts';
import type { SchemaFacts } from '../../page/blocks/api/schema/model.ts';
import type { Prose } from '../../page/description/prose.ts';
import { nameContent, ownerOf } from '../core/changes/change-subjects.ts';
import { type Cursor, showFirst } from '../core/references/cursor.ts';
import { readBodyEncoding } from '../examples/read-body-encoding.ts';
import { readBodySchema, readExampleValues, warnOfExamples } from '../examples/read-examples.ts';
import { readShape } from '../schema/schema-shape.ts';
import { isPlainArray } from '../schema/schema-use.ts';
import { createRoot } from '../schema/view/schema-node.ts';
import type { SchemaPageBuilder } from './compile/schema-page-builder.ts';
import { type FieldContext, readField } from './fields.ts';
import { toExample } from './write-example.ts';

/** Upload endpoints list every type they accept. */
const MAX_MEDIA_TYPES = 60;

const MAX_ENCODINGS = 100;

/** Maximum number of examples of one body. */
const MAX_EXAMPLES = 50;

/** The media types of a request body or response. */
export function readContent(
  holder: Cursor,
  { path, direction, subject }: FieldContext,
  page: SchemaPageBuilder,
): MediaType[] {
  const { context, ids } = page;
  const count = holder.entries('content').length;
  const said = context.markdown.compile(holder.text('description') ?? '');
  return showFirst(holder.entries('content'), MAX_MEDIA_TYPES, holder, 'content').map(([name, mediaType], index) => {
    const typePath = index === 0 ? path : [...path, name];
    const whole = mediaType.raw('schema');
    const schema = whole.exists ? whole : mediaType.raw('itemSchema');
    const root = schema.exists ? createRoot(schema, typePath, [...typePath, 'content'], direction) : null;
    const id = root === null ? ids.claim(typePath) : page.claimId(root);
    const own = root === null ? null : withoutRepetition(context.schemas.facts(root.shape), said);
    const facts = own === null ? null : nameAny(own, name, context.messages.reference);
    const format = {
      mediaType: name,
      schema: readBodySchema(mediaType),
      encoding: readBodyEncoding(mediaType),
      path: typePath,
    };
    if (whole.exists && isJson(name)) warnOfExamples(mediaType, whole, direction);
    return {
      id,
      name,
      schema:
        root === null || facts === null
          ? null
          : page.addRoot(
              root,
              { facts: whole.exists ? facts : toSequence(facts, context.messages.reference) },
              subject === undefined ? [] : [ownerOf(nameContent(subject, name, count))],
            ),
      encoding: readEncodings(mediaType, { path: typePath, direction }, page),
      examples: readExampleValues(mediaType, direction, context)
        .slice(0, MAX_EXAMPLES)
        .map((example) => toExample(example, format, page))
        .filter(saysAnything),
    };
  });
}

/** A schema's facts without a description that its body begins with, too. */
function withoutRepetition(facts: SchemaFacts, said: Prose | null): SchemaFacts {
  const isRepeated = said !== null && facts.description?.html === said.html;
  return isRepeated ? { ...facts, description: null } : facts;
}

/** Says of a JSON body of any type that it is any JSON value. */
function nameAny(facts: SchemaFacts, mediaType: string, { types }: ReferenceMessages): SchemaFacts {
  const isAny = isJson(mediaType) && facts.type.length === 1 && facts.type[0]?.label === types.any;
  return isAny ? { ...facts, type: [{ label: types.anyJson, href: null }] } : facts;
}

/** Whether an example shows more than that there is nothing, as in a form without fields, or that it is a file. */
function saysAnything({ text, description, externalValue }: Example): boolean {
  return (text !== '' && text !== BINARY_TEXT) || description !== null || externalValue !== null;
}

/**
 * Labels a body that is described by its items as a sequence: events, lines or parts (OpenAPI 3.2 §4.14 `itemSchema`).
 */
function toSequence(facts: SchemaFacts, { sequenceOf: prefix }: ReferenceMessages): SchemaFacts {
  const [first, ...others] = facts.type;
  // Adjacent pieces without a link are joined.
  const type =
    first?.href === null
      ? [{ label: prefix + first.label, href: null }, ...others]
      : [{ label: prefix, href: null }, ...facts.type];
  return { ...facts, type };
}

function readEncodings(mediaType: Cursor, { path, direction }: FieldContext, page: SchemaPageBuilder): Encoding[] {
  const encodings: [string, Cursor][] = [
    ...mediaType.entries('encoding'),
    ...mediaType
      .items('prefixEncoding')
      .map((encoding, index): [string, Cursor] => [page.context.messages.page.partNumber(index + 1), encoding]),
    ...(mediaType.has('itemEncoding')
      ? [[page.context.messages.page.eachPart, mediaType.get('itemEncoding')] satisfies [string, Cursor]]
      : []),
  ];
  const { properties } = readShape([mediaType.raw('schema')]);
  return showFirst(encodings, MAX_ENCODINGS, mediaType, 'encoding')
    .map(([label, encoding]) => {
      const part = { path: [...path, 'encoding', label], direction };
      const headers = encoding
        .entries('headers')
        .filter(([name]) => isPartHeader(name))
        .map(([name, header]) => readField(header, name, part, page));
      const text = describeEncoding(encoding, page.context.messages.reference);
      // Generators write this style for every field.
      const saysNothing = text === 'style form' && isTextOrFile(properties.get(label) ?? []);
      return { label, value: saysNothing ? '' : text, headers };
    })
    .filter(({ value, headers }) => value !== '' || headers.length > 0);
}

function describeEncoding(encoding: Cursor, { reservedCharacters }: ReferenceMessages): string {
  const facts = [
    encoding.trimmed('contentType'),
    encoding.trimmed('style') === null ? null : `style ${encoding.trimmed('style')}`,
    encoding.has('explode') ? `explode ${encoding.flag('explode')}` : null,
    encoding.flag('allowReserved') ? reservedCharacters : null,
  ];
  return facts.filter((fact) => fact !== null).join(', ');
}

/** Whether a field is a scalar, a file or a list of these. The style `form` changes others, which are JSON otherwise. */
function isTextOrFile(schemas: readonly Cursor[]): boolean {
  const shape = readShape(schemas);
  const { parts, types } = isPlainArray(shape) ? readShape(shape.items) : shape;
  const isScalar = types.length > 0 && !types.includes('object') && !types.includes('array');
  return isScalar || parts.some(({ object }) => isFileSchema(object, () => undefined));
}
