import { child, children, isFunction, isNode, methodOf, type Node, nameOf, withoutTypes } from './syntax-tree.ts';

/** The key of changes to what a module exports. */
export const EXPORTS = 'module';

/** Maximum number of changes of a name. */
const MAX_CHANGES = 100;
/** Methods that change a list. */
const CHANGING: ReadonlySet<string> = new Set(['push', 'unshift', 'splice', 'pop', 'shift', 'fill', 'copyWithin']);
/** Methods that change a list, but mostly serve for their result. */
const ORDERING: ReadonlySet<string> = new Set(['sort', 'reverse']);
/** Properties that React reads from components. */
const OF_COMPONENTS: ReadonlySet<string> = new Set(['displayName', 'propTypes', 'defaultProps']);

/**
 * The code that changes values after their declarations, by the names of these: `items.push(…)`, `config.a = …`,
 * `if (…) items = […]`. Names that functions declare themselves are others.
 */
export function findChanges(statements: readonly Node[]): ReadonlyMap<string, readonly Node[]> {
  const changes = new Map<string, Node[]>();
  const parts: (readonly [name: string, whole: string])[] = [];
  // Not recursive: code may be nested deeper than the stack.
  const left = statements.map((node) => ({ node, hidden: NONE })).reverse();
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, hidden } = next;
    const target = changedBy(node);
    const name = target === null ? null : rootOf(target);
    if (name !== null && !hidden.has(name)) add(changes, name, [node]);
    if (node.type === 'VariableDeclarator') parts.push(...findParts(node));
    const inner = isFunction(node) ? new Set([...hidden, ...declaredIn(node)]) : hidden;
    for (const part of partsOf(node).reverse()) left.push({ node: part, hidden: inner });
  }
  for (const [name, whole] of parts.reverse()) add(changes, whole, changes.get(name) ?? []);
  return changes;
}

/** Adds changes of a name, as many as a report may have. */
function add(changes: Map<string, Node[]>, name: string, nodes: readonly Node[]): void {
  const known = changes.get(name) ?? [];
  for (const node of nodes) if (known.length < MAX_CHANGES && !known.includes(node)) known.push(node);
  if (known.length > 0) changes.set(name, known);
}

/** The names of parts of another name's value: `const theme = config.theme`, `const { theme } = config`. */
function findParts(declarator: Node): (readonly [name: string, whole: string])[] {
  const written = child(declarator, 'init');
  const whole = written === null || /Call/.test(written.type) ? null : rootOf(written);
  const names = new Set<string>();
  addNames(child(declarator, 'id'), names);
  return whole === null ? [] : [...names].map((name) => [name, whole]);
}

const NONE: ReadonlySet<string> = new Set();

/** The expression whose value a node changes; null for other nodes. */
function changedBy(node: Node): Node | null {
  switch (node.type) {
    case 'AssignmentExpression': {
      const target = child(node, 'left');
      const member = target?.type === 'MemberExpression' ? nameOf(child(target, 'property')) : null;
      if (member !== null && OF_COMPONENTS.has(member)) return null;
      return target !== null && isModuleExports(target) ? null : target;
    }
    case 'UpdateExpression':
      return child(node, 'argument');
    case 'UnaryExpression':
      return node.operator === 'delete' ? child(node, 'argument') : null;
    case 'ExpressionStatement': {
      const method = ofCall(child(node, 'expression'));
      return method !== null && ORDERING.has(method.name) ? method.owner : null;
    }
    case 'CallExpression': {
      const method = ofCall(node);
      if (method === null) return null;
      if (nameOf(method.owner) === 'Object' && method.name === 'assign') return children(node, 'arguments')[0] ?? null;
      return CHANGING.has(method.name) ? method.owner : null;
    }
    default:
      return null;
  }
}

function ofCall(node: Node | null): ReturnType<typeof methodOf> {
  return node?.type === 'CallExpression' ? methodOf(node) : null;
}

/** The name that an expression begins with: `config` of `config.items.find(…).label`. */
function rootOf(written: Node): string | null {
  let node: Node | null = withoutTypes(written);
  while (node !== null && node.type !== 'Identifier') {
    const inner: Node | null =
      node.type === 'MemberExpression'
        ? child(node, 'object')
        : node.type === 'ChainExpression'
          ? child(node, 'expression')
          : (ofCall(node)?.owner ?? null);
    node = inner === null ? null : withoutTypes(inner);
  }
  const name = nameOf(node);
  return name === 'exports' ? EXPORTS : name;
}

export function isModuleExports(node: Node): boolean {
  const isMember = node.type === 'MemberExpression';
  return isMember && nameOf(child(node, 'object')) === 'module' && nameOf(child(node, 'property')) === 'exports';
}

/** The names of a function's parameters and variables, without those of functions in it. */
function declaredIn(found: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const left = partsOf(found);
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node.type === 'VariableDeclarator' || isFunction(node)) addNames(child(node, 'id'), names);
    if (!isFunction(node)) left.push(...partsOf(node));
  }
  for (const parameter of children(found, 'params')) addNames(parameter, names);
  return names;
}

function addNames(pattern: Node | null, names: Set<string>): void {
  const left = pattern === null ? [] : [pattern];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    const name = node.type === 'Identifier' ? nameOf(node) : null;
    if (name !== null) names.add(name);
    left.push(...partsOf(node));
  }
}

function partsOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}
