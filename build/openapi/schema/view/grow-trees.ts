import { LINK_ELEMENTS, LIST_ELEMENTS, VARIANTS_ELEMENTS } from '../../../page/blocks/api/schema/schema-tree.tsx';
import type { SchemaReader } from '../schema-reader.ts';
import type { SchemaShape } from '../schema-shape.ts';
import { expandNode, listRows } from './expand-schema.ts';
import { leastRows } from './least-rows.ts';
import { childNodes, type Direction, type NodeChildren, type SchemaNode } from './schema-node.ts';
import { hasChildren, type OutlineRow } from './schema-outline.ts';

interface GrowOptions {
  readonly requiredFirst: boolean;
  /** HTML elements that the trees may use in total. */
  readonly budget: number;
  /** Links named schemas to their own pages instead of showing them here, except for small ones. */
  readonly linkNamed: boolean;
  /** The named schema that this page shows, or null. Its inline content has no other page. */
  readonly ownName: string | null;
}

/** The scope in which a definition is expanded only once. */
type Sharing = 'none' | 'section' | 'page';

interface Tier {
  readonly sharing: Sharing;
  /** The most properties and branches on the page. */
  readonly rows: number;
  /** Expands definitions of a few plain fields, such as an amount of money, at every use. */
  readonly repeatsSmall?: true;
}

/** From the most repetition to the least. A page uses the first tier in which everything fits. */
const TIERS: readonly Tier[] = [
  { sharing: 'none', rows: 110 },
  { sharing: 'section', rows: 220, repeatsSmall: true },
  { sharing: 'section', rows: 160 },
  { sharing: 'page', rows: 420 },
];
const MOST_ROWS = Math.max(...TIERS.map(({ rows }) => rows));
/**
 * For a page that cannot show everything: the levels nearest to the roots, with links to the pages of the other
 * schemas.
 */
const NEAR: Tier = { sharing: 'page', rows: 100 };
/**
 * Branches of a large union that a page lists beyond its rows: a closed line each, with the value that selects it. Most
 * of them lead to other pages.
 */
const MAX_LISTED_BRANCHES = 100;
/** Unions with fewer branches count as rows. */
const MIN_LISTED_BRANCHES = 12;
/** Definitions with this many fields or fewer are quicker to read than to look up. */
const SMALL_ROWS = 4;
/** Levels expanded on one page. Real schemas stay far below this. */
const MAX_DEPTH = 40;

/**
 * Expands the schema trees of one page. Inline content comes first, because no other page shows it. Named schemas
 * follow breadth first, so that each definition appears as near to a root as possible. Whatever does not fit becomes a
 * reference.
 */
export function growTrees(roots: readonly SchemaNode[], reader: SchemaReader, options: GrowOptions): void {
  for (const tier of [...possibleTiers(roots, reader, options), NEAR]) {
    for (const root of roots) root.children = null;
    if (new Growth(tier, reader, options).grow(roots)) return;
  }
}

/** The tiers that may have enough rows. If even the inline content exceeds the budget, any of them may. */
function possibleTiers(roots: readonly SchemaNode[], reader: SchemaReader, options: GrowOptions): readonly Tier[] {
  if (options.linkNamed) return TIERS.filter(({ repeatsSmall }) => repeatsSmall);
  const inline = roots.reduce(
    (sum, root) => sum + (hasOtherPage(root, options) ? 0 : inlineElements(root.element, reader)),
    0,
  );
  if (inline > options.budget) return TIERS;
  const least = leastRows(roots, reader, MOST_ROWS);
  return TIERS.filter(({ rows }) => rows >= least);
}

/** HTML elements in all inline content of a schema. A named schema counts as the link to its page. */
export function inlineElements(element: SchemaShape, reader: SchemaReader, depth = 0): number {
  if (!hasChildren(element)) return 0;
  if (depth >= MAX_DEPTH) return LINK_ELEMENTS;
  const known = reader.inlineElements.get(element.identity);
  if (known !== undefined) return known;
  // A recursive schema is linked where it recurs.
  reader.inlineElements.set(element.identity, LINK_ELEMENTS);
  const { rows } = reader.outline(element);
  const cost = rows.reduce(
    (sum, row) => sum + inlineElementsBelow(row, element, reader, depth + 1),
    elementsOf(rows, reader, 0, rows.length),
  );
  reader.inlineElements.set(element.identity, cost);
  return cost;
}

function inlineElementsBelow(row: OutlineRow, parent: SchemaShape, reader: SchemaReader, depth = 0): number {
  const { element } = row.kind === 'field' ? row.field : row.branch;
  const { name, home } = element;
  const isInline = name === null && (home === null || home === parent.home);
  return isInline ? inlineElements(element, reader, depth) : 0;
}

