import { Cursor } from './cursor.ts';
import { pointerToken } from './json.ts';
import { type Alternatives, readShape, type SchemaShape } from './schema-shape.ts';

/** Which way the described data travels: `readOnly` is left out of requests, `writeOnly` out of responses. */
export type Direction = 'request' | 'response' | 'both';

/** A use of a schema on a page. Growing the tree decides which uses are expanded and which refer to another. */
export interface SchemaNode {
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
  children: NodeChildren | null;
}

export type NodeChildren =
  | { readonly kind: 'expanded'; readonly fields: readonly FieldNode[]; readonly variants: readonly VariantsNode[] }
  | {
      readonly kind: 'reference';
      readonly reason: 'recursive' | 'shared' | 'depth';
      readonly target: SchemaNode | null;
    };

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

/** Where a definition that occurs again is not expanded again. */
type Sharing = 'none' | 'section' | 'page';

/** Rows up to which a page repeats itself for comfort: the most generous sharing that fits is taken. */
const ROW_BUDGETS: readonly { readonly sharing: Sharing; readonly rows: number }[] = [
  { sharing: 'none', rows: 110 },
  { sharing: 'section', rows: 160 },
  { sharing: 'page', rows: 420 },
];
const MAX_ARRAY_DEPTH = 8;
/** Levels that are expanded: what lies deeper is named only. No real schema comes near it. */
const MAX_DEPTH = 40;

/** A root of the page's trees: a request body, a response, a parameter. */
export function createRoot(
  schema: Cursor,
  path: readonly string[],
  anchor: readonly string[] | null,
  direction: Direction,
): SchemaNode {
  return { ...createNode([schema], path, null, path.join('-'), direction), anchor };
}

/**
 * Expands the trees of one page, breadth first, so that a definition stands where it is nearest to a root. What does
 * not fit refers to where it stands, or to its own page.
 */
export function growTrees(roots: readonly SchemaNode[], { requiredFirst = false, linkNamed = false } = {}): void {
  if (linkNamed) {
    for (const root of roots) growBranches(root, requiredFirst);
    return;
  }
  for (const budget of ROW_BUDGETS) {
    for (const root of roots) root.children = null;
    if (new Growth(budget.sharing, budget.rows, requiredFirst, budget === ROW_BUDGETS.at(-1)).grow(roots)) return;
  }
}

/** The page of one schema: another named schema has a page of its own, which is linked. */
function growBranches(root: SchemaNode, requiredFirst: boolean): void {
  const queue = [root];
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (!hasChildren(node.element)) continue;
    const recursive = findAncestor(node);
    if (recursive !== null) node.children = { kind: 'reference', reason: 'recursive', target: recursive };
    else if (isTooDeep(node)) node.children = { kind: 'reference', reason: 'depth', target: null };
    else if (node !== root && node.element.name !== null)
      node.children = { kind: 'reference', reason: 'shared', target: null };
    else node.children = expandNode(node, true, requiredFirst);
    queue.push(...childNodes(node));
  }
}

class Growth {
  readonly #sharing: Sharing;
  readonly #requiredFirst: boolean;
  readonly #maxRows: number;
  /** The last attempt does not give up at its budget: what is left refers to schema pages. */
  readonly #last: boolean;
  readonly #owners = new Map<string, SchemaNode>();
  #rows = 0;

  constructor(sharing: Sharing, maxRows: number, requiredFirst: boolean, last: boolean) {
    this.#sharing = sharing;
    this.#maxRows = maxRows;
    this.#requiredFirst = requiredFirst;
    this.#last = last;
  }

  /** False when the budget does not suffice. */
  grow(roots: readonly SchemaNode[]): boolean {
    const queue = [...roots];
    for (let index = 0; index < queue.length; index++) {
      const node = queue[index];
      if (node === undefined || !hasChildren(node.element)) continue;
      node.children = this.#refer(node) ?? this.#expand(node);
      if (this.#rows > this.#maxRows && !this.#last) return false;
      queue.push(...childNodes(node));
    }
    return true;
  }

  #refer(node: SchemaNode): NodeChildren | null {
    const recursive = findAncestor(node);
    if (recursive !== null) return { kind: 'reference', reason: 'recursive', target: recursive };
    const key = this.#ownerKey(node);
    const owner = key === null ? undefined : this.#owners.get(key);
    if (owner !== undefined) return { kind: 'reference', reason: 'shared', target: owner };
    const isOver = this.#last && this.#rows >= this.#maxRows && node.element.name !== null && node.parent !== null;
    if (isOver || isTooDeep(node)) return { kind: 'reference', reason: 'depth', target: null };
    if (key !== null) this.#owners.set(key, node);
    return null;
  }

  /** Null: the definition may be expanded any number of times. Responses never repeat each other's whole body. */
  #ownerKey(node: SchemaNode): string | null {
    const { identity } = node.element;
    if (this.#sharing === 'page') return identity;
    if (node.parent === null) return node.direction === 'response' ? `response ${identity}` : null;
    return this.#sharing === 'section' ? `${node.section} ${identity}` : null;
  }

