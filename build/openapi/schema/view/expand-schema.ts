import { addToGroup } from '../../../../worker/model/group-by.ts';
import { Memo, memoize } from '../../../base/cache/memo.ts';
import type { OutlineBranch, OutlineVariants } from '../variants/schema-variants.ts';
import { createChild, type Direction, type NodeChildren, type SchemaNode, type VariantsNode } from './schema-node.ts';
import type { OutlineRow, SchemaOutline } from './schema-outline.ts';

interface RowOptions {
  readonly direction: Direction;
  readonly requiredFirst: boolean;
}

/** The rows of each outline by options, memoized because many pages list the same rows. */
const ROWS = memoize((_outline: SchemaOutline) => new Memo<string, readonly OutlineRow[]>());

/** The rows directly below a schema, without properties that only exist in the other direction. */
export function listRows(outline: SchemaOutline, options: RowOptions): readonly OutlineRow[] {
  // Options that change nothing give the same list, so that what is memoized by list is shared.
  const direction = outline.isDirected ? options.direction : 'both';
  if (!options.requiredFirst) return direction === 'both' ? outline.rows : listTravelling(outline, direction);
  return ROWS(outline).get(`${direction} first`, () =>
    listTravelling(outline, direction).toSorted((a, b) => Number(isRequired(b)) - Number(isRequired(a))),
  );
}

function listTravelling(outline: SchemaOutline, direction: Direction): readonly OutlineRow[] {
  if (direction === 'both') return outline.rows;
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  return ROWS(outline).get(direction, () =>
    outline.rows.filter((row) => row.kind === 'branch' || !row.field.shape[hidden]),
  );
}

function isRequired(row: OutlineRow): boolean {
  return row.kind === 'field' && row.field.required;
}

/** The children of a node that shows its rows up to `end`; the rest go to another page. */
export function expandNode(
  node: SchemaNode,
  rows: readonly OutlineRow[],
  end: number,
): Extract<NodeChildren, { kind: 'expanded' }> {
  const shown = rows.slice(node.skip, end);
  const next = rows[end];
  return {
    kind: 'expanded',
    fields: shown.flatMap((row) =>
      row.kind === 'field'
        ? [{ name: row.field.name, required: row.field.required, node: createChild(row.field, row.field.name, node) }]
        : [],
    ),
    variants: groupBranches(shown, node),
    rest: next === undefined ? null : { ...node, skip: end, from: nameOf(next), children: null },
  };
}

function nameOf(row: OutlineRow): string {
  return row.kind === 'field' ? row.field.name : row.branch.name;
}

function groupBranches(rows: readonly OutlineRow[], parent: SchemaNode): VariantsNode[] {
  const groups = new Map<OutlineVariants, OutlineBranch[]>();
  for (const row of rows) if (row.kind !== 'field') addToGroup(groups, row.group, row.branch);
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