/** HTML elements in each of these rows without its children. */
function rowElements(rows: readonly OutlineRow[], reader: SchemaReader): readonly number[] {
  return reader.rowElements.get(rows, () => rows.map((row) => countRow(row, reader)));
}

/** HTML elements in the list of the rows from `start` to `end`, without their children. */
function elementsOf(rows: readonly OutlineRow[], reader: SchemaReader, start: number, end: number): number {
  return rowElements(rows, reader)
    .slice(start, end)
    .reduce((sum, elements) => sum + elements, LIST_ELEMENTS);
}

function countRow(row: OutlineRow, reader: SchemaReader): number {
  if (row.kind === 'branch') {
    const { group, branch } = row;
    const elements =
      reader.branchElements(reader.facts(branch.shape), branch.value) +
      (hasChildren(branch.element) ? LINK_ELEMENTS : 0);
    return group.branches[0] === branch ? elements + VARIANTS_ELEMENTS : elements;
  }
  const { name, required, shape, element } = row.field;
  return reader.fieldElements(reader.fieldFacts(name, required, shape)) + (hasChildren(element) ? LINK_ELEMENTS : 0);
}

class Growth {
  readonly #tier: Tier;
  readonly #reader: SchemaReader;
  readonly #options: GrowOptions;
  readonly #owners = new Map<string, SchemaNode>();
  /** Named schemas, expanded after all inline ones. */
  readonly #named: SchemaNode[] = [];
  /** Named bodies of a large page that show their own direction, although the page shares definitions. */
  #directed: ReadonlySet<SchemaNode> = new Set();
  #rows = 0;
  #listedBranches = 0;
  #elements = 0;

  constructor(tier: Tier, reader: SchemaReader, options: GrowOptions) {
    this.#tier = tier;
    this.#reader = reader;
    this.#options = options;
  }

