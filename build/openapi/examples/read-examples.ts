import type { Cursor } from '../core/cursor.ts';
import type { Direction } from '../schema/schema-node.ts';
import type { ExampleContext } from './example-context.ts';
import { type ExampleValue, readGivenExamples, unnamed } from './given-examples.ts';

/** All given examples of a media type, else a generated one; empty without a schema. `name`: of the parameter. */
export function readExampleValues(
  mediaType: Cursor,
  direction: Direction,
  { sampler }: ExampleContext,
  name = '',
): ExampleValue[] {
  const given = readGivenExamples(mediaType);
  if (given.length > 0) return given;
  const whole = mediaType.raw('schema');
  const schema = whole.exists ? whole : mediaType.raw('itemSchema');
  if (!schema.exists) return [];
  const value = sampler.sample(schema, direction, 'all', name);
  return value === undefined || value === null ? [] : [unnamed(whole.exists ? value : [value])];
}

/** The schema of a whole body, its references not followed, as XML is named after them; of one that is described by its items, a list of them (OpenAPI 3.2 §4.14 `itemSchema`). */
export function readBodySchema(mediaType: Cursor): unknown {
  const items = mediaType.raw('itemSchema');
  const schema = mediaType.raw('schema');
  return schema.exists || !items.exists ? schema.value : { type: 'array', items: items.value };
}

/** One value for a parameter: given, by its schema, or made. */
export function readParameterValue(parameter: Cursor, context: ExampleContext): unknown {
  const content = parameter.entries('content')[0]?.[1];
  return readExampleValues(content ?? parameter, 'request', context, parameter.trimmed('name') ?? '')[0]?.value;
}
