import { type Cursor, documentMemo } from '../core/references/cursor.ts';
import { collectSubschemas, innerSchemas, MAX_VISITS, type SchemaIdentity } from './collect-subschemas.ts';
import { commonTypes } from './merge-parts.ts';
import { readStructure, type SchemaStructure } from './schema-structure.ts';
import { isChoice } from './variants/alternatives.ts';

/**
 * A schema prepared for display: references followed, `allOf` merged, differences between OpenAPI versions normalized.
 */
export interface SchemaShape extends SchemaStructure, SchemaIdentity {
  /** The schema objects that apply together: the schema itself, its `$ref` target, its `allOf` parts. */
  readonly parts: readonly Cursor[];
  /** JSON types in the given order, without `null`. Empty means any type. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

/** Shapes by pointer. Pages share the definitions in the components, but rarely other schemas. */
const SHAPES = { ofComponents: documentMemo<string, SchemaShape>(), others: documentMemo<string, SchemaShape>(4_000) };

/** Reads the schema that one or more schema objects describe together. */
export function readShape(schemas: readonly Cursor[]): SchemaShape {
  const [schema] = schemas;
  if (schema === undefined || schemas.length > 1 || schema.overrides !== null) return readUnion(schemas);
  const shapes = schema.pointer.startsWith('#/components/') ? SHAPES.ofComponents : SHAPES.others;
  return shapes(schema).get(schema.pointer, () => readUnion(schemas));
}

function readUnion(schemas: readonly Cursor[]): SchemaShape {
  const shape = readOwnShape(schemas);
  const only = shape.alternatives.length === 1 ? shape.alternatives[0] : undefined;
  const branch = only?.branches.length === 1 && isChoice(only) ? only.branches[0] : undefined;
  if (branch === undefined || shape.properties.size > 0) return shape;
  // A single alternative is not a choice: `anyOf: [X, null]` is a nullable X.
  const inner = readOwnShape([branch.schema]);
  const parts = [...shape.parts, ...inner.parts];
  const types = withoutNullType(givenTypes(parts));
  const { alternatives, discriminator } = inner;
  return {
    ...inner,
    ...readStructure(parts),
    alternatives,
    discriminator,
    parts,
    types: types.length > 0 ? types : inner.types.length > 0 ? inner.types : shape.types,
    nullable: shape.nullable || inner.nullable,
    readOnly: shape.readOnly || inner.readOnly,
    writeOnly: shape.writeOnly || inner.writeOnly,
  };
}

function readOwnShape(schemas: readonly Cursor[]): SchemaShape {
  const { parts, identity, pointers, aliases, home, name } = collectSubschemas(schemas);
  const structure = readStructure(parts);
  const { properties, required, patternProperties, additionalProperties, additionalName } = structure;
  const { items, prefixItems, alternatives, discriminator, hasNullBranch } = structure;
  const given = givenTypes(parts);
  const types = given.length > 0 ? given : inferTypes(parts, properties.size);
  // Written out: V8 takes 8 KB to copy so many members by object spread, and a large description has 50,000 shapes.
  return {
    identity,
    pointers,
    aliases,
    home,
    name,
    parts,
    types: withoutNullType(types),
    nullable:
      hasNullBranch ||
      types.includes('null') ||
      (parts.some((part) => part.flag('nullable')) && schemas.some((schema) => allowsNull(schema, new Set()) === true)),
    readOnly: parts.some((part) => part.flag('readOnly')),
    writeOnly: parts.some((part) => part.flag('writeOnly')),
    properties,
    required,
    patternProperties,
    additionalProperties,
    additionalName,
    items,
    prefixItems,
    alternatives,
    discriminator,
    hasNullBranch,
  };
}

/**
 * What OpenAPI 3.0 says about null: the outermost schema with the flag or a type decides, and of the parts of `allOf` the
 * last one, which extends the others. Null if none has either.
 */
function allowsNull(schema: Cursor, seen: Set<string>): boolean | null {
  if (schema.flag('nullable')) return true;
  if (schema.has('type')) return false;
  if (seen.has(schema.pointer) || seen.size >= MAX_VISITS) return null;
  seen.add(schema.pointer);
  for (const part of innerSchemas(schema).reverse()) {
    const said = allowsNull(part, seen);
    if (said !== null) return said;
  }
  return null;
}

function withoutNullType(types: readonly string[]): readonly string[] {
  const [only] = types;
  return types.length === 1 && only !== 'null' ? types : [...new Set(types)].filter((type) => type !== 'null');
}

/** The types that all schema objects allow, including `null`; empty if none has a `type`. */
export function givenTypes(parts: readonly Cursor[]): readonly string[] {
  return commonTypes(parts.map(readTypes).filter(({ length }) => length > 0));
}

function readTypes(part: Cursor): string[] {
  const type = part.object.type;
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? part.texts('type') : [];
}

/** Infers the types from other keywords if `type` is missing. */
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
