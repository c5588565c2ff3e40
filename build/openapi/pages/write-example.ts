import type { Example } from '../../../worker/model/api-messages.ts';
import type { BodyEncoding } from '../../../worker/request/write/body-encoding.ts';
import { toExampleText } from '../../../worker/request/write/example-text.ts';
import type { FragmentIds } from '../../fragment-ids.ts';
import type { Cursor } from '../core/cursor.ts';
import { safeHref } from '../core/links.ts';
import { type ExampleValue, unnamed } from '../examples/given-examples.ts';
import type { Direction } from '../schema/schema-node.ts';
import type { ApiContext } from './api-context.ts';

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
  const written = toExampleText(example.value, {
    mediaType,
    schema,
    encoding,
    resolveRef: (ref) => root.follow(ref)?.value,
  });
  // An address that cannot be linked is text.
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
