import { isObject } from '../../../worker/request/value/json.ts';
import type { BodyEncoding } from '../../../worker/request/write/body-encoding.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { countValues, exampleTitle, readGivenExamples } from '../examples/given-examples.ts';
import { readBodyEncoding } from '../examples/read-body-encoding.ts';
import { readBodySchema, readExampleValues } from '../examples/read-examples.ts';
import type { SampleContext } from './sample-context.ts';

/** An example of a request body in one media type. */
export interface SampleBodyValue {
  /** Name of the given example; empty if it has none. */
  readonly name: string;
  readonly title: string;
  readonly mediaType: string;
  readonly schema: unknown;
  readonly encoding: BodyEncoding;
  readonly value: unknown;
  /** The JSON text that holds the value, if it was given as such. */
  readonly json?: string | undefined;
  /** Whether it has more fields than a first request needs. */
  readonly isWhole: boolean;
}

/** Every body that a sample may send: each example in each media type. A single null if there is no body. */
export function readSampleBodies(operation: Cursor, context: SampleContext): (SampleBodyValue | null)[] {
  const requestBody = operation.get('requestBody');
  const content = requestBody.entries('content');
  const bodies = content.flatMap(([mediaType, holder], index): SampleBodyValue[] => {
    const schema = readBodySchema(holder);
    const encoding = readBodyEncoding(holder);
    const shown = readValues(holder, index === 0, context);
    return shown
      .filter(({ value }) => requestBody.flag('required') || !isEmpty(value))
      .map(({ title, ...body }) => ({
        ...body,
        title: content.length === 1 ? title : shown.length === 1 ? mediaType : `${title} (${mediaType})`,
        mediaType,
        schema,
        encoding,
      }));
  });
  return bodies.length > 0 ? bodies : [null];
}

/** Values of a body that requires nothing and that a developer would send as a whole. */
const MAX_SMALL = 8;

type BodyValue = Pick<SampleBodyValue, 'name' | 'title' | 'value' | 'json' | 'isWhole'>;

/** The given examples. Without any, the fields that a first request needs, followed by all fields if there are more. */
function readValues(holder: Cursor, withWhole: boolean, context: SampleContext): BodyValue[] {
  const { messages } = context;
  const whole = readExampleValues(holder, 'request', context).map((example) => ({
    name: example.name,
    title: exampleTitle(example, messages),
    value: example.value,
    json: example.json,
    isWhole: false,
  }));
  const [made] = whole;
  if (made === undefined) return [{ name: '', title: '', value: undefined, isWhole: false }];
  const schema = holder.raw('schema');
  if (readGivenExamples(holder).length > 0 || !schema.exists) return whole;
  const isLarge = countValues(made.value) > MAX_SMALL;
  const least = isLarge ? undefined : context.sampler.sample(schema, 'request', 'needed');
  const needed = isLarge || hasEmptyItem(least) ? context.sampler.sample(schema, 'request', 'first') : least;
  if (!isObject(needed) || isEmpty(needed) || countValues(needed) === countValues(made.value)) return whole;
  const main = {
    name: '',
    title: withWhole ? messages.reference.mainFields : made.title,
    value: needed,
    isWhole: false,
  };
  return withWhole
    ? [main, { name: '', title: messages.reference.allFields, value: made.value, isWhole: true }]
    : [main];
}

/** Whether a list within has an object that says nothing. */
function hasEmptyItem(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => isEmpty(item) || hasEmptyItem(item));
  return isObject(value) && Object.values(value).some(hasEmptyItem);
}

function isEmpty(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** Keywords of a schema that add nothing to an object without properties. */
const EMPTY_KEYWORDS = new Set(['type', 'properties', 'title']);

/** Whether a request body describes nothing to send: some generators add such a body to every GET. */
export function isEmptyBody(body: Cursor): boolean {
  const content = body.entries('content');
  if (body.flag('required') || body.trimmed('description') !== null || content.length === 0) return false;
  return content.every(([, mediaType]) => isEmptyMediaType(mediaType));
}

function isEmptyMediaType(mediaType: Cursor): boolean {
  const { properties, additionalProperties, ...others } = mediaType.get('schema').object;
  return (
    !mediaType.has('example') &&
    !mediaType.has('examples') &&
    isEmpty(properties) &&
    (additionalProperties === undefined || additionalProperties === false) &&
    Object.keys(others).every((keyword) => EMPTY_KEYWORDS.has(keyword))
  );
}
