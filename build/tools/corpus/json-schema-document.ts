import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { DATA_KEYWORDS } from '../../openapi/core/references/keywords.ts';
import type { Direction } from '../../openapi/schema/view/schema-node.ts';

const TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
/** Keywords that hold data or that validators ignore. */
const DATA: ReadonlySet<string> = new Set([...DATA_KEYWORDS, 'examples', 'x-example', 'x-examples']);
const NAMES_OF_SCHEMAS = ['$id', 'id', '$schema', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$vocabulary'];
const COUNTS = [
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
];

/**
 * Converts a whole description so that ajv can read its schemas as JSON Schema 2020-12, at the same pointers.
 * Modernizes `nullable` and the boolean bounds of OpenAPI 3.0, drops faulty keywords, and requires nothing that the
 * direction hides. `withSiblings`: whether keywords beside a `$ref` apply, as they do since OpenAPI 3.1.
 */
export function toJsonSchemaDocument(value: unknown, direction: Direction, withSiblings: boolean): unknown {
  const convert = (inner: unknown): unknown => toJsonSchemaDocument(inner, direction, withSiblings);
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value === 'bigint') return Number(value);
  if (!isObject(value)) return value;
  if (!withSiblings && typeof value.$ref === 'string') return { $ref: value.$ref };
  const members = Object.entries(value).map(([key, member]): [string, unknown] => [
    key,
    DATA.has(key) && !isObject(member) ? toNumbers(member) : convert(member),
  ]);
  return repair(Object.fromEntries(members), direction);
}

function repair(schema: Record<string, unknown>, direction: Direction): JsonObject {
  for (const key of NAMES_OF_SCHEMAS)
    if (typeof schema[key] === 'string' || typeof schema[key] === 'boolean') delete schema[key];
  for (const bound of ['Minimum', 'Maximum'] as const) {
    const [exclusive, inclusive] = [`exclusive${bound}`, bound.toLowerCase()];
    if (schema[exclusive] !== true) continue;
    schema[exclusive] = schema[inclusive];
    delete schema[inclusive];
  }
  for (const key of COUNTS) if (!isObject(schema[key]) && typeof schema[key] !== 'number') delete schema[key];
  for (const key of ['allOf', 'anyOf', 'oneOf'])
    if (Array.isArray(schema[key]) && schema[key].length === 0) delete schema[key];
  if (Array.isArray(schema.items)) {
    schema.prefixItems = schema.items;
    delete schema.items;
  }
  if (schema.type !== undefined && !isObject(schema.type)) repairType(schema);
  if (typeof schema.pattern === 'string' && !isPattern(schema.pattern)) delete schema.pattern;
  if (schema.enum !== undefined && !isObject(schema.enum) && !(Array.isArray(schema.enum) && schema.enum.length > 0))
    delete schema.enum;
  if (schema.nullable === true) {
    if (Array.isArray(schema.enum)) schema.enum = [...schema.enum, null];
  }
  if (typeof schema.nullable === 'boolean') delete schema.nullable;
  if (schema.required !== undefined && !isObject(schema.required)) repairRequired(schema, direction);
  return schema;
}

function repairType(schema: Record<string, unknown>): void {
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).map((type) =>
    type === 'file' ? 'string' : type,
  );
  if (!types.every((type) => TYPES.has(type))) delete schema.type;
  else schema.type = schema.nullable === true ? [...new Set([...types, 'null'])] : [...new Set(types)];
}

function repairRequired(schema: Record<string, unknown>, direction: Direction): void {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const properties = isObject(schema.properties) ? schema.properties : {};
  const names = Array.isArray(schema.required) ? schema.required : [];
  schema.required = names.filter((name) => {
    const property = typeof name === 'string' && Object.hasOwn(properties, name) ? properties[name] : null;
    return typeof name === 'string' && !(isObject(property) && property[hidden] === true);
  });
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Converts bigints to numbers. */
export function toNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toNumbers);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toNumbers(member)]));
}
