import { suggest } from '../../report/nearest.ts';
import type { Cursor } from '../cursor.ts';
import { isObject } from '../read/json.ts';
import { type Alternatives, hasNullBranch, isChoice, readAlternatives, withoutNull } from './alternatives.ts';
import { collectParts } from './collect-parts.ts';

/** A schema read for showing: references followed, `allOf` merged, the differences between versions levelled. */
export interface SchemaShape {
  /** Where the schema is defined; two uses of one definition have the same. */
  readonly identity: string;
  /** Name below `#/components/schemas`, or null. */
  readonly name: string | null;
  /** The schema objects that apply together: the schema itself, its `$ref` target, its `allOf` parts. */
  readonly parts: readonly Cursor[];
  /** JSON types in the order given; without `null`. Empty: any. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly properties: ReadonlyMap<string, readonly Cursor[]>;
  readonly required: ReadonlySet<string>;
  readonly patternProperties: ReadonlyMap<string, Cursor>;
  /** Schema of further properties; null when none is given. */
  readonly additionalProperties: Cursor | null;
  readonly additionalName: string | null;
  readonly items: Cursor | null;
  readonly prefixItems: readonly Cursor[];
  readonly alternatives: readonly Alternatives[];
  readonly discriminator: Cursor | null;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

/** Reads one schema that is described by several schema objects at once; usually by one. */
export function readShape(schemas: readonly Cursor[]): SchemaShape {
  const [schema] = schemas;
  if (schema === undefined || schemas.length > 1 || schema.overrides !== null) return readUnion(schemas);
  const { shapes, warnings } = schema.context;
  const kept = shapes.get(schema.pointer);
  if (kept !== undefined) {
    warnings.repeat(kept);
    return kept.value;
  }
  const noted = warnings.note(() => readUnion(schemas));
  shapes.set(schema.pointer, noted);
  return noted.value;
}

function readUnion(schemas: readonly Cursor[]): SchemaShape {
  const shape = readOwnShape(schemas);
  const only = shape.alternatives.length === 1 ? shape.alternatives[0] : undefined;
  const branch = only?.branches.length === 1 && isChoice(only) ? only.branches[0] : undefined;
  if (branch === undefined || shape.properties.size > 0) return shape;
  // One alternative is none: `anyOf: [X, null]` is an X that may be null.
  const inner = readOwnShape([branch.schema]);
  return {
    ...inner,
    parts: [...shape.parts, ...inner.parts],
    nullable: shape.nullable || inner.nullable,
    readOnly: shape.readOnly || inner.readOnly,
    writeOnly: shape.writeOnly || inner.writeOnly,
  };
}

function readOwnShape(schemas: readonly Cursor[]): SchemaShape {
  const collected = collectParts(schemas);
  const { parts } = collected;
  const alternatives = parts.flatMap(readAlternatives);
  const types = parts.flatMap((part) => readTypes(part));
  const properties = new Map<string, Cursor[]>();
  for (const part of parts) {
    for (const [name, cursor] of part.rawEntries('properties'))
      properties.set(name, [...(properties.get(name) ?? []), cursor]);
  }
  return {
    identity: collected.identity,
    name: collected.name,
    parts,
    types: [...new Set(types.length > 0 ? types : inferTypes(parts, properties.size))].filter(
      (type) => type !== 'null',
    ),
    nullable:
      parts.some((part) => part.flag('nullable') || part.flag('x-nullable')) ||
      types.includes('null') ||
      alternatives.some(hasNullBranch),
    properties,
    required: readRequired(parts, properties, alternatives.length === 0),
    patternProperties: new Map(parts.flatMap((part) => part.rawEntries('patternProperties'))),
    additionalProperties:
      find(parts, 'additionalProperties', isSchema) ?? find(parts, 'unevaluatedProperties', isSchema),
    additionalName:
      parts
        .map((part) => part.get('additionalProperties').trimmed('x-additionalPropertiesName'))
        .find((name) => name !== null) ?? null,
    items:
      find(parts, 'items', isSchema) ??
      find(parts, 'unevaluatedItems', isSchema) ??
      find(parts, 'additionalItems', isSchema),
    // A list under `items` is what tuples were before JSON Schema 2020-12.
    prefixItems: parts.flatMap((part) => part.rawItems(Array.isArray(part.object.items) ? 'items' : 'prefixItems')),
    alternatives: alternatives.map(withoutNull).filter(({ branches }) => branches.length > 0),
    discriminator: find(parts, 'discriminator', isSchema),
    readOnly: parts.some((part) => part.flag('readOnly')),
    writeOnly: parts.some((part) => part.flag('writeOnly')),
  };
}

/** Names of required properties; one that is described nowhere is most likely misspelt. */
function readRequired(
  parts: readonly Cursor[],
  properties: ReadonlyMap<string, unknown>,
  isComplete: boolean,
): Set<string> {
  // Swagger 2.0 has a flag of the same name on parameters.
  const holders = parts.filter((part) => Array.isArray(part.object.required));
  const open = !isComplete || parts.some((part) => part.has('additionalProperties') || part.has('patternProperties'));
  for (const part of properties.size > 0 && !open ? holders : []) {
    for (const name of part.texts('required').filter((candidate) => !properties.has(candidate))) {
      part.warn(
        'required',
        `Cannot find the required property ${JSON.stringify(name)}${suggest(name, properties.keys()) || '. Describe it under "properties".'}`,
      );
    }
  }
  return new Set(holders.flatMap((part) => part.texts('required')));
}

function readTypes(part: Cursor): string[] {
  const type = part.object.type;
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? part.texts('type') : [];
}

/** Without `type`, what the other keywords say. */
function inferTypes(parts: readonly Cursor[], propertyCount: number): string[] {
  const has = (...keys: string[]): boolean => parts.some((part) => keys.some((key) => part.has(key)));
  if (propertyCount > 0 || has('additionalProperties', 'patternProperties')) return ['object'];
  if (has('items', 'prefixItems', 'minItems', 'maxItems')) return ['array'];
  const values: unknown =
    parts.find((part) => part.has('enum'))?.object.enum ??
    parts.filter((part) => part.has('const')).map((part) => part.object.const);
  const kinds = Array.isArray(values)
    ? [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))]
    : [];
  return kinds.filter((kind) => ['string', 'number', 'boolean', 'null'].includes(kind));
}

function isSchema({ value }: Cursor): boolean {
  return isObject(value);
}

function find(parts: readonly Cursor[], key: string, accept: (cursor: Cursor) => boolean): Cursor | null {
  for (const part of parts) {
    const cursor = part.raw(key);
    if (accept(cursor)) return cursor;
  }
  return null;
}
