import { UNKNOWN, type Value } from './known-value.ts';
import { child, children, isNode, type Node, nameOf, type SourceModule } from './source-module.ts';

/** Evaluates a node in its module. */
export type Evaluate = (module: SourceModule, node: Node) => Promise<Value>;

/** A function of the project, and the module that is its scope. */
export interface FoundFunction {
  readonly module: SourceModule;
  readonly node: Node;
  /** Whether it is a component, whose effects do not change its first result. */
  readonly isComponent?: boolean;
}

/** A call of a function, with its bindings. */
interface Call {
  /** The function's module with the bindings of the call. */
  readonly scope: SourceModule;
  /** Values of parameters and constants by name. */
  readonly bindings: Map<string, Value>;
  readonly evaluate: Evaluate;
}

/** The values of nodes, one after the other. */
export async function evaluateAll(module: SourceModule, nodes: readonly Node[], evaluate: Evaluate): Promise<Value[]> {
  const values: Value[] = [];
  for (const node of nodes) values.push(await evaluate(module, node));
  return values;
}

export function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';
}

/** The result of a function that only defines constants and returns a value; `UNKNOWN` for other functions. */
export async function callFunction(
  { module, node, isComponent = false }: FoundFunction,
  values: readonly Value[],
  evaluate: Evaluate,
): Promise<Value> {
  const call = await startCall({ module, node }, values, evaluate);
  if (call === null) return UNKNOWN;
  const body = child(node, 'body');
  if (body === null) return UNKNOWN;
  if (body.type !== 'BlockStatement') return await evaluate(call.scope, body);
  const statements = children(body, 'body').filter(({ type }) => !isComponent || !EFFECTS.has(type));
  const result = await runStatements(statements, call);
  return result === null ? undefined : result.value;
}

/** Starts a call by binding its parameters. Returns null for unsupported parameter patterns. */
async function startCall(
  { module, node }: Located,
  values: readonly Value[],
  evaluate: Evaluate,
): Promise<Call | null> {
  const bindings = new Map(module.bindings);
  const call: Call = { scope: { ...module, bindings }, bindings, evaluate };
  for (const [index, parameter] of children(node, 'params').entries())
    if (!(await bind(parameter, values[index], call))) return null;
  return call;
}

/** A node, and the module that is its scope. */
export interface Located {
  readonly module: SourceModule;
  readonly node: Node;
}

/** The unevaluated return expression of a function with its scope; null if it depends on conditions or loops. */
export async function enterFunction(
  { module, node }: FoundFunction,
  values: readonly Value[],
  evaluate: Evaluate,
): Promise<Located | null> {
  const call = await startCall({ module, node }, values, evaluate);
  if (call === null) return null;
  const { scope } = call;
  const body = child(node, 'body');
  if (body === null || body.type !== 'BlockStatement') return body === null ? null : { module: scope, node: body };
  for (const statement of children(body, 'body')) {
    if (statement.type === 'ReturnStatement') {
      const returned = child(statement, 'argument');
      return returned === null ? null : { module: scope, node: returned };
    }
    if (statement.type !== 'VariableDeclaration') return null;
    for (const declarator of children(statement, 'declarations')) {
      const [id, init] = [child(declarator, 'id'), child(declarator, 'init')];
      const value = init === null ? undefined : await evaluate(scope, init);
      if (id === null || !(await bind(id, value, call))) return null;
    }
  }
  return null;
}

/** Statements in components that do not affect the result. */
const EFFECTS: ReadonlySet<string> = new Set([
  'ExpressionStatement',
  'FunctionDeclaration',
  'EmptyStatement',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
]);

/** The value of the first `return` reached, or null. Branches are taken if their condition is known. */
async function runStatements(statements: readonly Node[], call: Call): Promise<{ readonly value: Value } | null> {
  const { scope, evaluate } = call;
  for (const statement of statements) {
    if (statement.type === 'ReturnStatement') {
      const value = child(statement, 'argument');
      return { value: value === null ? undefined : await evaluate(scope, value) };
    }
    if (statement.type === 'BlockStatement' || statement.type === 'IfStatement') {
      const taken = statement.type === 'IfStatement' ? await chosenBranch(statement, call) : statement;
      if (taken === UNKNOWN) return { value: UNKNOWN };
      const inner = taken?.type === 'BlockStatement' ? children(taken, 'body') : taken === null ? [] : [taken];
      const result = await runStatements(inner, call);
      if (result !== null) return result;
      continue;
    }
    if (statement.type !== 'VariableDeclaration') return { value: UNKNOWN };
    for (const declarator of children(statement, 'declarations')) {
      const [id, init] = [child(declarator, 'id'), child(declarator, 'init')];
      const value = init === null ? undefined : await evaluate(scope, init);
      if (id === null || !(await bind(id, value, call))) return { value: UNKNOWN };
    }
  }
  return null;
}

/** The chosen branch of an `if`, or null; `UNKNOWN` if the condition is not a known boolean. */
async function chosenBranch(statement: Node, { scope, evaluate }: Call): Promise<Node | null | typeof UNKNOWN> {
  const test = child(statement, 'test');
  const value = test === null ? UNKNOWN : await evaluate(scope, test);
  return typeof value === 'boolean' ? child(statement, value ? 'consequent' : 'alternate') : UNKNOWN;
}

