import { HAS_LINES, OMITTED } from '../../../worker/forms/check/checker.ts';
import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isObject, type JsonObject, parsePointer } from '../../../worker/request/value/json.ts';
import { Cursor, documentMemo } from '../core/references/cursor.ts';
import { findValue } from '../core/references/find-value.ts';
import { isBeforeSiblings } from '../core/references/keywords.ts';

/** Keywords used by forms, validation or the mock. The others only matter to the page. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['type', 'format', 'enum', 'const', 'default', 'nullable', 'title', 'readOnly', 'writeOnly', 'deprecated', 'xml'],
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'required', 'dependentRequired'],
  ...['minContains', 'maxContains', 'contentEncoding', 'contentMediaType'],
]);

const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([
  ...['items', 'additionalProperties', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['not', 'contains', 'if', 'then', 'else'],
]);
const LIST_KEYWORDS: ReadonlySet<string> = new Set(['allOf', 'prefixItems']);
const CHOICES: ReadonlySet<string> = new Set(['anyOf', 'oneOf']);
/** In `dependencies`, the predecessor of `dependentRequired`, lists of names are copied as they are. */
const MAP_KEYWORDS: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependencies'],
]);

/** In place of a schema that is left out. */
export const OMITTED_SCHEMA = { [OMITTED]: true };

/** Longer enums become text fields. */
const MAX_VALUES = 400;
const MAX_DEPTH = 24;

/** The target of a reference, with its default name, which is used unless it is taken. */
export interface SchemaTarget {
  readonly schema: Cursor;
  readonly name: string;
}

interface CopyNames {
  /** Returns the name of a schema under `#/$defs`. */
  readonly nameOf: (target: SchemaTarget) => string;
  /** Identifies the texts of the labels. */
  readonly language: string;
  /** The labels of a schema's alternatives, by pointer. */
  readonly labelsOf: (schema: Cursor) => ReadonlyMap<string, string>;
}

interface SchemaCopy {
  /** JSON with the default names of all targets. */
  readonly text: string;
  /** Its reference targets in order, without duplicates. */
  readonly targets: readonly SchemaTarget[];
}

const COPIES = documentMemo<string, SchemaCopy>();

/** A copy of a named schema, memoized because hundreds of forms share it. */
export function copyNamedSchema(schema: Cursor, names: Omit<CopyNames, 'nameOf'>): SchemaCopy {
  return COPIES(schema).get(`${names.language} ${schema.pointer}`, () => {
    const targets = new Map<string, SchemaTarget>();
    const nameOf = (target: SchemaTarget): string => {
      if (!targets.has(target.schema.pointer)) targets.set(target.schema.pointer, target);
      return target.name;
    };
    const text = copyToJson(schema, { ...names, nameOf });
    return { text, targets: [...targets.values()] };
  });
}

/** The result of `copySchema` as JSON. */
export function copyToJson(schema: Cursor, names: CopyNames): string {
  return toExactJson(copySchema(schema, names)) ?? '{}';
}

/**
 * Copies the keywords of a schema that forms need. References become `#/$defs/Name`, and the title of an alternative is
 * its label on the page, unless that is the name of its schema.
 */
