import { pointerToken } from '../../../worker/request/value/json.ts';
import { Cursor } from '../core/cursor.ts';
import { type Alternatives, constantsOf, isChoice } from './alternatives.ts';
import { isDefault, valuesOf } from './discriminator.ts';
import type { SchemaShape } from './schema-shape.ts';
import { readUse, type SchemaUse } from './schema-use.ts';

/** Alternatives that stand below a schema. */
export interface OutlineVariants {
  readonly keyword: Alternatives['keyword'];
  readonly discriminator: string | null;
  readonly branches: readonly OutlineBranch[];
}

export interface OutlineBranch extends SchemaUse {
  /** What the ids below are made of. */
  readonly name: string;
  readonly label: string | null;
  /** Value of the discriminator. */
  readonly value: string | null;
}

/** The alternatives of a schema; none of those that its type says in full. */
export function readVariants(shape: SchemaShape): OutlineVariants[] {
  const discriminator = shape.discriminator?.trimmed('propertyName') ?? null;
  const toVariants = (
    keyword: Alternatives['keyword'],
    branches: readonly { label: string | null; value: string | null; schema: Cursor }[],
  ): OutlineVariants => ({
    keyword,
    discriminator: keyword === 'oneOf' || keyword === 'anyOf' ? discriminator : null,
    branches: branches.map(({ label, value, schema }, index) => ({
      name: branchName(schema, label, index),
      label,
      value,
      ...readUse([schema]),
    })),
  });
  const variants = visibleAlternatives(shape).map(({ keyword, branches }) =>
    toVariants(
      keyword,
      branches.map(({ label, schema }) => ({ label, schema, value: discriminatorValue(shape, schema) })),
    ),
  );
  const mapped = mappedBranches(shape);
  return mapped.length > 0 ? [...variants, toVariants('oneOf', mapped)] : variants;
}

/** Whether a schema has alternatives to show. */
export function hasVariants(shape: SchemaShape): boolean {
  return visibleAlternatives(shape).length > 0 || mappedBranches(shape).length > 0;
}

/** Alternatives that differ in more than their type or value: `string or integer` says all in the type itself. */
function visibleAlternatives({ alternatives }: SchemaShape): Alternatives[] {
  return alternatives.filter(
    (entry) =>
      constantsOf(entry).length === 0 && (!isChoice(entry) || entry.branches.some(({ schema }) => !isBareType(schema))),
  );
}

export function isBareType(schema: Cursor): boolean {
  return Object.keys(schema.object).every((key) => key === 'type' || key === 'format');
}

/** A discriminator without oneOf: the mapping names the schemas that inherit from this one (OpenAPI 3.0 §4.7.25). */
function mappedBranches({
  alternatives,
  discriminator,
  parts,
}: SchemaShape): { label: null; value: string; schema: Cursor }[] {
  const own =
    discriminator !== null && parts[0] !== undefined && discriminator.pointer === `${parts[0].pointer}/discriminator`;
  if (!own || alternatives.length > 0) return [];
  return discriminator.raw('mapping').exists
    ? discriminator.rawEntries('mapping').flatMap(([value, ref]) => {
        const target = typeof ref.value === 'string' ? mappingTarget(ref, ref.value) : null;
        return target === null ? [] : [{ label: null, value, schema: target }];
      })
    : [];
}

/** A mapping names a schema by reference or by its bare name (OpenAPI 3.1 §4.8.25.2). */
function mappingTarget(place: Cursor, ref: string): Cursor | null {
  const $ref = ref.startsWith('#') ? ref : `#/components/schemas/${pointerToken(ref)}`;
  return place.follow($ref) === null ? null : new Cursor(place.context, { $ref }, place.pointer);
}

function discriminatorValue({ discriminator }: SchemaShape, branch: Cursor): string | null {
  const ref = branch.object.$ref;
  if (discriminator === null || typeof ref !== 'string') return null;
  const values = valuesOf(discriminator, ref);
  if (!isDefault(discriminator, ref)) return values.length === 0 ? null : values.join(', ');
  return [...values.filter((value) => discriminator.raw('mapping').has(value)), 'any other'].join(', ');
}

function branchName(schema: Cursor, label: string | null, index: number): string {
  const ref = schema.object.$ref;
  return (
    label ??
    (typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : (schema.trimmed('title') ?? `option-${index + 1}`))
  );
}
