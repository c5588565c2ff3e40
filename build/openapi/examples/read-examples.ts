import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isObject } from '../../../worker/request/value/json.ts';
import { isJson } from '../../../worker/request/value/media-type.ts';
import { MAX_EXAMPLE_BYTES } from '../../../worker/request/write/example-text.ts';
import { type Cursor, placeMemo } from '../core/references/cursor.ts';
import { hasTexts, withTexts, writtenText } from '../core/written-numbers.ts';
import { readShape } from '../schema/schema-shape.ts';
import type { Direction } from '../schema/view/schema-node.ts';
import { type ExampleValue, readGivenExamples, unnamed } from './given-examples.ts';
import { fitExample, warnOfFault } from './sampler/fit-example.ts';
import { parseText } from './sampler/given-value.ts';
import { ANY_VALUE, UNKNOWN_TEXT } from './sampler/sample-scalar.ts';
import type { Sampler } from './sampler.ts';

/** Shared state for reading examples. */
export interface ExampleContext {
  readonly root: Cursor;
  readonly sampler: Sampler;
}

/** Most responses are those of many operations. */
const VALUES = placeMemo<readonly ExampleValue[]>();
const GIVEN = placeMemo<readonly ExampleValue[]>();

/**
 * All examples that a media type gives, or else a generated one; empty without a schema. `name`: the name of a
 * parameter. The same objects each time.
 */
export function readExampleValues(
  mediaType: Cursor,
  direction: Direction,
  context: ExampleContext,
  name = '',
): readonly ExampleValue[] {
  return VALUES(mediaType, `${direction} ${name}`, () => findExampleValues(mediaType, direction, context, name));
}

function findExampleValues(
  mediaType: Cursor,
  direction: Direction,
  context: ExampleContext,
  name: string,
): readonly ExampleValue[] {
  const given = readContentExamples(mediaType);
  if (given.length === 0) return sampleExample(mediaType, direction, context, name);
  const schema = mediaType.raw('schema');
  const isFitted = ({ value, serialized, externalValue }: ExampleValue): boolean =>
    schema.exists && value !== undefined && serialized === null && externalValue === null;
  const make = (): unknown => context.sampler.sample(schema, direction, 'all', name);
  return given.map((example) => {
    if (!isFitted(example)) return example;
    const { json, ...others } = example;
    const value = toFittingValue(example.value, schema, direction, make);
    const text = json ?? example.value;
    return { ...others, value, ...(isTextOf(text, value, mediaType) ? { json: text } : {}) };
  });
}

/**
 * The examples in the description. In JSON, text that writes an object or a list is that, unless the schema describes a
 * string.
 */
export function readContentExamples(mediaType: Cursor): readonly ExampleValue[] {
  return GIVEN(mediaType, '', () => findContentExamples(mediaType));
}

function findContentExamples(mediaType: Cursor): readonly ExampleValue[] {
  const examples = readGivenExamples(mediaType).map((example) => withSerialized(example, mediaType));
  if (!isJson(mediaType.key) || readShape([mediaType.raw('schema')]).types.includes('string')) return examples;
  return examples.map((example) => {
    const held = example.serialized === null ? parseText(example.value, ['array', 'object']) : undefined;
    return isTextOf(example.value, held, mediaType) ? { ...example, value: held, json: example.value } : example;
  });
}

/** An example that only has its text as sent, with the value that this is; samples and forms send the value. */
function withSerialized(example: ExampleValue, mediaType: Cursor): ExampleValue {
  const { value, serialized } = example;
  // A parameter also has its name in the text.
  if (value !== undefined || serialized === null || !mediaType.key.includes('/')) return example;
  const held = isJson(mediaType.key) ? parseText(serialized, ['array', 'object']) : undefined;
  if (held !== undefined) return { ...example, value: held, json: serialized };
  const isPlain = !isJson(mediaType.key) && readShape([mediaType.raw('schema')]).types.includes('string');
  return isPlain ? { ...example, value: serialized } : example;
}

