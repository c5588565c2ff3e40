import { parseExactJson } from '../../../../worker/request/value/exact-integers.ts';
import type { JsonObject } from '../../../../worker/request/value/json.ts';
import { commonValues } from '../../schema/merge-parts.ts';
import { isOfType } from './fits-schema.ts';

/** The values in the schema itself, best first: examples, then constants, defaults and enum values. */
export function givenValues(parts: readonly JsonObject[], types: readonly string[]): readonly unknown[] {
  if (!parts.some(hasValue)) return NOTHING;
  const examples = parts.flatMap(readExamples).filter((value) => value !== undefined);
  const constants = parts.flatMap((part) => (part.const === undefined ? [] : [part.const]));
  const defaults = parts.map((part) => part.default).filter(isTelling);
  const listed = listedValues(parts);
  const values = [...listed.filter((value) => value !== null && value !== ''), ...listed];
  const withConverted = (value: unknown): unknown[] => [value, ...convert(value, types)];
  return [...examples.flatMap(withConverted), ...constants, ...defaults.flatMap(withConverted), ...values];
}

/**
 * An enum value for a schema that contradicts its own enum, such as by type or length. No value would be valid, but
 * readers know the listed ones. Undefined without an enum.
 */
export function givenAnyway(parts: readonly JsonObject[], types: readonly string[]): unknown {
  const values = listedValues(parts);
  const value = values.find((each) => each !== null) ?? values[0];
  return value === undefined ? undefined : (convert(value, types)[0] ?? value);
}

function listedValues(parts: readonly JsonObject[]): readonly unknown[] {
  return commonValues(parts.flatMap((part) => (Array.isArray(part.enum) ? [part.enum] : []))) ?? NOTHING;
}

const NOTHING: readonly unknown[] = [];

function hasValue(part: JsonObject): boolean {
  return GIVEN.some((keyword) => part[keyword] !== undefined);
}

const GIVEN = ['example', 'examples', 'x-example', 'const', 'default', 'enum'];

function readExamples(part: JsonObject): unknown[] {
  const { examples } = part;
  const list: readonly unknown[] = Array.isArray(examples) ? examples.slice(0, 5) : [];
  return [part.example, part['x-example'], ...list];
}

/** Whether a default is a useful example. An empty one is not. */
function isTelling(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && typeof value !== 'object';
}

function convert(value: unknown, types: readonly string[]): unknown[] {
  if (types.some((type) => isOfType(value, type))) return [];
  const converted = convertScalar(value, types) ?? parseText(value, types);
  if (converted !== undefined) return [converted];
  return types.includes('array') && value !== null ? [[value]] : [];
}

/** A longer text is no number that anyone sends. */
const MAX_SCALAR = 200;

/** Converts an example to one of the types: quoted numbers, and strings without quotes, are common. */
export function convertScalar(value: unknown, types: readonly string[]): unknown {
  if (types.includes('string') && ['number', 'bigint', 'boolean'].includes(typeof value)) return String(value);
  if (typeof value !== 'string' || value.length > MAX_SCALAR) return undefined;
  if (types.includes('boolean') && /^(?:true|false)$/.test(value)) return value === 'true';
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value) && (types.includes('number') || types.includes('integer'));
  return isNumber ? parseExactJson(value.replace(/^(-?)0+(?=\d)/, '$1')) : undefined;
}

/** The object or list that a text writes as JSON, if it is of one of the types; otherwise undefined. */
export function parseText(text: unknown, types: readonly string[]): unknown {
  if (typeof text !== 'string') return undefined;
  const type = { '[': 'array', '{': 'object' }[text.trimStart().charAt(0)];
  if (type === undefined || !types.includes(type)) return undefined;
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}
