import type { Cursor } from '../core/cursor.ts';
import type { Direction } from '../schema/schema-node.ts';
import type { ExampleContext } from './example-context.ts';
import { type ExampleValue, readGivenExamples, unnamed } from './given-examples.ts';

/**
 * All examples that a media type gives, or else a generated one; empty without a schema. `name`: the name of a
 * parameter.
 */
export function readExampleValues(
  mediaType: Cursor,
  direction: Direction,
  context: ExampleContext,
  name = '',
): ExampleValue[] {
  const given = readGivenExamples(mediaType);
  return given.length > 0 ? given : sampleExample(mediaType, direction, context, name);
}

function sampleExample(
  mediaType: Cursor,
  direction: Direction,
  { sampler }: ExampleContext,
  name: string,
): ExampleValue[] {
  const whole = mediaType.raw('schema');
  const schema = whole.exists ? whole : mediaType.raw('itemSchema');
  if (!schema.exists) return [];
  const value = sampler.sample(schema, direction, 'all', name);
  return value === undefined || value === null ? [] : [unnamed(whole.exists ? value : [value])];
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
  const given = readGivenExamples(holder).find(({ value }) => value !== undefined);
  return (given ?? sampleExample(holder, 'request', context, name)[0])?.value;
}
