import type { BodyEncoding } from '../../../worker/request/write/body-encoding.ts';
import { toExampleText } from '../../../worker/request/write/example-text.ts';
import type { FragmentIds } from '../../base/fragment-ids.ts';
import type { Example } from '../../page/blocks/api/examples/example.ts';
import { type Cursor, documentMemo } from '../core/references/cursor.ts';
import { safeHref } from '../core/references/links.ts';
import { type ExampleValue, exampleTitle, textOrValue, unnamed } from '../examples/given-examples.ts';
import type { Direction } from '../schema/view/schema-node.ts';
import type { ApiContext } from './api-context.ts';

/** The output format of an example. */
interface ExampleFormat {
  readonly mediaType: string;
  readonly schema: unknown;
  readonly encoding?: BodyEncoding;
  /** The prefix of its fragment id. */
  readonly path: readonly string[];
}

interface ExamplePage {
  readonly context: ApiContext;
  readonly ids: FragmentIds;
}

/** The text of each example, which is of one media type. */
const WRITTEN = documentMemo<ExampleValue, ReturnType<typeof toExampleText>>();

/** A generated JSON example of a schema; null if none can be generated. */
export function toSampledExample(
  schema: Cursor,
  { direction, path }: { readonly direction: Direction; readonly path: readonly string[] },
  page: ExamplePage,
): Example | null {
  const value = page.context.sampler.sample(schema, direction);
  return value === undefined || value === null
    ? null
    : toExample(unnamed(value), { mediaType: 'application/json', schema: schema.value, path }, page);
}

export function toExample(
  example: ExampleValue,
  { mediaType, schema, encoding, path }: ExampleFormat,
  { context, ids }: ExamplePage,
): Example {
  const { markdown, root } = context;
  const externalHref = safeHref(example.externalValue);
  const written = WRITTEN(root).get(example, () =>
    toExampleText(textOrValue(example, mediaType, encoding), {
      mediaType,
      schema,
      encoding,
      resolveRef: (ref) => root.follow(ref)?.value,
    }),
  );
  // A URL that cannot be linked becomes text.
  const given = example.serialized ?? (externalHref === null ? example.externalValue : null);
  const { text, language } = given === null ? written : { ...written, text: given };
  return {
    id: ids.claim([...path, 'example', example.name]),
    title: exampleTitle(example, context.messages),
    summary: example.title === example.name ? null : example.title,
    description: markdown.compile(example.description ?? ''),
    text,
    language,
    externalValue: externalHref,
  };
}
