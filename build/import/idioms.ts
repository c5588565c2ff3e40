import { dirname, resolve } from 'node:path';
import { child, children, type Node, nameOf, type SourceModule } from './source-module.ts';

/* Common idioms in configurations, and their values. */

/** Unwraps type annotations and parentheses. */
export function withoutTypes(node: Node): Node {
  const isTyped =
    /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion|ParenthesizedExpression)$/;
  const inner = isTyped.test(node.type) ? child(node, 'expression') : null;
  return inner === null ? node : withoutTypes(inner);
}

/** The result of a function without parameters, which a configuration may be: the value returned at its end. */
export function returned(node: Node): Node {
  const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
  if (!isFunction || children(node, 'params').length > 0) return node;
  const body = child(node, 'body');
  const value = body?.type === 'BlockStatement' ? child(children(body, 'body').at(-1) ?? body, 'argument') : body;
  return value === null ? node : withoutTypes(value);
}

/** The path in `path.join(__dirname, 'sidebars.js')` or `path.resolve`, relative to the module. */
export function pathBeside(module: SourceModule, callee: Node | null, written: readonly Node[]): string | null {
  const name = callee?.type === 'MemberExpression' ? nameOf(child(callee, 'property')) : nameOf(callee);
  const [first, ...parts] = written;
  if ((name !== 'join' && name !== 'resolve') || nameOf(first ?? null) !== '__dirname') return null;
  return parts.every(({ type }) => type === 'Literal')
    ? resolve(dirname(module.path), ...parts.map((part) => nameOf(part) ?? ''))
    : null;
}

/** The list in `[…].filter(Boolean)`, or null. */
export function filteredList(callee: Node, argument: Node | null): Node | null {
  const isFilter = callee.type === 'MemberExpression' && nameOf(child(callee, 'property')) === 'filter';
  return isFilter && nameOf(argument) === 'Boolean' ? child(callee, 'object') : null;
}

/** `new Date().getFullYear()`, as in the copyright of the Docusaurus template. */
export function isCurrentYear(node: Node): boolean {
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : null;
  const date = callee === null ? null : child(callee, 'object');
  return (
    callee?.type === 'MemberExpression' &&
    nameOf(child(callee, 'property')) === 'getFullYear' &&
    date?.type === 'NewExpression' &&
    nameOf(child(date, 'callee')) === 'Date'
  );
}

/** The path in `require.resolve('./sidebars.js')`, or null. */
export function resolvedPath(callee: Node | null, argument: Node | undefined): unknown {
  const isResolve = callee?.type === 'MemberExpression' && nameOf(child(callee, 'object')) === 'require';
  return isResolve && argument?.type === 'Literal' ? argument.value : null;
}
