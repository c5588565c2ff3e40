import { checkValue } from '../../../../worker/forms/check/check-value.ts';
import type { ValueFault } from '../../../../worker/forms/check/checker.ts';
import { describeFault } from '../../../../worker/forms/check/describe-fault.ts';
import { english } from '../../../../worker/model/messages/english.ts';
import { parseExactJson, toExactJson } from '../../../../worker/request/value/exact-integers.ts';
import { isObject, parsePointer } from '../../../../worker/request/value/json.ts';
import { Memo, memoize } from '../../../base/cache/memo.ts';
import { type Cursor, documentMemo } from '../../core/references/cursor.ts';
import { findValue } from '../../core/references/find-value.ts';
import { toWrittenJson } from '../../core/written-numbers.ts';
import type { Direction } from '../../schema/view/schema-node.ts';
import { toResolver } from './fits-schema.ts';
import { convertScalar, parseText } from './given-value.ts';

/** An example as its schema wants it, as far as possible. */
interface FittedExample {
  readonly value: unknown;
  /** What is still wrong, or null. */
  readonly fault: ValueFault | null;
}

/** A conversion may show further faults. */
const MAX_ROUNDS = 5;
const MAX_FITTED = 2_000;
/** By JSON, then by direction and schema: equal examples of many operations have the same schema. */
const FITTED = documentMemo<string, Memo<string, FittedExample>>(MAX_FITTED);
const toGivenJson = (given: unknown): string | undefined => toWrittenJson(given) ?? toExactJson(given);
const objectToJson = memoize<object, string | undefined>(toGivenJson, { max: MAX_FITTED });

/**
 * Converts scalars of another type, where that makes them valid: quoted numbers, texts without quotes. An object or a
 * list may be given as JSON text, at any depth.
 */
export function fitExample(given: unknown, schema: Cursor, direction: Direction): FittedExample {
  const json = typeof given === 'object' && given !== null ? objectToJson(given) : toGivenJson(given);
  if (json === undefined) return { value: given, fault: null };
  const fitted = FITTED(schema).get(json, () => new Memo({ recorder: schema.context.warnings.recorder }));
  return fitted.get(`${direction} ${schema.pointer}`, () => {
    const copy = parseExactJson(json);
    const { value, fault } = convert(copy, schema, direction);
    return { value: value === copy || toExactJson(value) === json ? given : value, fault };
  });
}

function convert(given: unknown, schema: Cursor, direction: Direction): FittedExample {
  const options = { resolveRef: toResolver(schema.context), direction };
  let value = given;
  let { faults } = checkValue(value, schema.value, options);
  for (let round = 0; round < MAX_ROUNDS && faults.length > 0; round++) {
    const read = faults.reduce(parseAt, value);
    const isRead = read !== value;
    const next = isRead ? read : faults.reduce(convertAt, value);
    const left = checkValue(next, schema.value, options).faults;
    // What a text holds may have more faults than the text.
    if (!isRead && left.length >= faults.length) break;
    value = next;
    faults = left;
  }
  return { value, fault: faults[0] ?? null };
}

function parseAt(value: unknown, { pointer, keyword, expected }: ValueFault): unknown {
  const parse = (text: unknown): unknown => parseText(text, String(expected).split(', '));
  return keyword === 'type' ? changeAt(value, pointer, parse) : value;
}

function convertAt(value: unknown, { pointer, keyword, expected }: ValueFault): unknown {
  return changeAt(value, pointer, (scalar) =>
    keyword === 'type'
      ? convertScalar(scalar, String(expected).split(', '))
      : keyword === 'enum' && Array.isArray(expected)
        ? expected.find((one) => String(one) === String(scalar))
        : undefined,
  );
}

/** Replaces the scalar at a pointer, unless the result is undefined. */
function changeAt(value: unknown, pointer: string, change: (scalar: unknown) => unknown): unknown {
  const keys = parsePointer(`#${pointer}`) ?? [];
  const found = findValue(value, keys);
  if (found.kind === 'missing' || typeof found.value === 'object') return value;
  const changed = change(found.value);
  return changed === undefined ? value : replaceAt(value, keys, changed);
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) return value.with(Number(key), replaceAt(value[Number(key)], rest, replacement));
  return isObject(value) ? { ...value, [key]: replaceAt(value[key], rest, replacement) } : value;
}

/** Warns of the examples in a schema itself. */
export function warnOfSchemaExamples(schema: Cursor): void {
  const { example, examples } = schema.object;
  const listed = Array.isArray(examples) ? examples.map((value: unknown, index) => [String(index + 1), value]) : [];
  for (const [name, value] of [['', example], ...listed]) {
    warnOfFault(schema, String(name), fitExample(value, schema, 'both'));
  }
}

/** Faults of a single value, which says more than its type. */
const OF_VALUE: ReadonlySet<string> = new Set([
  ...['format', 'pattern', 'multipleOf'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
]);

/** A longer value is not repeated in a warning. */
const MAX_FOUND = 40;

/** Warns of an example that does not match its schema. `name`: empty for an `example`. */
export function warnOfFault(holder: Cursor, name: string, { value, fault }: FittedExample): void {
  if (fault === null) return;
  const { pointer, ...rest } = fault;
  const label = name === '' ? '' : ` ${JSON.stringify(name)}`;
  const place = pointer === '' ? '' : ` at ${pointer}`;
  // Generators write `example: null` everywhere. One text for all, so that they are listed as one.
  const isNull = pointer === '' && fault.keyword === 'type' && fault.found === 'null';
  const found = OF_VALUE.has(fault.keyword) ? nameValueAt(value, pointer) : '';
  holder.warn(
    name === '' ? 'example' : 'examples',
    isNull
      ? `Cannot match the example${label} with its schema: it does not allow null. Remove the example, or allow null.`
      : `Cannot match the example${label} with its schema${place}: ${describeFault(rest, english.faults).replace(/\.$/, () => found)}. Correct one of them.`,
  );
}

function nameValueAt(value: unknown, pointer: string): string {
  const target = findValue(value, parsePointer(`#${pointer}`) ?? []);
  const json = target.kind === 'found' ? (toExactJson(target.value) ?? '') : '';
  return json === '' || json.length > MAX_FOUND ? '' : `, found ${json}`;
}
