import { pointerToken } from '../../../../worker/request/value/json.ts';
import { Cursor, placeMemo } from '../../core/references/cursor.ts';
import { readShape, type SchemaShape } from '../schema-shape.ts';
import { readUse, type SchemaUse } from '../schema-use.ts';
import { type Alternatives, constantsOf, isChoice } from './alternatives.ts';
import { findImpliedDiscriminator, fixedValues, isDefault, isMapped, valuesOf } from './discriminator.ts';

/** The alternatives of one keyword below a schema. */
export interface OutlineVariants {
  readonly keyword: Alternatives['keyword'];
  readonly discriminator: string | null;
  readonly branches: readonly OutlineBranch[];
}

export interface OutlineBranch extends SchemaUse {
  /** The prefix of the fragment ids below it. */
  readonly name: string;
  readonly label: string | null;
  /** The discriminator value that selects the branch. */
  readonly value: string | null;
}

/** Further values of a branch become an ellipsis: its fields list them all. */
const MAX_VALUES = 4;

/** The alternatives of a schema, except those that its type label already shows in full. */
export function readVariants(shape: SchemaShape): OutlineVariants[] {
  const named = shape.discriminator?.trimmed('propertyName') ?? null;
  if (shape.discriminator !== null) checkMapping(shape.discriminator);
  const variants = visibleAlternatives(shape).map((alternatives): OutlineVariants => {
    const discriminator = isChoice(alternatives) ? (named ?? findImpliedDiscriminator(alternatives)) : null;
    const branches = alternatives.branches.map(({ label, schema }) => ({
      label,
      schema,
      value: discriminatorValue(shape, discriminator, schema),
    }));
    return { keyword: alternatives.keyword, discriminator, branches: branches.map(toBranch) };
  });
  const mapped = mappedBranches(shape);
  return mapped.length > 0
    ? [...variants, { keyword: 'oneOf', discriminator: named, branches: mapped.map(toBranch) }]
    : variants;
}

function toBranch(
  { label, value, schema }: { label: string | null; value: string | null; schema: Cursor },
  index: number,
): OutlineBranch {
  return { name: branchName(schema, label, index), label, value, ...readUse([schema]) };
}

/** Whether a schema has alternatives to show. */
export function hasVariants(shape: SchemaShape): boolean {
  // Most schemas have neither, and this is asked for every row of every page.
  if (shape.alternatives.length === 0 && shape.discriminator === null) return false;
  return visibleAlternatives(shape).length > 0 || mappedBranches(shape).length > 0;
}

/**
 * Alternatives that differ in more than their type or value. For the others the type label is enough: `string or
 * integer`.
 */
function visibleAlternatives({ alternatives }: SchemaShape): Alternatives[] {
  return alternatives.filter(
    (entry) =>
      constantsOf(entry).length === 0 && (!isChoice(entry) || entry.branches.some(({ schema }) => !isBareType(schema))),
  );
}

export function isBareType(schema: Cursor): boolean {
  return Object.keys(schema.object).every((key) => key === 'type' || key === 'format' || key === 'nullable');
}

/**
 * The branches of a discriminator without `oneOf`: its mapping names the schemas that inherit from this one (OpenAPI
 * 3.0 §4.7.25).
 */
function mappedBranches(shape: SchemaShape): readonly MappedBranch[] {
  const { alternatives, discriminator, identity: own, parts, aliases } = shape;
  const isOwn = discriminator !== null && discriminator.pointer === `${own}/discriminator`;
  if (!isOwn || alternatives.length > 0) return [];
  if (!discriminator.has('mapping')) return [];
  const branches = readMapping(discriminator);
  // A subtype may add only words to this schema, or nothing. The others are no alternatives to it.
  const targets = new Set(branches.map(({ schema }) => schema.follow(String(schema.object.$ref))?.pointer));
  const subtypes = [...aliases, ...parts.map(({ pointer }) => pointer)];
  if (subtypes.some((pointer) => pointer !== own && targets.has(pointer))) return [];
  // A schema that names only itself has no alternatives.
  return branches.every(({ schema }) => schema.resolve().pointer === own) ? [] : branches;
}

/** Warns about schemas that do not exist, even if the branches name theirs themselves. */
function checkMapping(discriminator: Cursor): void {
  if (discriminator.has('mapping')) readMapping(discriminator);
  const fallback = discriminator.has('defaultMapping') ? discriminator.text('defaultMapping') : null;
  if (fallback !== null) mappingTarget(discriminator.raw('defaultMapping'), fallback);
}

interface MappedBranch {
  readonly label: null;
  readonly value: string;
  readonly schema: Cursor;
}

const MAPPINGS = placeMemo<readonly MappedBranch[]>();

/** The schemas that a mapping names. Warns about those that do not exist. */
function readMapping(discriminator: Cursor): readonly MappedBranch[] {
  return MAPPINGS(discriminator, '', () =>
    discriminator.rawEntries('mapping').flatMap(([value, ref]) => {
      const target = typeof ref.value === 'string' ? mappingTarget(ref, ref.value) : null;
      return target === null ? [] : [{ label: null, value, schema: target }];
    }),
  );
}

/** A mapping names a schema by reference or by its bare name (OpenAPI 3.1 §4.8.25.2). */
function mappingTarget(discriminator: Cursor, ref: string): Cursor | null {
  const $ref = ref.startsWith('#') ? ref : `#/components/schemas/${pointerToken(ref)}`;
  return discriminator.follow($ref) === null
    ? null
    : new Cursor(discriminator.context, { $ref }, discriminator.pointer);
}

function discriminatorValue({ discriminator }: SchemaShape, property: string | null, branch: Cursor): string | null {
  if (property === null) return null;
  const ref = branch.object.$ref;
  const fixed = fixedValues(readShape([branch]), property);
  if (discriminator === null || typeof ref !== 'string') return joinValues(fixed);
  const named = valuesOf(discriminator, ref);
  const isSaid = isMapped(discriminator, ref) || (fixed.length > 1 && named.some((value) => fixed.includes(value)));
  const values = isSaid || fixed.length === 0 ? named : fixed;
  if (!isDefault(discriminator, ref)) return joinValues(values);
  return [...values.filter((value) => discriminator.raw('mapping').has(value)), 'any other'].join(', ');
}

function joinValues(values: readonly string[]): string | null {
  if (values.length === 0) return null;
  return values.length > MAX_VALUES ? `${values.slice(0, MAX_VALUES).join(', ')}, …` : values.join(', ');
}

function branchName(schema: Cursor, label: string | null, index: number): string {
  const ref = schema.object.$ref;
  return (
    label ??
    (typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : (schema.trimmed('title') ?? `option-${index + 1}`))
  );
}
