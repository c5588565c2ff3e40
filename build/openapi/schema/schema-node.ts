import type { Cursor } from '../core/cursor.ts';
import type { Alternatives } from './alternatives.ts';
import { readUse, type SchemaUse } from './schema-use.ts';

/** Which way the described data travels: `readOnly` is left out of requests, `writeOnly` out of responses. */
export type Direction = 'request' | 'response' | 'both';

/** A use of a schema on a page. Growing the tree decides which uses are expanded and which refer to another. */
export interface SchemaNode extends SchemaUse {
  /** Names from the root to here: the beginning of the fragment ids below. */
  readonly path: readonly string[];
  /** Source of its fragment id; null for a root without an element on the page. */
  readonly anchor: readonly string[] | null;
  /** Nodes above, the nearest first. */
  readonly parent: SchemaNode | null;
  /** The root above the node. */
  readonly section: string;
  readonly direction: Direction;
  /** Rows of the schema that another page shows, before those of this node. */
  readonly skip: number;
  children: NodeChildren | null;
}

export type NodeChildren =
  | {
      readonly kind: 'expanded';
      readonly fields: readonly FieldNode[];
      readonly variants: readonly VariantsNode[];
      /** The same schema from the first row on that does not fit. */
      readonly rest: SchemaNode | null;
    }
  | {
      readonly kind: 'reference';
      readonly reason: 'recursive' | 'shared' | 'depth';
      /** Where the schema is shown on this page; null where another page shows it. */
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
  /** Value of the discriminator. */
  readonly value: string | null;
  readonly node: SchemaNode;
}

/** A root of the page's trees: a request body, a response, a parameter. */
export function createRoot(
  schema: Cursor,
  path: readonly string[],
  anchor: readonly string[] | null,
  direction: Direction,
): SchemaNode {
  return createNode(readUse([schema]), { path, anchor, parent: null, section: path.join('-'), direction });
}

/** A field or branch of a node. */
export function createChild(use: SchemaUse, name: string, parent: SchemaNode): SchemaNode {
  const path = [...parent.path, name];
  return createNode(use, { path, anchor: path, parent, section: parent.section, direction: parent.direction });
}

/** A node as the root of its own page; its fields keep their ids. */
export function toRoot(node: SchemaNode): SchemaNode {
  return { ...node, anchor: null, parent: null, children: null };
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
  return { schemas, path, anchor, shape, element, parent, section, direction, skip: 0, children: null };
}