/**
 * An example with scalars of the types that its schema wants. A generated value replaces a scalar that stays invalid; an
 * object or a list remains as its author wrote it.
 */
function toFittingValue(given: unknown, schema: Cursor, direction: Direction, make: () => unknown): unknown {
  const { value, fault } = fitExample(given, schema, direction);
  if (fault === null || (typeof value === 'object' && value !== null)) return value;
  const made = make() ?? value;
  // Text may be an object in the notation of the media type.
  return value === null || typeof made !== 'object' ? made : value;
}

/** Whether an example is JSON text of a value, and short enough to be shown whole. */
function isTextOf(given: unknown, value: unknown, mediaType: Cursor): given is string {
  if (typeof given !== 'string' || given.length > MAX_EXAMPLE_BYTES || typeof value !== 'object') return false;
  const held = isJson(mediaType.key) ? parseText(given, ['array', 'object']) : undefined;
  return held !== undefined && toExactJson(held) === toExactJson(value);
}

/** A generated example; empty without a schema, or if it allows no value. */
export function sampleExample(
  mediaType: Cursor,
  direction: Direction,
  { sampler }: ExampleContext,
  name = '',
): ExampleValue[] {
  const whole = mediaType.raw('schema');
  const schema = whole.exists ? whole : mediaType.raw('itemSchema');
  if (!schema.exists) return [];
  const made = sampler.sample(schema, direction, 'all', name);
  const value = isJson(mediaType.key) ? made : anyToText(made);
  return value === undefined || value === null ? [] : [unnamed(whole.exists ? value : [value])];
}

/** With text for a value or a member of any type: an empty object would not be sent, or be sent as JSON. */
function anyToText(value: unknown): unknown {
  if (value === ANY_VALUE) return UNKNOWN_TEXT;
  if (!isObject(value) || !Object.values(value).includes(ANY_VALUE)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, anyToText(member)]));
}

/**
 * The schema of a whole body. References are not followed, because XML elements are named after them. An `itemSchema`
 * (OpenAPI 3.2 §4.14) becomes an array of its items.
 */
export function readBodySchema(mediaType: Cursor): unknown {
  const items = mediaType.raw('itemSchema');
  const schema = mediaType.raw('schema');
  return schema.exists || !items.exists ? schema.value : { type: 'array', items: items.value };
}

/** A value for a parameter: its first example with a value, a value from its schema, or a generated one. */
export function readParameterValue(parameter: Cursor, context: ExampleContext): unknown {
  const holder = parameter.entries('content')[0]?.[1] ?? parameter;
  const name = parameter.trimmed('name') ?? '';
  const given = readExampleValues(holder, 'request', context, name).find(({ value }) => value !== undefined);
  return (given ?? sampleExample(holder, 'request', context, name)[0])?.value;
}

/** The value of a parameter for a URL or a header: its numbers are written as in the description, but integers. */
export function toParameterText(parameter: Cursor, value: unknown): unknown {
  if (!hasTexts()) return value;
  const shape = readShape([parameter.raw('schema')]);
  const isInteger = [shape, readShape(shape.items)].some(({ types }) => types.includes('integer'));
  if (parameter.has('content') || isInteger) return value;
  if (typeof value !== 'number') return withTexts(value);
  const given = readGivenExamples(parameter).find((example) => example.value === value);
  const schema = parameter.get('schema').object;
  const key = ['example', 'default'].find((name) => schema[name] === value);
  return given?.written ?? (key === undefined ? null : writtenText(schema, key)) ?? value;
}

/** Warns of the examples of a parameter, a header or a media type that do not match its schema. */
export function warnOfExamples(holder: Cursor, schema: Cursor, direction: Direction): void {
  for (const { name, value, serialized, externalValue } of readContentExamples(holder)) {
    if (serialized !== null || externalValue !== null) continue;
    warnOfFault(holder, name, fitExample(value, schema, direction));
  }
}
