import type { Example } from '../../../worker/model/api.ts';
import type { ApiContext } from '../api-context.ts';
import type { Cursor } from '../cursor.ts';
import type { FragmentIds } from '../pages/fragment-ids.ts';
import { safeHref } from '../pages/links.ts';
import type { Direction } from '../schema/schema-node.ts';
import type { BodyEncoding } from './body-encoding.ts';
import { toExampleText } from './example-text.ts';

/** An example of a media type, parameter or header, not yet written down. */
export interface ExampleValue {
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  readonly value: unknown;
  /** The exact text that travels, when the description gives it (OpenAPI 3.2 §4.19.1 `serializedValue`). */
  readonly serialized: string | null;
  readonly externalValue: string | null;
}

/** The given examples of a media type, all of them; else one that is made of the schema; none when it says nothing. */
export function readExampleValues(mediaType: Cursor, direction: Direction, { sampler }: ApiContext): ExampleValue[] {
  const given = readGivenExamples(mediaType);
  if (given.length > 0) return given;
  const schema = mediaType.raw('schema').exists ? mediaType.raw('schema') : mediaType.raw('itemSchema');
  if (!schema.exists) return [];
  const value = sampler.sample(schema, direction);
  return value === undefined || value === null ? [] : [unnamed(value)];
}

/** The examples that the description itself gives of a media type, parameter or header. */
export function readGivenExamples(holder: Cursor): ExampleValue[] {
  return [...fromMap(holder), ...fromSingle(holder)];
}

/** One value for a parameter: given, by its schema, or made. */
export function readParameterValue(parameter: Cursor, context: ApiContext): unknown {
  const content = parameter.entries('content')[0]?.[1];
  return readExampleValues(content ?? parameter, 'request', context)[0]?.value;
}

/** An example of a schema that stands alone, as JSON; null when none can be made. */
export function toSampledExample(
  schema: Cursor,
  direction: Direction,
  idParts: readonly string[],
  ids: FragmentIds,
  context: ApiContext,
): Example | null {
  const value = context.sampler.sample(schema, direction);
  return value === undefined || value === null
    ? null
    : toExample(unnamed(value), 'application/json', schema.value, idParts, ids, context);
}

export function toExample(
  example: ExampleValue,
  mediaType: string,
  schema: unknown,
  idParts: readonly string[],
  ids: FragmentIds,
  { markdown, root }: ApiContext,
  encoding?: BodyEncoding,
): Example {
  const externalHref = safeHref(example.externalValue);
  const written = toExampleText(example.value, mediaType, schema, (ref) => root.follow(ref)?.value, encoding);
  // An address that cannot be linked is told.
  const given = example.serialized ?? (externalHref === null ? example.externalValue : null);
  const { text, language } = given === null ? written : { ...written, text: given };
  return {
    id: ids.claim([...idParts, 'example', example.name]),
    title: example.title,
    description: markdown.compile(example.description ?? ''),
    text,
    language,
    externalValue: externalHref,
  };
}

function fromMap(holder: Cursor): ExampleValue[] {
  // 3.0 gives a map of Example Objects; a list of plain values is a schema keyword that strayed here.
  const list = holder.object.examples;
  if (Array.isArray(list))
    return list
      .slice(0, 20)
      .map((value: unknown, index) => ({ ...unnamed(value), name: String(index + 1), title: `Example ${index + 1}` }));
  return holder.entries('examples').map(([name, example]) => {
    const wrapped = ['value', 'dataValue', 'serializedValue', 'externalValue', 'summary'].some((key) =>
      example.has(key),
    );
    return {
      name,
      title: example.trimmed('summary') ?? name,
      description: example.trimmed('description'),
      value: wrapped ? (example.object.dataValue ?? example.object.value) : example.value,
      serialized: example.has('dataValue') || !example.has('value') ? example.text('serializedValue') : null,
      externalValue: example.trimmed('externalValue'),
    };
  });
}

function fromSingle(holder: Cursor): ExampleValue[] {
  return holder.has('example') ? [unnamed(holder.get('example').value)] : [];
}

function unnamed(value: unknown): ExampleValue {
  return { name: '', title: 'Example', description: null, value, serialized: null, externalValue: null };
}
