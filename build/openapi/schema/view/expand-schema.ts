import { Memo, memoize } from '../../../base/cache/memo.ts';
import type { OutlineBranch, OutlineVariants } from '../variants/schema-variants.ts';
import { createChild, type Direction, type NodeChildren, type SchemaNode, type VariantsNode } from './schema-node.ts';
import type { OutlineField, SchemaOutline } from './schema-outline.ts';

/** A property or a branch. Pages break between rows. */
export type OutlineRow =
  | { readonly kind: 'field'; readonly field: OutlineField }
  | { readonly kind: 'branch'; readonly group: OutlineVariants; readonly branch: OutlineBranch };

interface RowOptions {
  readonly direction: Direction;
  readonly requiredFirst: boolean;
}

/** The rows of each outline by options, memoized because many pages list the same rows. */
const ROWS = memoize((_outline: SchemaOutline) => new Memo<string, readonly OutlineRow[]>());

/** The rows directly below a schema, without properties that only exist in the other direction. */
export function listRows(outline: SchemaOutline, options: RowOptions): readonly OutlineRow[] {
  const key = options.requiredFirst ? `${options.direction} first` : options.direction;
  return ROWS(outline).get(key, () => toRows(outline, options));
}

function toRows({ fields, variants }: SchemaOutline, { direction, requiredFirst }: RowOptions): OutlineRow[] {
  const travelling = direction === 'both' ? fields : fields.filter(({ shape }) => travels(shape, direction));
  const sorted = requiredFirst ? travelling.toSorted((a, b) => Number(b.required) - Number(a.required)) : travelling;
  return [
    ...sorted.map((field) => ({ kind: 'field', field }) as const),
    ...variants.flatMap((group) => group.branches.map((branch) => ({ kind: 'branch', group, branch }) as const)),
  ];
}

function travels({ readOnly, writeOnly }: OutlineField['shape'], direction: Direction): boolean {
  return !(direction === 'request' ? readOnly : writeOnly);
}

/** The children of a node that shows its rows up to `end`; the rest go to another page. */
export function expandNode(
  node: SchemaNode,
  rows: readonly OutlineRow[],
  end: number,
): Extract<NodeChildren, { kind: 'expanded' }> {
  const shown = rows.slice(node.skip, end);
  return {
    kind: 'expanded',
    fields: shown.flatMap((row) =>
      row.kind === 'field'
        ? [{ name: row.field.name, required: row.field.required, node: createChild(row.field, row.field.name, node) }]
        : [],
    ),
    variants: groupBranches(shown, node),
    rest: end >= rows.length ? null : { ...node, skip: end, children: null },
  };
}

function groupBranches(rows: readonly OutlineRow[], parent: SchemaNode): VariantsNode[] {
  const groups = new Map<OutlineVariants, OutlineBranch[]>();
  for (const row of rows) {
    if (row.kind === 'field') continue;
    const branches = groups.get(row.group);
    if (branches === undefined) groups.set(row.group, [row.branch]);
    else branches.push(row.branch);
  }
  return [...groups].map(([{ keyword, discriminator }, branches]) => ({
    keyword,
    discriminator,
    branches: branches.map((branch) => ({
      label: branch.label,
      value: branch.value,
      node: createChild(branch, branch.name, parent),
    })),
  }));
}