  /** Returns false if the tier cannot show everything. The last tier always can, by using references. */
  grow(roots: readonly SchemaNode[]): boolean {
    const costs = roots.map((root) =>
      hasOtherPage(root, this.#options) ? 0 : inlineElements(root.element, this.#reader),
    );
    const share = shareOut(costs, this.#options.budget);
    for (const [index, root] of roots.entries()) this.#place(root, Math.min(costs[index] ?? 0, share));
    // A body's own fields are shown even if inline content, such as that of errors, has many rows.
    if (this.#tier === NEAR) {
      this.#rows = 0;
      this.#directed = new Set(this.#named.filter((root) => isOnlyOf(root.direction, root, roots)));
    }
    for (const node of this.#named) {
      node.children = this.#refer(node) ?? this.#expandNamed(node);
      if (node.children === null) return false;
      for (const child of childNodes(node)) this.#place(child, Number.POSITIVE_INFINITY);
    }
    return this.#tier === NEAR || (this.#rows <= this.#tier.rows && this.#elements <= this.#options.budget);
  }

  /** Decides what a page shows below a node. */
  #place(node: SchemaNode, allowance: number): void {
    if (!hasChildren(node.element)) return;
    if (hasOtherPage(node, this.#options)) {
      if (this.#options.linkNamed && node.parent !== null && !this.#isSmall(node))
        node.children = { kind: 'reference', reason: 'shared', target: null };
      else this.#named.push(node);
      return;
    }
    node.children = this.#refer(node) ?? this.#expandInline(node, allowance);
  }

  #refer(node: SchemaNode): NodeChildren | null {
    const recursive = findAncestor(node);
    if (recursive !== null) return { kind: 'reference', reason: 'recursive', target: recursive };
    const key = this.#ownerKey(node);
    const owner = key === null ? undefined : this.#owners.get(key);
    if (owner !== undefined) {
      if (this.#directed.has(owner) && owner.direction !== node.direction) return ELSEWHERE;
      return { kind: 'reference', reason: 'shared', target: owner };
    }
    if (isTooDeep(node)) return ELSEWHERE;
    if (key !== null) this.#owners.set(key, node);
    return null;
  }

  /**
   * The key under which a definition is expanded once; null if it may be expanded repeatedly. The body of a response is
   * never repeated in another response.
   */
  #ownerKey(node: SchemaNode): string | null {
    const { identity } = node.element;
    if (this.#tier.sharing === 'page') return identity;
    if (node.parent === null) return node.direction === 'response' ? `response ${identity}` : null;
    if (this.#tier.repeatsSmall === true && this.#isSmall(node)) return null;
    return this.#tier.sharing === 'section' ? `${node.section} ${identity}` : null;
  }

  #isSmall({ element }: SchemaNode): boolean {
    const { rows } = this.#reader.outline(element);
    return rows.length <= SMALL_ROWS && rows.every((row) => row.kind === 'field' && !hasChildren(row.field.element));
  }

  /**
   * Shows the whole inline schema if it fits. Otherwise shows its first rows, and links the largest ones to separate
   * pages.
   */
  #expandInline(node: SchemaNode, allowance: number): NodeChildren {
    const rows = this.#rowsOf(node);
    const elements = rowElements(rows, this.#reader);
    let left = allowance - LIST_ELEMENTS;
    let end = node.skip;
    const linked = new Set<number>();
    for (; end < rows.length; end++) {
      const row = rows[end];
      if (row === undefined) break;
      const own = elements[end] ?? 0;
      const below = inlineElementsBelow(row, node.element, this.#reader);
      if (own + below <= left) left -= own + below;
      else if (end === node.skip || (below > allowance / 4 && own <= left)) {
        if (below > 0) linked.add(end);
        left -= own;
      } else break;
    }
    const children = this.#count(node, rows, end);
    for (const [index, child] of childNodes({ ...node, children }).entries()) {
      if (linked.has(node.skip + index)) child.children = ELSEWHERE;
      else this.#place(child, Number.POSITIVE_INFINITY);
    }
    return children;
  }

  /** Returns null if the tier has no room for the schema. */
  #expandNamed(node: SchemaNode): NodeChildren | null {
    const rows = this.#rowsOf(node);
    const { budget } = this.#options;
    if (this.#listsBranches(node, rows)) {
      this.#listedBranches += rows.length;
      this.#rows -= rows.length;
      return this.#count(node, rows, rows.length);
    }
    if (this.#tier === NEAR && isField(node) && this.#isSmall(node)) {
      if (this.#elements + elementsOf(rows, this.#reader, 0, rows.length) > budget) return ELSEWHERE;
      this.#rows -= rows.length;
      return this.#count(node, rows, rows.length);
    }
    const elements = rowElements(rows, this.#reader);
    let cost = LIST_ELEMENTS;
    let end = node.skip;
    for (; end < rows.length && this.#rows + end < this.#tier.rows; end++) {
      cost += elements[end] ?? 0;
      if (this.#elements + cost > budget) break;
    }
    if (end === rows.length) return this.#count(node, rows, end);
    if (this.#tier !== NEAR) return null;
    return node.parent === null && end > 0 ? this.#count(node, rows, end) : ELSEWHERE;
  }

  /** Whether a node is a large union, not deeper than a member of a root, and there is room for a line for each branch. */
  #listsBranches(node: SchemaNode, rows: readonly OutlineRow[]): boolean {
    return (
      this.#tier === NEAR &&
      (node.parent?.parent ?? null) === null &&
      node.skip === 0 &&
      rows.length >= MIN_LISTED_BRANCHES &&
      this.#listedBranches + rows.length <= MAX_LISTED_BRANCHES &&
      rows.every(({ kind }) => kind === 'branch') &&
      this.#elements + elementsOf(rows, this.#reader, 0, rows.length) <= this.#options.budget
    );
  }

  #rowsOf(node: SchemaNode): readonly OutlineRow[] {
    const isShared = this.#tier.sharing === 'page' && !this.#directed.has(node);
    const bothDirections = isShared || this.#options.linkNamed;
    return listRows(this.#reader.outline(node.element), {
      direction: bothDirections ? 'both' : node.direction,
      requiredFirst: this.#options.requiredFirst,
    });
  }

  #count(node: SchemaNode, rows: readonly OutlineRow[], end: number): Extract<NodeChildren, { kind: 'expanded' }> {
    this.#rows += Math.max(0, end - node.skip);
    this.#elements += elementsOf(rows, this.#reader, node.skip, end);
    return expandNode(node, rows, end);
  }
}

/** Whether the page of another named schema shows the content of a node. */
function hasOtherPage({ element }: SchemaNode, { ownName }: GrowOptions): boolean {
  const name = element.name ?? element.home;
  return name !== null && name !== ownName;
}

/** Shown on the page of the named schema, or on a separate page. */
const ELSEWHERE: NodeChildren = { kind: 'reference', reason: 'depth', target: null };

/** The budget of each tree. Small trees get all they need, and the others share the rest equally. */
function shareOut(costs: readonly number[], budget: number): number {
  let left = budget;
  const sorted = costs.toSorted((a, b) => a - b);
  for (const [index, cost] of sorted.entries()) {
    const share = left / (sorted.length - index);
    if (cost > share) return share;
    left -= cost;
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether no root of another direction is of the same schema. */
function isOnlyOf(direction: Direction, { element }: SchemaNode, roots: readonly SchemaNode[]): boolean {
  return roots.every((root) => root.direction === direction || root.element.identity !== element.identity);
}

/** Whether a node is a field, as opposed to a root or a branch. */
function isField(node: SchemaNode): boolean {
  const above = node.parent?.children;
  return above?.kind === 'expanded' && above.fields.some((field) => field.node === node);
}

/** The nearest ancestor that shows the same definition, or null. */
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
