import {
  createChild,
  type Direction,
  type FieldNode,
  type NodeChildren,
  type SchemaNode,
  type VariantsNode,
} from './schema-node.ts';
import type { OutlineField, SchemaOutline } from './schema-outline.ts';
import type { OutlineVariants } from './schema-variants.ts';

export interface ExpandOptions {
  /** Whether what travels the other way only is shown too. */
  readonly bothDirections: boolean;
  readonly requiredFirst: boolean;
  /** Fields and branches of one schema beyond these are left to another page. */
  readonly maxRows: number;
}

/** What stands directly below a node, by the outline of its element. */
export function expandNode(
  node: SchemaNode,
  outline: SchemaOutline,
  { bothDirections, requiredFirst, maxRows }: ExpandOptions,
): Extract<NodeChildren, { kind: 'expanded' }> {
  const { direction, skip } = node;
  const travelling = bothDirections ? outline.fields : outline.fields.filter(({ shape }) => travels(shape, direction));
  const fields = requiredFirst ? travelling.toSorted((a, b) => Number(b.required) - Number(a.required)) : travelling;
  const total = fields.length + outline.variants.reduce((sum, { branches }) => sum + branches.length, 0);
  const end = skip + maxRows;
  const count = total - end;
  const isWhole = skip === 0 && count <= 0;
  const shownFields = isWhole ? fields : fields.slice(skip, end);
  const shownVariants = isWhole
    ? outline.variants
    : sliceVariants(outline.variants, skip - fields.length, end - fields.length);
  return {
    kind: 'expanded',
    fields: shownFields.map((field) => toFieldNode(field, node)),
    variants: shownVariants.map((variants) => toVariantsNode(variants, node)),
    rest: count <= 0 ? null : { node: { ...node, skip: end, children: null }, count },
  };
}

function travels({ readOnly, writeOnly }: OutlineField['shape'], direction: Direction): boolean {
  return direction === 'both' || !(direction === 'request' ? readOnly : writeOnly);
}

/** The branches from `start` to `end` of all alternatives one behind the other. */
function sliceVariants(variants: readonly OutlineVariants[], start: number, end: number): OutlineVariants[] {
  let offset = 0;
  return variants.flatMap((entry) => {
    const from = offset;
    offset += entry.branches.length;
    const branches = entry.branches.slice(Math.max(start - from, 0), Math.max(end - from, 0));
    return branches.length === 0 ? [] : [{ ...entry, branches }];
  });
}

function toFieldNode(field: OutlineField, parent: SchemaNode): FieldNode {
  return { name: field.name, required: field.required, node: createChild(field, field.name, parent) };
}

function toVariantsNode({ keyword, discriminator, branches }: OutlineVariants, parent: SchemaNode): VariantsNode {
  return {
    keyword,
    discriminator,
    branches: branches.map((branch) => ({
      label: branch.label,
      value: branch.value,
      node: createChild(branch, branch.name, parent),
    })),
  };
}