/** Binds a parameter pattern to a value; false for unsupported patterns. */
async function bind(pattern: Node, value: Value, call: Call): Promise<boolean> {
  const { scope, bindings, evaluate } = call;
  const name = nameOf(pattern);
  if (pattern.type === 'Identifier' && name !== null) {
    bindings.set(name, value);
    return true;
  }
  const [target, otherwise] = [child(pattern, 'left'), child(pattern, 'right')];
  if (pattern.type === 'AssignmentPattern' && target !== null && otherwise !== null) {
    const given = value === undefined ? await evaluate(scope, otherwise) : value;
    return await bind(target, given, call);
  }
  if (pattern.type === 'RestElement' && target === null) {
    const rest = child(pattern, 'argument');
    return rest !== null && (await bind(rest, value, call));
  }
  if (pattern.type === 'ArrayPattern') {
    const list = Array.isArray(value) ? value : [];
    const elements = Array.isArray(pattern.elements) ? pattern.elements : [];
    for (const [index, element] of elements.entries())
      if (isNode(element) && !(await bind(element, list[index], call))) return false;
    return true;
  }
  if (pattern.type !== 'ObjectPattern' || (value !== UNKNOWN && !isMapping(value))) return false;
  for (const property of children(pattern, 'properties')) {
    const rest = property.type === 'RestElement' ? child(property, 'argument') : null;
    if (rest !== null) return await bind(rest, value, call);
    const [key, inner] = [nameOf(child(property, 'key')), child(property, 'value')];
    if (key === null || inner === null) return false;
    const member = !isMapping(value) ? UNKNOWN : Object.hasOwn(value, key) ? value[key] : undefined;
    if (!(await bind(inner, member, call))) return false;
  }
  return true;
}

/** Array methods that take a function, and how each combines its results. */
const LIST_METHODS: Readonly<Record<string, (list: readonly Value[], results: readonly Value[]) => Value>> = {
  map: (_list, results) => results.filter((result) => result !== UNKNOWN),
  flatMap: (_list, results) => results.filter((result) => result !== UNKNOWN).flat(),
  filter: (list, results) => list.filter((_item, index) => results[index] !== UNKNOWN && Boolean(results[index])),
  find: (list, results) => list.find((_item, index) => results[index] !== UNKNOWN && Boolean(results[index])),
};

/** Evaluates `list.map(f)` and similar calls; null for other methods. */
export async function callListMethod(
  method: string,
  list: readonly Value[],
  found: FoundFunction,
  evaluate: Evaluate,
): Promise<{ readonly value: Value } | null> {
  const collect = Object.hasOwn(LIST_METHODS, method) ? LIST_METHODS[method] : undefined;
  if (collect === undefined) return null;
  const results: Value[] = [];
  for (const [index, item] of list.entries()) results.push(await callFunction(found, [item, index, list], evaluate));
  return { value: collect(list, results) };
}

/** Evaluates methods of lists and strings on plain data; null for others. */
export function callPlainMethod(
  method: string,
  object: Value,
  values: readonly Value[],
): { readonly value: Value } | null {
  const [first, second] = values;
  if (Array.isArray(object)) {
    if (method === 'concat') return { value: [...object, ...values.flat()] };
    if (method === 'flat') return { value: object.flat() };
    if (method === 'slice') return { value: object.slice(toIndex(first), toIndex(second)) };
    if (method === 'join') return { value: object.join(typeof first === 'string' ? first : ',') };
    if (method === 'reverse') return { value: [...object].reverse() };
    if (method === 'includes') return { value: object.includes(first) };
  }
  if (typeof object === 'string') {
    if (method === 'toLowerCase') return { value: object.toLowerCase() };
    if (method === 'toUpperCase') return { value: object.toUpperCase() };
    if (method === 'trim') return { value: object.trim() };
    if (method === 'split' && typeof first === 'string') return { value: object.split(first) };
    if (method === 'slice') return { value: object.slice(toIndex(first), toIndex(second)) };
    if (method === 'startsWith' && typeof first === 'string') return { value: object.startsWith(first) };
    if ((method === 'replace' || method === 'replaceAll') && typeof first === 'string' && typeof second === 'string')
      return {
        value: method === 'replace' ? object.replace(first, () => second) : object.replaceAll(first, () => second),
      };
  }
  return null;
}

/** Evaluates `Object.keys(…)` and similar calls; null for others. */
export function callObjectMethod(method: string, value: Value): { readonly value: Value } | null {
  if (!isMapping(value)) return null;
  if (method === 'fromEntries' && Array.isArray(value))
    return { value: Object.fromEntries(value.filter((entry): entry is [string, Value] => Array.isArray(entry))) };
  if (method === 'keys') return { value: Object.keys(value) };
  if (method === 'values') return { value: Object.values(value) };
  return method === 'entries' ? { value: Object.entries(value) } : null;
}

function toIndex(value: Value): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function isMapping(value: Value): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null;
}
