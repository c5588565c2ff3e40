import type { Cursor } from '../cursor.ts';
import {
  createNode,
  type Direction,
  type FieldNode,
  isPlainArray,
  type NodeChildren,
  type SchemaNode,
  type VariantsNode,
} from './schema-node.ts';
import type { SchemaShape } from './schema-shape.ts';
import { hasVariants, readVariants } from './schema-variants.ts';

export interface ExpandOptions {
  /** Whether what travels the other way only is shown too. */
  readonly bothDirections: boolean;
  readonly requiredFirst: boolean;
  /** Fields and branches of one schema beyond these are left to another page. */
  readonly maxRows: number;
}

/** What stands directly below a node. */
export function expandNode(
  node: SchemaNode,
  { bothDirections, requiredFirst, maxRows }: ExpandOptions,
): Extract<NodeChildren, { kind: 'expanded' }> {
  const fields = readFields(node, bothDirections);
  if (requiredFirst) fields.sort((a, b) => Number(b.required) - Number(a.required));
  const variants = readVariants(node);
  const total = fields.length + variants.reduce((sum, { branches }) => sum + branches.length, 0);
  const end = node.skip + maxRows;
  const count = total - end;
  if (node.skip === 0 && count <= 0) return { kind: 'expanded', fields, variants, rest: null };
  return {
    kind: 'expanded',
    fields: fields.slice(node.skip, end),
    variants: sliceVariants(variants, node.skip - fields.length, end - fields.length),
    rest: count <= 0 ? null : { node: { ...node, skip: end, children: null }, count },
  };
}

/** The branches from `start` to `end` of all alternatives one behind the other. */
function sliceVariants(variants: readonly VariantsNode[], start: number, end: number): VariantsNode[] {
  let offset = 0;
  return variants.flatMap((entry) => {
    const from = offset;
    offset += entry.branches.length;
    const branches = entry.branches.slice(Math.max(start - from, 0), Math.max(end - from, 0));
    return branches.length === 0 ? [] : [{ ...entry, branches }];
  });
}

/** Whether there is anything to expand. */
export function hasChildren(shape: SchemaShape): boolean {
  return (
    shape.properties.size > 0 ||
    shape.patternProperties.size > 0 ||
    hasItemRows(shape) ||
    (shape.additionalProperties !== null && Object.keys(shape.additionalProperties.object).length > 0) ||
    hasVariants(shape)
  );
}

function readFields(parent: SchemaNode, bothDirections: boolean): FieldNode[] {
  const { element, path, section, direction } = parent;
  const child = (name: string, schemas: readonly Cursor[], required = false): FieldNode => ({
    name,
    required,
    node: createNode(schemas, [...path, name], parent, section, direction),
  });
  const fields = inGivenOrder([...element.properties]).map(([name, schemas]) =>
    child(name, schemas, element.required.has(name)),
  );
  for (const [pattern, schema] of element.patternProperties) fields.push(child(`/${pattern}/`, [schema]));
  for (const [index, schema] of element.prefixItems.entries()) fields.push(child(`[${index}]`, [schema]));
  if (hasItemRows(element) && element.items !== null)
    fields.push(child(`[${element.prefixItems.length}…]`, [element.items]));
  if (element.additionalProperties !== null)
    fields.push(child(`{${element.additionalName ?? 'key'}}`, [element.additionalProperties]));
  return bothDirections ? fields : fields.filter(({ node }) => travels(node, direction));
}

/** Items that the type does not say in full: of a tuple, or of a list that is described by more than its items. */
function hasItemRows(shape: SchemaShape): boolean {
  return shape.prefixItems.length > 0 || (shape.items !== null && !isPlainArray(shape));
}

/** Properties in the order of the description, or of their `x-order` (or `x-position`) where they have one. */
function inGivenOrder(properties: [string, readonly Cursor[]][]): [string, readonly Cursor[]][] {
  const order = (schemas: readonly Cursor[]): number => {
    const value = schemas
      .map(({ object }) => object['x-order'] ?? object['x-position'])
      .find((given) => given !== undefined);
    return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
  };
  return properties.sort(([, a], [, b]) => order(a) - order(b));
}

function travels({ shape }: SchemaNode, direction: Direction): boolean {
  if (direction === 'both') return true;
  return !shape.parts.some((part) => part.flag(direction === 'request' ? 'readOnly' : 'writeOnly'));
}
