/** A syntax tree node (ESTree with TypeScript extensions). */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';
}

export function child(node: Node, key: string): Node | null {
  const value = node[key];
  return isNode(value) ? value : null;
}

export function children(node: Node, key: string): Node[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier or the text of a literal. */
export function nameOf(node: Node | null): string | null {
  const value = node?.type === 'Identifier' ? node.name : node?.type === 'Literal' ? node.value : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The method in `owner.name(…)` and its owner, or null. */
export function methodOf(call: Node): { readonly owner: Node; readonly name: string } | null {
  const callee = child(call, 'callee');
  const owner = callee?.type === 'MemberExpression' ? child(callee, 'object') : null;
  return callee === null || owner === null ? null : { owner, name: nameOf(child(callee, 'property')) ?? '' };
}

/** The module in `require('…')`, or null. */
export function requiredModule(node: Node | null): string | null {
  if (node?.type !== 'CallExpression' || nameOf(child(node, 'callee')) !== 'require') return null;
  const [first] = children(node, 'arguments');
  return first?.type === 'Literal' ? nameOf(first) : null;
}

/** Unwraps type annotations. */
export function withoutTypes(node: Node): Node {
  const isTyped = /^TS(?:As|Satisfies|NonNull)Expression$|^TSTypeAssertion$/.test(node.type);
  const inner = isTyped ? child(node, 'expression') : null;
  return inner === null ? node : withoutTypes(inner);
}
