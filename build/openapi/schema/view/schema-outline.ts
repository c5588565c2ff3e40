import type { Cursor } from '../../core/references/cursor.ts';
import type { SchemaShape } from '../schema-shape.ts';
import { isPlainArray, readUse, type SchemaUse } from '../schema-use.ts';
import { hasVariants, type OutlineBranch, type OutlineVariants, readVariants } from '../variants/schema-variants.ts';

/** The fields and alternatives directly below a schema, regardless of where it is used. */
export interface SchemaOutline {
  readonly fields: readonly OutlineField[];
  /** All fields, then the branches of all alternatives. */
  readonly rows: readonly OutlineRow[];
  /** Whether requests and responses show different fields. */
  readonly isDirected: boolean;
}

/** A property or a branch. Pages break between rows. */
export type OutlineRow =
  | { readonly kind: 'field'; readonly field: OutlineField }
  | { readonly kind: 'branch'; readonly group: OutlineVariants; readonly branch: OutlineBranch };

export interface OutlineField extends SchemaUse {
  readonly name: string;
  readonly required: boolean;
}

export function readOutline(shape: SchemaShape): SchemaOutline {
  const fields = readFields(shape);
  return {
    fields,
    rows: [
      ...fields.map((field) => ({ kind: 'field', field }) as const),
      ...readVariants(shape).flatMap((group) =>
        group.branches.map((branch) => ({ kind: 'branch', group, branch }) as const),
      ),
    ],
    isDirected: fields.some((field) => field.shape.readOnly || field.shape.writeOnly),
  };
}

/** Whether a schema has anything to outline. */
export function hasChildren(shape: SchemaShape): boolean {
  return (
    shape.properties.size > 0 ||
    shape.patternProperties.size > 0 ||
    hasItemRows(shape) ||
    (shape.additionalProperties !== null && Object.keys(shape.additionalProperties.object).length > 0) ||
    hasVariants(shape)
  );
}

function readFields(shape: SchemaShape): OutlineField[] {
  const fields = inGivenOrder([...shape.properties]).map(([name, schemas]) =>
    toField(name, schemas, shape.required.has(name)),
  );
  for (const [pattern, schema] of shape.patternProperties) fields.push(toField(`/${pattern}/`, [schema]));
  for (const [index, schema] of shape.prefixItems.entries()) fields.push(toField(`[${index}]`, [schema]));
  if (hasItemRows(shape) && shape.items.length > 0) fields.push(toField(`[${shape.prefixItems.length}…]`, shape.items));
  if (shape.additionalProperties !== null)
    fields.push(toField(`{${shape.additionalName ?? 'key'}}`, [shape.additionalProperties]));
  return fields;
}

function toField(name: string, schemas: readonly Cursor[], required = false): OutlineField {
  return { name, required, ...readUse(schemas) };
}

/**
 * Whether the type label alone does not describe the items: the schema is a tuple, or has more structure than its
 * items.
 */
function hasItemRows(shape: SchemaShape): boolean {
  return shape.prefixItems.length > 0 || (shape.items.length > 0 && !isPlainArray(shape));
}

/** Sorts properties that have `x-order` or `x-position` first; the others keep the order of the description. */
function inGivenOrder(properties: [string, readonly Cursor[]][]): [string, readonly Cursor[]][] {
  const order = (schemas: readonly Cursor[]): number => {
    const value = schemas
      .map(({ object }) => object['x-order'] ?? object['x-position'])
      .find((given) => given !== undefined);
    return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
  };
  return properties.sort(([, a], [, b]) => order(a) - order(b));
}
