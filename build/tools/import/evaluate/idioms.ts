import { dirname, resolve } from 'node:path';
import { findChanges } from './changes.ts';
import { type Located, readDeclarations, type SourceModule } from './source-module.ts';
import { child, children, isFunction, methodOf, type Node, nameOf, withoutTypes } from './syntax-tree.ts';

/* Common idioms in configurations, and their values. */

/**
 * The result of a function without parameters, which a configuration may be: the value returned at its end, which sees
 * the names that the function declares.
 */
export function returned({ module, node }: Located): Located {
  if (!isFunction(node) || children(node, 'params').length > 0) return { module, node };
  const body = child(node, 'body');
  const statements = body?.type === 'BlockStatement' ? children(body, 'body') : [];
  const value = body?.type === 'BlockStatement' ? child(statements.at(-1) ?? body, 'argument') : body;
  if (value === null) return { module, node };
  const declarations = new Map<string, Node>();
  const imports = new Map(module.imports);
  for (const statement of statements) {
    const name = statement.type === 'FunctionDeclaration' ? nameOf(child(statement, 'id')) : null;
    if (name !== null) declarations.set(name, statement);
    if (statement.type === 'VariableDeclaration') readDeclarations(statement, declarations, imports);
  }
  const own = [...findChanges(statements)].filter(([name]) => declarations.has(name));
  const scope: SourceModule = {
    ...module,
    declarations: new Map([...module.declarations, ...declarations]),
    changes: new Map([...module.changes, ...own]),
    imports,
  };
  return { module: declarations.size === 0 ? module : scope, node: withoutTypes(value) };
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
