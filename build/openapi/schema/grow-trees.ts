import { expandNode } from './expand-schema.ts';
import { childNodes, type NodeChildren, type SchemaNode } from './schema-node.ts';
import { hasChildren } from './schema-outline.ts';
import type { SchemaReader } from './schema-reader.ts';
import { readShape, type SchemaShape } from './schema-shape.ts';
import { elementOf } from './schema-use.ts';

export interface GrowOptions {
  readonly requiredFirst: boolean;
  /** The page of one schema: another named schema has a page of its own, which is linked. */
  readonly linkNamed: boolean;
  /** Rows beyond these stand on pages of their own; null for a page that has shown to be light enough. */
  readonly maxRows: number | null;
}

/** Where a definition that occurs again is not expanded again. */
type Sharing = 'none' | 'section' | 'page';

interface Attempt extends GrowOptions {
  readonly sharing: Sharing;
  /** Rows at which an attempt that is not the last gives up, and the last refers to the pages of named schemas. */
  readonly rows: number;
  readonly last: boolean;
}

/** Rows up to which a page repeats itself for comfort: the most generous sharing that fits is taken. */
const ROW_BUDGETS: readonly { readonly sharing: Sharing; readonly rows: number }[] = [
  { sharing: 'none', rows: 110 },
  { sharing: 'section', rows: 160 },
  { sharing: 'page', rows: 420 },
];
/** Levels that one page expands. No real schema comes near it. */
const MAX_DEPTH = 40;
/** Schemas of fewer rows are not worth a page. */
const MIN_PART_ROWS = 12;

/**
 * Expands the trees of one page, breadth first, so that a definition stands where it is nearest to a root. What does
 * not fit refers to where it stands, or to its own page.
 */
export function growTrees(roots: readonly SchemaNode[], reader: SchemaReader, options: GrowOptions): void {
  const { maxRows, linkNamed } = options;
  const budgets = linkNamed ? [{ sharing: 'none', rows: Number.POSITIVE_INFINITY } as const] : ROW_BUDGETS;
  for (const [index, { sharing, rows }] of budgets.entries()) {
    for (const root of roots) root.children = null;
    const last = index === budgets.length - 1;
    const attempt = { ...options, sharing, last, rows: Math.min(rows, maxRows ?? rows) };
    if (new Growth(attempt, reader).grow(roots)) return;
  }
}

class Growth {
  readonly #attempt: Attempt;
  readonly #reader: SchemaReader;
  readonly #owners = new Map<string, SchemaNode>();
  #rows = 0;

  constructor(attempt: Attempt, reader: SchemaReader) {
    this.#attempt = attempt;
    this.#reader = reader;
  }

  /** False when the budget does not suffice. */
  grow(roots: readonly SchemaNode[]): boolean {
    const queue = [...roots];
    for (let index = 0; index < queue.length; index++) {
      const node = queue[index];
      if (node === undefined || !hasChildren(node.element)) continue;
      node.children = this.#refer(node) ?? this.#expand(node);
      if (this.#rows > this.#attempt.rows && !this.#attempt.last) return false;
      queue.push(...childNodes(node));
    }
    return true;
  }

  #refer(node: SchemaNode): NodeChildren | null {
    const recursive = findAncestor(node);
    if (recursive !== null) return { kind: 'reference', reason: 'recursive', target: recursive };
    if (this.#attempt.linkNamed && node.parent !== null && node.element.name !== null)
      return { kind: 'reference', reason: 'shared', target: null };
    const key = this.#ownerKey(node);
    const owner = key === null ? undefined : this.#owners.get(key);
    if (owner !== undefined) return { kind: 'reference', reason: 'shared', target: owner };
    if (this.#isOver(node) || isTooDeep(node)) return { kind: 'reference', reason: 'depth', target: null };
    if (key !== null) this.#owners.set(key, node);
    return null;
  }

  /** Named schemas have a page in any case; the others get one where the page would else be too heavy. */
  #isOver({ element, parent }: SchemaNode): boolean {
    const { last, rows, maxRows } = this.#attempt;
    if (!last || this.#rows < rows) return false;
    if (maxRows === null) return parent !== null && element.name !== null;
    return element.name !== null || !isSmall(element);
  }

  /** Null: the definition may be expanded any number of times. Responses never repeat each other's whole body. */
  #ownerKey(node: SchemaNode): string | null {
    const { identity } = node.element;
    const { sharing } = this.#attempt;
    if (sharing === 'page') return identity;
    if (node.parent === null) return node.direction === 'response' ? `response ${identity}` : null;
    return sharing === 'section' ? `${node.section} ${identity}` : null;
  }

  #expand(node: SchemaNode): NodeChildren {
    const { sharing, linkNamed, requiredFirst, maxRows } = this.#attempt;
    const children = expandNode(node, this.#reader.outline(node.element), {
      bothDirections: sharing === 'page' || linkNamed,
      requiredFirst,
      maxRows: maxRows ?? Number.POSITIVE_INFINITY,
    });
    this.#rows += children.fields.length + children.variants.reduce((sum, { branches }) => sum + branches.length, 0);
    return children;
  }
}

/** Whether a page of its own would hold little more than the link to it takes. */
function isSmall(shape: SchemaShape): boolean {
  const queue = [shape];
  for (const [index, { properties, alternatives }] of queue.entries()) {
    if (alternatives.length > 0) return false;
    for (const schemas of properties.values()) {
      if (queue.length > MIN_PART_ROWS) return false;
      queue.push(elementOf(readShape(schemas)));
    }
    if (index > MIN_PART_ROWS) return false;
  }
  return true;
}

/** The node above that shows the same definition, or null. */
function findAncestor(node: SchemaNode): SchemaNode | null {
  for (let above = node.parent; above !== null; above = above.parent) {
    if (above.element.identity === node.element.identity) return above;
  }
  return null;
}

function isTooDeep(node: SchemaNode): boolean {
  let depth = 0;
  for (let above = node.parent; above !== null && depth < MAX_DEPTH; above = above.parent) depth++;
  return depth >= MAX_DEPTH;
}