export function copySchema(schema: Cursor, names: CopyNames, depth = 0): unknown {
  if (!isObject(schema.value)) return typeof schema.value === 'boolean' ? schema.value : {};
  if (depth > MAX_DEPTH) return OMITTED_SCHEMA;
  const copied: Record<string, unknown> = {};
  const copy = (inner: Cursor): unknown => copySchema(inner, names, depth + 1);
  const isTyped = schema.value.$ref === undefined || !isBeforeSiblings(schema.context.root);
  for (const [key, value] of Object.entries(schema.value)) {
    // Authors rely on other siblings, such as `nullable`. A type is either the same or contradicts the target.
    if (key === 'type' && !isTyped) continue;
    if (key === '$ref' && typeof value === 'string') copied.$ref = copyReference(schema.resolve(), names);
    else if (key === '$dynamicRef' && typeof value === 'string')
      copied[key] = copyReference(schema.follow(value), names);
    else if (key === 'enum') Object.assign(copied, copyValues(value));
    else if (key === 'discriminator') copied.discriminator = copyDiscriminator(schema.raw(key), names);
    else if (KEYWORDS.has(key)) copied[key] = value;
    else if (key === 'additionalItems' || (key === 'items' && Array.isArray(value)))
      Object.assign(copied, copyTuple(schema, key, copy));
    else if (LIST_KEYWORDS.has(key)) copied[key] = schema.rawItems(key).map(copy);
    else if (SCHEMA_KEYWORDS.has(key)) copied[key] = copy(schema.raw(key));
    else if (CHOICES.has(key)) copied[key] = copyChoice(schema, key, { copy, names });
    else if (MAP_KEYWORDS.has(key)) copied[key] = copyMap(schema.rawEntries(key), copy);
  }
  return hasLines(schema.value) ? { ...copied, [HAS_LINES]: true } : copied;
}

function hasLines({ type, format, default: fallback, example, examples }: JsonObject): boolean {
  if (![type].flat().includes('string') || format === 'binary') return false;
  const texts = [fallback, example, ...(Array.isArray(examples) ? examples : [])];
  return texts.some((text) => typeof text === 'string' && text.trim().includes('\n'));
}

function copyChoice(
  schema: Cursor,
  key: string,
  { copy, names }: { readonly copy: (schema: Cursor) => unknown; readonly names: CopyNames },
): unknown[] {
  const labels = names.labelsOf(schema);
  return schema.rawItems(key).map((branch) => {
    const copied = copy(branch);
    const label = labels.get(branch.pointer);
    const isNamed = isObject(copied) && typeof copied.$ref === 'string' && copied.$ref.split('/').at(-1) === label;
    return label === undefined || isNamed || !isObject(copied) ? copied : { ...copied, title: label };
  });
}

/** A list of `items` becomes `prefixItems`, and `additionalItems` becomes `items`, as they are called since 2020. */
function copyTuple(schema: Cursor, key: string, copy: (schema: Cursor) => unknown): JsonObject {
  if (!Array.isArray(schema.object.items)) return {};
  if (key === 'additionalItems') return { items: copy(schema.raw(key)) };
  return schema.has('prefixItems') ? {} : { prefixItems: schema.rawItems(key).map(copy) };
}

function copyMap(entries: [string, Cursor][], copy: (schema: Cursor) => unknown): JsonObject {
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, Array.isArray(schema.value) ? schema.value : copy(schema)]),
  );
}

function copyValues(values: unknown): JsonObject {
  if (!Array.isArray(values)) return {};
  return values.length <= MAX_VALUES ? { enum: values } : OMITTED_SCHEMA;
}

/** A mapping's values become references. They may also be names (OpenAPI 3.1 §4.8.25). */
function copyDiscriminator(discriminator: Cursor, names: CopyNames): JsonObject {
  const { propertyName, mapping, defaultMapping } = discriminator.object;
  const copy = (target: unknown): unknown => {
    const ref = /[#/]/.test(String(target)) ? String(target) : `#/components/schemas/${target}`;
    const { context, pointer } = discriminator;
    if (findValue(context.root, parsePointer(ref) ?? ['']).kind === 'missing') return target;
    return copyReference(new Cursor(context, { $ref: ref }, pointer).resolve(), names);
  };
  return {
    propertyName,
    ...(isObject(mapping)
      ? { mapping: Object.fromEntries(Object.entries(mapping).map(([value, target]) => [value, copy(target)])) }
      : {}),
    ...(typeof defaultMapping === 'string' ? { defaultMapping: copy(defaultMapping) } : {}),
  };
}

function copyReference(target: Cursor | null, { nameOf }: CopyNames): string {
  return target?.exists ? `#/$defs/${nameOf({ schema: target, name: defaultName(target) })}` : '#/$defs/';
}

/** The last segment of a schema's pointer, limited to the characters of component names (OpenAPI 3.1 §4.8.7.1). */
function defaultName({ pointer }: Cursor): string {
  return (pointer.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '_') || 'schema';
}
