import { dirname, resolve } from 'node:path';
import type { Located } from './source-module.ts';
import { child, children, isFunction, methodOf, type Node, nameOf, withoutTypes } from './syntax-tree.ts';

/* Common idioms in configurations, and their values. */

/** The result of a function without parameters, which a configuration may be: the value returned at its end. */
export function returned(node: Node): Node {
  if (!isFunction(node) || children(node, 'params').length > 0) return node;
  const body = child(node, 'body');
  const value = body?.type === 'BlockStatement' ? child(children(body, 'body').at(-1) ?? body, 'argument') : body;
  return value === null ? node : withoutTypes(value);
}

/** `process.env.NAME` */
export function isEnvironment(node: Node): boolean {
  const object = node.type === 'MemberExpression' ? child(node, 'object') : null;
  return object?.type === 'MemberExpression' && nameOf(child(object, 'object')) === 'process';
}

/**
 * The value of a call of Node: the path in `require.resolve('./sidebars.js')` and `path.join(__dirname, 'sidebars.js')`,
 * and the year in `new Date().getFullYear()`. Null for other calls.
 */
export function systemCall({ module, node }: Located): string | number | null {
  const method = methodOf(node);
  const name = method?.name ?? nameOf(child(node, 'callee'));
  const [first, ...parts] = children(node, 'arguments');
  if (nameOf(method?.owner ?? null) === 'require') return first?.type === 'Literal' ? nameOf(first) : null;
  const isDate = method?.owner.type === 'NewExpression' && nameOf(child(method.owner, 'callee')) === 'Date';
  if (isDate && name === 'getFullYear') return new Date().getFullYear();
  if ((name !== 'join' && name !== 'resolve') || nameOf(first ?? null) !== '__dirname') return null;
  return parts.every(({ type }) => type === 'Literal')
    ? resolve(dirname(module.path), ...parts.map((part) => nameOf(part) ?? ''))
    : null;
}
