import type { Cursor } from '../cursor.ts';
import type { Alternatives } from './alternatives.ts';
import { readShape, type SchemaShape } from './schema-shape.ts';

/** Which way the described data travels: `readOnly` is left out of requests, `writeOnly` out of responses. */
export type Direction = 'request' | 'response' | 'both';

/** A use of a schema on a page. Growing the tree decides which uses are expanded and which refer to another. */
export interface SchemaNode {
  /** The schema objects that describe it together; usually one. */
  readonly schemas: readonly Cursor[];
  /** Names from the root to here; the fragment ids of what is below are made of them. */
  readonly path: readonly string[];
  /** What its own fragment id is made of; null for a root that no element of the page stands for. */
  readonly anchor: readonly string[] | null;
  readonly shape: SchemaShape;
  /** The innermost items of an array; the shape itself when it is none. */
  readonly element: SchemaShape;
  /** Nodes above, the nearest first. */
  readonly parent: SchemaNode | null;
  /** The root that the node stands under. */
  readonly section: string;
  readonly direction: Direction;
  /** Fields and branches that stand elsewhere, before those of this node. */
  readonly skip: number;
  children: NodeChildren | null;
}

export type NodeChildren =
  | {
      readonly kind: 'expanded';
      readonly fields: readonly FieldNode[];
      readonly variants: readonly VariantsNode[];
      /** The same schema from the first field or branch on that did not fit. */
      readonly rest: RestNode | null;
    }
  | {
      readonly kind: 'reference';
      readonly reason: 'recursive' | 'shared' | 'depth';
      readonly target: SchemaNode | null;
    };

export interface RestNode {
  readonly node: SchemaNode;
  /** How many fields and branches are left. */
  readonly count: number;
}

export interface FieldNode {
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

const MAX_ARRAY_DEPTH = 8;

/** A root of the page's trees: a request body, a response, a parameter. */
export function createRoot(
  schema: Cursor,
  path: readonly string[],
  anchor: readonly string[] | null,
  direction: Direction,
): SchemaNode {
  return { ...createNode([schema], path, null, path.join('-'), direction), anchor };
}

/** A node as the root of a page of its own, which gives its fields the ids that they would have had. */
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

export function createNode(
  schemas: readonly Cursor[],
  path: readonly string[],
  parent: SchemaNode | null,
  section: string,
  direction: Direction,
): SchemaNode {
  const shape = readShape(schemas);
  return {
    schemas,
    path,
    anchor: path,
    shape,
    element: elementOf(shape),
    parent,
    section,
    direction,
    skip: 0,
    children: null,
  };
}

/** An array of arrays of X → X. */
export function elementOf(shape: SchemaShape): SchemaShape {
  let element = shape;
  for (let depth = 0; depth < MAX_ARRAY_DEPTH && isPlainArray(element) && element.items !== null; depth++)
    element = readShape([element.items]);
  return element;
}

export function isPlainArray(shape: SchemaShape): boolean {
  return (
    shape.items !== null &&
    shape.properties.size === 0 &&
    shape.prefixItems.length === 0 &&
    shape.alternatives.length === 0
  );
}
