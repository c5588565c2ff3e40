import type { Cursor } from '../../core/references/cursor.ts';
import { readUse, type SchemaUse } from '../schema-use.ts';
import type { Alternatives } from '../variants/alternatives.ts';

/** The direction of the data: requests omit `readOnly` properties, responses omit `writeOnly` ones. */
export type Direction = 'request' | 'response' | 'both';

/** One use of a schema on a page. Growing the tree decides whether it is expanded or refers to another use. */
export interface SchemaNode extends SchemaUse {
  /** Names from the root to this node: the prefix of the fragment ids below it. */
  readonly path: readonly string[];
  /** The names that its fragment id is made from; null for a root without an element on the page. */
  readonly anchor: readonly string[] | null;
  /** The node above this one; null for a root. */
  readonly parent: SchemaNode | null;
  /** Identifies the root above the node. */
  readonly section: string;
  readonly direction: Direction;
  /** The number of rows before this node's first one, which another page shows. */
  readonly skip: number;
  /** The name of its first row if another page shows rows before it; otherwise null. */
  readonly from: string | null;
  children: NodeChildren | null;
}

export type NodeChildren =
  | {
      readonly kind: 'expanded';
      readonly fields: readonly FieldNode[];
      readonly variants: readonly VariantsNode[];
      /** The same schema, starting at the first row that did not fit; null if all rows did. */
      readonly rest: SchemaNode | null;
    }
  | {
      readonly kind: 'reference';
      readonly reason: 'recursive' | 'shared' | 'depth';
      /** The node on this page that shows the schema; null if another page does. */
      readonly target: SchemaNode | null;
    };

interface FieldNode {
  readonly name: string;
  readonly required: boolean;
  readonly node: SchemaNode;
}

export interface VariantsNode {
  readonly keyword: Alternatives['keyword'];
  readonly discriminator: string | null;
  readonly branches: readonly BranchNode[];
}

export interface BranchNode {
  readonly label: string | null;
  /** The discriminator value that selects the branch. */
  readonly value: string | null;
  readonly node: SchemaNode;
}

/** Creates the root of a tree: a request body, a response or a parameter. */
export function createRoot(
  schema: Cursor,
  path: readonly string[],
  anchor: readonly string[] | null,
  direction: Direction,
): SchemaNode {
  return createNode(readUse([schema]), { path, anchor, parent: null, section: path.join('-'), direction });
}

/** Creates a field or branch below a node. */
export function createChild(use: SchemaUse, name: string, parent: SchemaNode): SchemaNode {
  const path = [...parent.path, name];
  return createNode(use, { path, anchor: path, parent, section: parent.section, direction: parent.direction });
}

/** Turns a node into the root of a separate page; its fields keep their ids. */
export function toRoot(node: SchemaNode): SchemaNode {
  return { ...node, anchor: null, parent: null, children: null };
}

/** The name of a schema, with the row from which on it is shown: `body: p480 …`. */
export function nameFrom(name: string, { from }: SchemaNode): string {
  return from === null ? name : `${name}: ${from} …`;
}

/** The nodes directly below an expanded node. */
export function childNodes({ children }: SchemaNode): SchemaNode[] {
  if (children?.kind !== 'expanded') return [];
  return [
    ...children.fields.map(({ node }) => node),
    ...children.variants.flatMap(({ branches }) => branches.map(({ node }) => node)),
  ];
}

function createNode(
  { schemas, shape, element }: SchemaUse,
  {
    path,
    anchor,
    parent,
    section,
    direction,
  }: Pick<SchemaNode, 'path' | 'anchor' | 'parent' | 'section' | 'direction'>,
): SchemaNode {
  return { schemas, path, anchor, shape, element, parent, section, direction, skip: 0, from: null, children: null };
}