  #expand(node: SchemaNode): NodeChildren {
    const children = expandNode(node, this.#sharing === 'page', this.#requiredFirst);
    this.#rows += children.fields.length + children.variants.reduce((sum, { branches }) => sum + branches.length, 0);
    return children;
  }
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

function expandNode(
  node: SchemaNode,
  bothDirections: boolean,
  requiredFirst: boolean,
): Extract<NodeChildren, { kind: 'expanded' }> {
  const fields = readFields(node, bothDirections);
  if (requiredFirst) fields.sort((a, b) => Number(b.required) - Number(a.required));
  return { kind: 'expanded', fields, variants: readVariants(node) };
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
  schemas: readonly Cursor[],
  path: readonly string[],
  parent: SchemaNode | null,
  section: string,
  direction: Direction,
): SchemaNode {
  const shape = readShape(schemas);
  return { path, anchor: path, shape, element: unwrapItems(shape), parent, section, direction, children: null };
}

/** An array of arrays of X → X. */
function unwrapItems(shape: SchemaShape): SchemaShape {
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

function hasChildren(shape: SchemaShape): boolean {
  return (
    shape.properties.size > 0 ||
    shape.patternProperties.size > 0 ||
    shape.prefixItems.length > 0 ||
    (shape.additionalProperties !== null && Object.keys(shape.additionalProperties.object).length > 0) ||
    visibleAlternatives(shape).length > 0 ||
    mappedBranches(shape).length > 0
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
  if (element.prefixItems.length > 0 && element.items !== null)
    fields.push(child(`[${element.prefixItems.length}…]`, [element.items]));
  if (element.additionalProperties !== null)
    fields.push(child(`{${element.additionalName ?? 'key'}}`, [element.additionalProperties]));
  return bothDirections ? fields : fields.filter(({ node }) => travels(node, direction));
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

function readVariants(parent: SchemaNode): VariantsNode[] {
  const { element, path, section, direction } = parent;
  const discriminator = element.discriminator?.trimmed('propertyName') ?? null;
  const toVariants = (
    keyword: Alternatives['keyword'],
    branches: readonly { label: string | null; value: string | null; schema: Cursor }[],
  ): VariantsNode => ({
    keyword,
    discriminator: keyword === 'oneOf' || keyword === 'anyOf' ? discriminator : null,
    branches: branches.map(({ label, value, schema }, index) => ({
      label,
      value,
      node: createNode([schema], [...path, branchName(schema, label, index)], parent, section, direction),
    })),
  });
  const variants = visibleAlternatives(element).map(({ keyword, branches }) =>
    toVariants(
      keyword,
      branches.map(({ label, schema }) => ({ label, schema, value: discriminatorValue(element, schema) })),
    ),
  );
  const mapped = mappedBranches(element);
  return mapped.length > 0 ? [...variants, toVariants('oneOf', mapped)] : variants;
}

/** Alternatives that differ in more than their type: `string or integer` says all in the type itself. */
function visibleAlternatives({ alternatives }: SchemaShape): Alternatives[] {
  return alternatives.filter(
    ({ keyword, branches }) =>
      keyword === 'not' || keyword === 'if' || branches.some(({ schema }) => !isBareType(schema)),
  );
}

export function isBareType(schema: Cursor): boolean {
  return Object.keys(schema.object).every((key) => key === 'type' || key === 'format');
}

/** A discriminator without oneOf: the mapping names the schemas that inherit from this one (OpenAPI 3.0 §4.7.25). */
function mappedBranches({
  alternatives,
  discriminator,
  parts,
}: SchemaShape): { label: null; value: string; schema: Cursor }[] {
  const own =
    discriminator !== null && parts[0] !== undefined && discriminator.pointer === `${parts[0].pointer}/discriminator`;
  if (!own || alternatives.length > 0) return [];
  return discriminator.raw('mapping').exists
    ? discriminator.rawEntries('mapping').flatMap(([value, ref]) => {
        const target = typeof ref.value === 'string' ? mappingTarget(ref, ref.value) : null;
        return target === null ? [] : [{ label: null, value, schema: target }];
      })
    : [];
}

/** A mapping names a schema by reference or by its bare name (OpenAPI 3.1 §4.8.25.2). */
function mappingTarget(place: Cursor, ref: string): Cursor | null {
  const $ref = ref.startsWith('#') ? ref : `#/components/schemas/${pointerToken(ref)}`;
  return place.follow($ref) === null ? null : new Cursor(place.context, { $ref }, place.pointer);
}

function discriminatorValue({ discriminator }: SchemaShape, branch: Cursor): string | null {
  const ref = branch.object.$ref;
  if (discriminator === null || typeof ref !== 'string') return null;
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  const mapped = discriminator
    .rawEntries('mapping')
    .filter(([, target]) => target.value === ref || target.value === name);
  const fallback = discriminator.text('defaultMapping');
  const values = mapped.map(([value]) => value);
  // OpenAPI 3.2 §4.25: where the property is absent, or says something else.
  if (fallback === ref || fallback === name) values.push('any other');
  if (values.length > 0) return values.join(', ');
  return discriminator.flag('x-explicitMappingOnly') ? null : name;
}

function branchName(schema: Cursor, label: string | null, index: number): string {
  const ref = schema.object.$ref;
  return (
    label ??
    (typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : (schema.trimmed('title') ?? `option-${index + 1}`))
  );
}
