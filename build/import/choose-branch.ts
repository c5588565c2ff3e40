import { compare, MAX_DEPTH, negate, UNKNOWN, type Value } from './known-value.ts';
import { child, type Node, nameOf, type SourceModule } from './source-module.ts';

/**
 * The branch of a condition that a production build takes with no other environment variables set. Null if it is
 * unknown, or if `&&` drops the value; both should be reported.
 */
export function chooseBranch(module: SourceModule, node: Node): Node | null {
  return choose(module, node, 0);
}

/**
 * Decides a condition whose values are known here, although a build without environment variables would not know them.
 */
export async function decideBranch(node: Node, inner: (node: Node | null) => Promise<Value>): Promise<Value> {
  if (node.type === 'ConditionalExpression') {
    const test = await inner(child(node, 'test'));
    return test === UNKNOWN ? UNKNOWN : await inner(child(node, test ? 'consequent' : 'alternate'));
  }
  const left = await inner(child(node, 'left'));
  // If the left side of `||` or `??` is unknown, the right side may be known.
  if (left === UNKNOWN && node.operator === '&&') return UNKNOWN;
  return left !== UNKNOWN && isDecided(node.operator, left) ? left : await inner(child(node, 'right'));
}

function choose(module: SourceModule, node: Node, depth: number): Node | null {
  const isLogical = node.type === 'LogicalExpression';
  const test = evaluateTest(module, child(node, isLogical ? 'left' : 'test'), depth + 1);
  if (test === UNKNOWN) return null;
  if (!isLogical) return child(node, test ? 'consequent' : 'alternate');
  if (node.operator === '&&') return test ? child(node, 'right') : null;
  return child(node, isDecided(node.operator, test) ? 'left' : 'right');
}

/** The value of a condition. Unknown parts are not reported, because the whole condition is. */
function evaluateTest(module: SourceModule, node: Node | null, depth: number): Value {
  if (node === null || depth > MAX_DEPTH) return UNKNOWN;
  const inner = (name: string): Value => evaluateTest(module, child(node, name), depth + 1);
  if (isEnvironment(node)) return nameOf(child(node, 'property')) === 'NODE_ENV' ? 'production' : undefined;
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return inner('expression');
    case 'UnaryExpression':
      return negate(node.operator, inner('argument'));
    case 'BinaryExpression':
      return compare(node.operator, inner('left'), inner('right')) ?? UNKNOWN;
    case 'LogicalExpression': {
      const left = inner('left');
      return left === UNKNOWN || isDecided(node.operator, left) ? left : inner('right');
    }
    case 'ConditionalExpression':
      return evaluateTest(module, choose(module, node, depth), depth + 1);
    case 'Identifier':
      return nameOf(node) === 'undefined'
        ? undefined
        : evaluateTest(module, module.declarations.get(nameOf(node) ?? '') ?? null, depth + 1);
    default:
      return UNKNOWN;
  }
}

/** Whether the left side of `&&`, `||` or `??` decides the value. */
function isDecided(operator: unknown, left: Value): boolean {
  if (operator === '&&') return !left;
  return operator === '||' ? Boolean(left) : left != null;
}

/** `process.env.NAME` */
export function isEnvironment(node: Node): boolean {
  const object = node.type === 'MemberExpression' ? child(node, 'object') : null;
  return object?.type === 'MemberExpression' && nameOf(child(object, 'object')) === 'process';
}
