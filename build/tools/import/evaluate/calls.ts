import { isMapping, UNKNOWN, type Value } from './known-value.ts';
import type { Located, SourceModule } from './source-module.ts';
import { child, children, isFunction, isNode, type Node, nameOf } from './syntax-tree.ts';

/** Evaluates a node in its module. */
export type Evaluate = (located: Located) => Promise<Value>;

/** A function of the project, and the module that is its scope. */
export interface FoundFunction extends Located {
  /** Whether it is a component, whose effects do not change its first result. */
  readonly isComponent?: boolean;
}

interface Call {
  /** The function's module with the bindings of the call. */
  readonly scope: SourceModule;
  /** Values of parameters and constants by name. */
  readonly bindings: Map<string, Value>;
  /** Functions by name. */
  readonly locals: Map<string, Node>;
  readonly isComponent: boolean;
  readonly evaluate: Evaluate;
}

/** The values of a call's arguments, one after the other. */
export async function evaluateArguments({ module, node }: Located, evaluate: Evaluate): Promise<Value[]> {
  const values: Value[] = [];
  for (const argument of children(node, 'arguments')) values.push(await evaluate({ module, node: argument }));
  return values;
}

/** The result of a function that only defines constants and returns a value; `UNKNOWN` for other functions. */
export async function callFunction(found: FoundFunction, values: readonly Value[], evaluate: Evaluate): Promise<Value> {
  const entered = await enterFunction(found, values, evaluate);
  return entered === null ? UNKNOWN : await evaluate(entered);
}

/** The expression that a function returns, with its scope; null for functions that do more than define constants. */
export async function enterFunction(
  { module, node, isComponent = false }: FoundFunction,
  values: readonly Value[],
  evaluate: Evaluate,
): Promise<Located | null> {
  const bindings = new Map(module.bindings);
  const locals = new Map(module.locals);
  const call: Call = { scope: { ...module, bindings, locals }, bindings, locals, isComponent, evaluate };
  for (const [index, parameter] of children(node, 'params').entries())
    if (!(await bind(parameter, itemAt(values, index, parameter), call))) return null;
  const body = child(node, 'body');
  const reached = body?.type === 'BlockStatement' ? await findReturn(children(body, 'body'), call) : body;
  return reached === UNKNOWN ? null : { module: call.scope, node: reached ?? NOTHING };
}

/** The value of a function without a result. */
const NOTHING: Node = { type: 'Identifier', name: 'undefined', start: 0 };

/** Statements in components that do not affect the result. */
const EFFECTS: ReadonlySet<string> = new Set([
  'ExpressionStatement',
  'FunctionDeclaration',
  'EmptyStatement',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
]);

/**
 * The expression of the first `return` reached, or null. Branches are taken if their condition is known. `UNKNOWN` if
 * other statements or conditions precede it.
 */
async function findReturn(statements: readonly Node[], call: Call): Promise<Node | null | typeof UNKNOWN> {
  const { scope: module, isComponent, evaluate } = call;
  for (const statement of statements) {
    if (isComponent && EFFECTS.has(statement.type)) {
      if (statement.type === 'FunctionDeclaration') call.locals.set(nameOf(child(statement, 'id')) ?? '', statement);
      await assign(child(statement, 'expression'), call);
      continue;
    }
    switch (statement.type) {
      case 'ReturnStatement':
        return child(statement, 'argument') ?? NOTHING;
      case 'BlockStatement':
      case 'IfStatement': {
        const test = child(statement, 'test');
        const value = test === null ? true : await evaluate({ module, node: test });
        if (value === UNKNOWN) return UNKNOWN;
        const taken = test === null ? statement : child(statement, value ? 'consequent' : 'alternate');
        const inner = taken?.type === 'BlockStatement' ? children(taken, 'body') : taken === null ? [] : [taken];
        const reached = await findReturn(inner, call);
        if (reached !== null) return reached;
        break;
      }
      case 'VariableDeclaration':
        for (const declarator of children(statement, 'declarations')) {
          const [id, init] = [child(declarator, 'id'), child(declarator, 'init')];
          if (id?.type === 'Identifier' && init !== null && isFunction(init)) {
            call.locals.set(nameOf(id) ?? '', init);
            continue;
          }
          const value = init === null ? undefined : await evaluate({ module, node: init });
          if (id === null || !(await bind(id, value, call))) return UNKNOWN;
        }
        break;
      default:
        return await reportUnsupported(statement, call);
    }
  }
  return null;
}

/** Evaluates code that is not a value, which reports it. */
async function reportUnsupported(node: Node, { scope: module, evaluate }: Call): Promise<typeof UNKNOWN> {
  await evaluate({ module, node });
  return UNKNOWN;
}

/** Applies an assignment to a variable of the function. Other expressions have no effect on the result. */
async function assign(expression: Node | null, call: Call): Promise<void> {
  const target = expression?.type === 'AssignmentExpression' ? child(expression, 'left') : null;
  const name = target?.type === 'Identifier' ? nameOf(target) : null;
  const right = expression === null ? null : child(expression, 'right');
  if (name === null || right === null || !call.bindings.has(name)) return;
  const isPlain = expression?.operator === '=';
  call.bindings.set(name, isPlain ? await call.evaluate({ module: call.scope, node: right }) : UNKNOWN);
}

/** Binds a parameter pattern to a value; false for unsupported patterns. */
async function bind(pattern: Node, value: Value, call: Call): Promise<boolean> {
  const name = nameOf(pattern);
  switch (pattern.type) {
    case 'Identifier':
      call.bindings.set(name ?? '', value);
      return true;
    case 'AssignmentPattern': {
      const [target, otherwise] = [child(pattern, 'left'), child(pattern, 'right')];
      if (target === null || otherwise === null) return false;
      const isGiven = value !== undefined;
      return await bind(target, isGiven ? value : await call.evaluate({ module: call.scope, node: otherwise }), call);
    }
    case 'RestElement': {
      const rest = child(pattern, 'argument');
      return rest !== null && (await bind(rest, value, call));
    }
    case 'ArrayPattern': {
      const list = Array.isArray(value) ? value : [];
      const elements = Array.isArray(pattern.elements) ? pattern.elements : [];
      for (const [index, element] of elements.entries()) {
        if (!isNode(element)) continue;
        const item = value === UNKNOWN ? UNKNOWN : itemAt(list, index, element);
        if (!(await bind(element, item, call))) return false;
      }
      return true;
    }
    case 'ObjectPattern':
      if (value === UNKNOWN || isMapping(value)) return await bindMembers(pattern, value, call);
      break;
  }
  await reportUnsupported(pattern, call);
  return false;
}

/** What a pattern in a list gets: the item at its place, or all that follow. */
function itemAt(list: readonly Value[], index: number, pattern: Node): Value {
  return pattern.type === 'RestElement' ? list.slice(index) : list[index];
}

/** A rest element gets the whole object. */
async function bindMembers(pattern: Node, value: Value, call: Call): Promise<boolean> {
  for (const property of children(pattern, 'properties')) {
    if (property.type === 'RestElement') return await bind(property, value, call);
    const [key, inner] = [nameOf(child(property, 'key')), child(property, 'value')];
    if (key === null || inner === null) return false;
    const member = !isMapping(value) ? UNKNOWN : Object.hasOwn(value, key) ? value[key] : undefined;
    if (!(await bind(inner, member, call))) return false;
  }
  return true;
}
