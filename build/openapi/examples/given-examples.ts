import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import { isObject } from '../../../worker/request/value/json.ts';
import { isForm, isJson, isMultipart, isXml } from '../../../worker/request/value/media-type.ts';
import type { BodyEncoding } from '../../../worker/request/write/body-encoding.ts';
import { MAX_EXAMPLE_BYTES } from '../../../worker/request/write/example-text.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { resolveHref } from '../core/references/links.ts';
import { mapMembers, toWrittenJson, withTexts, writtenText } from '../core/written-numbers.ts';

/** An example of a media type, parameter or header, not yet serialized. */
export interface ExampleValue {
  readonly name: string;
  /** Its summary or name; null if it has neither. */
  readonly title: string | null;
  readonly description: string | null;
  readonly value: unknown;
  /** The JSON text that holds the value, if it was given as such: `2.50` is not `2.5` to readers. */
  readonly json?: string;
  /** The text of a number that JSON writes in another way: `10.00`. */
  readonly written?: string;
  /** The exact text as sent, if the description gives it (OpenAPI 3.2 §4.19.1 `serializedValue`). */
  readonly serialized: string | null;
  readonly externalValue: string | null;
}

/** The examples in the description of a media type, parameter or header, without those that lead nowhere. */
export function readGivenExamples(holder: Cursor): ExampleValue[] {
  return [...fromMap(holder), ...fromSingle(holder)].filter(
    ({ value, serialized, externalValue }) => value !== undefined || serialized !== null || externalValue !== null,
  );
}

/** Wraps a value as an unnamed example. */
export function unnamed(value: unknown): ExampleValue {
  return { name: '', title: null, description: null, value, serialized: null, externalValue: null };
}

/** What is written in a media type: the value with numbers as in the description, which in JSON takes a text of it. */
export function textOrValue(
  { value, json }: { readonly value: unknown; readonly json?: string | undefined },
  mediaType: string,
  encoding?: BodyEncoding,
): unknown {
  if (json !== undefined) return json;
  if (isXml(mediaType)) return withTexts(value);
  if (isForm(mediaType) || isMultipart(mediaType)) return withFieldTexts(value, encoding);
  if (!isJson(mediaType)) return value;
  const text = toWrittenJson(value);
  return text === undefined || text.length > MAX_EXAMPLE_BYTES ? value : text;
}

/** Only of scalars and of items: an object in a field is JSON. */
function withFieldTexts(value: unknown, encoding?: BodyEncoding): unknown {
  if (!isObject(value)) return value;
  return mapMembers(value, (member, name) => {
    if (isJson(encoding?.byName.get(name)?.contentType ?? '')) return member;
    if (!Array.isArray(member)) return writtenText(value, name) ?? member;
    return member.map((item: unknown, index) => writtenText(member, index) ?? item);
  });
}

/** The title of an example as shown to readers. */
export function exampleTitle({ title, name }: ExampleValue, { page, reference }: BuildMessages): string {
  return title ?? (name === '' ? page.example : reference.exampleNumber(name));
}

/** The members of an Example Object that give its value. */
const VALUES: ReadonlySet<string> = new Set(['value', 'dataValue', 'serializedValue', 'externalValue']);

function fromMap(holder: Cursor): ExampleValue[] {
  // OpenAPI 3.0 has a map of Example Objects here. A list of plain values is a misplaced schema keyword.
  const list = holder.object.examples;
  if (Array.isArray(list))
    return list.slice(0, 20).map((value: unknown, index) => ({ ...unnamed(value), name: String(index + 1) }));
  return holder.entries('examples').flatMap(([name, example]) => {
    const externalValue = example.trimmed('externalValue');
    const keys = Object.keys(example.object).filter((key) => !key.startsWith('x-'));
    const wrapped = keys.some((key) => VALUES.has(key));
    // An Example Object without its value has nothing to show.
    if (keys.includes('summary') && keys.every((key) => key === 'summary' || key === 'description')) return [];
    return {
      name,
      title: example.trimmed('summary') ?? name,
      description: example.trimmed('description'),
      value: wrapped ? (example.object.dataValue ?? followed(example.raw('value'))) : example.value,
      ...asWritten(example.object, example.has('dataValue') ? 'dataValue' : 'value'),
      serialized: example.has('dataValue') || !example.has('value') ? example.text('serializedValue') : null,
      externalValue: resolveHref(example, externalValue) ?? externalValue,
    };
  });
}

function fromSingle(holder: Cursor): ExampleValue[] {
  return holder.has('example')
    ? [{ ...unnamed(followed(holder.raw('example'))), ...asWritten(holder.object, 'example') }]
    : [];
}

/** The target of a value that is only a reference, as bundlers resolve it. With other members, `$ref` is one of the data. */
function followed(value: Cursor): unknown {
  const { $ref, ...others } = value.object;
  return (typeof $ref === 'string' && Object.keys(others).length === 0 ? value.resolve() : value).value;
}

function asWritten(holder: object, key: string): Pick<ExampleValue, 'written'> {
  const written = writtenText(holder, key);
  return written === null ? {} : { written };
}

/** The number of values in a JSON value, including itself, its objects and its lists. */
export function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, member) => sum + countValues(member), 1);
}

/** Whether a value only consists of objects and lists. */
export function isHollow(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isHollow);
}
