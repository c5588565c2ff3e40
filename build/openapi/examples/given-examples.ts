import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import { isJson } from '../../../worker/request/value/media-type.ts';
import { MAX_EXAMPLE_BYTES } from '../../../worker/request/write/example-text.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { resolveHref } from '../core/references/links.ts';
import { toWrittenJson, writtenText } from '../core/written-numbers.ts';

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

/** The examples in the description of a media type, parameter or header. */
export function readGivenExamples(holder: Cursor): ExampleValue[] {
  return [...fromMap(holder), ...fromSingle(holder)];
}

/** Wraps a value as an unnamed example. */
export function unnamed(value: unknown): ExampleValue {
  return { name: '', title: null, description: null, value, serialized: null, externalValue: null };
}

/** What is written in a media type: the value, or JSON text in which its numbers are as in the description. */
export function textOrValue(
  { value, json }: { readonly value: unknown; readonly json?: string | undefined },
  mediaType: string,
): unknown {
  if (json !== undefined || !isJson(mediaType)) return json ?? value;
  const text = toWrittenJson(value);
  return text === undefined || text.length > MAX_EXAMPLE_BYTES ? value : text;
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
      value: wrapped ? (example.object.dataValue ?? example.object.value) : example.value,
      ...asWritten(example.object, example.has('dataValue') ? 'dataValue' : 'value'),
      serialized: example.has('dataValue') || !example.has('value') ? example.text('serializedValue') : null,
      externalValue: resolveHref(example, externalValue) ?? externalValue,
    };
  });
}

function fromSingle(holder: Cursor): ExampleValue[] {
  return holder.has('example')
    ? [{ ...unnamed(holder.get('example').value), ...asWritten(holder.object, 'example') }]
    : [];
}

function asWritten(holder: object, key: string): Pick<ExampleValue, 'written'> {
  const written = writtenText(holder, key);
  return written === null ? {} : { written };
}
