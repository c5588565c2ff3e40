import type { SourceLocation } from '../../../base/report/finding.ts';
import type { ImportNotes } from '../shared/report/import-notes.ts';
import { callFunction, type Evaluate, evaluateArguments, type FoundFunction } from './calls.ts';
import { EXPORTS } from './changes.ts';
import { evaluateCall } from './evaluate-call.ts';
import { isEnvironment, systemCall } from './idioms.ts';
import { combine, isDecided, isText, MAX_DEPTH, negate, UNKNOWN, type Value, ValueSizes } from './known-value.ts';
import type { Result } from './methods.ts';
import { Names } from './names.ts';
import { ProjectModules } from './project-modules.ts';
import type { ImportedName, Located, SourceModule } from './source-module.ts';
import { child, children, type Node, nameOf, requiredModule, withoutTypes } from './syntax-tree.ts';

/** Maximum number of nodes to evaluate, far more than a configuration needs. */
const MAX_STEPS = 1_000_000;
/** Maximum size of a value, which code could double in each line. */
const MAX_SIZE = 1_000_000;
/** A step of evaluation copies about as many members. */
const SIZE_OF_STEP = 64;

/** Evaluates page components, as opposed to settings. */
export interface PageValues {
  element(located: Located): Value;
  /** The value of a call to a function of Docusaurus or React; null for others. */
  call(name: string, values: readonly Value[]): { readonly value: Value } | null;
  /** The URL of an image that a module imports; null for code. */
  file(from: string, module: SourceModule): string | null;
}

/** Where a node is evaluated. */
interface Step {
  readonly depth: number;
  /**
   * Whether it is part of a condition, which is decided as in a production build with no other environment variables
   * set. What is unknown in it is not reported, because the whole condition is.
   */
  readonly isTest: boolean;
}

const REMEDY = 'Write it out in the imported files.';

const START: Step = { depth: 0, isTest: false };

/**
 * Evaluates values in code statically, without running anything. Values that only a run could determine are reported
 * with their line.
 */
export class Evaluator {
  readonly modules: ProjectModules;
  /** Where names of the project's code lead. */
  readonly names: Names;
  readonly #notes: ImportNotes;
  readonly #page: PageValues | null;
  readonly #reported = new Set<string>();
  /** Values of constants and exports by their nodes. */
  readonly #constants = new Map<Node, Value>();
  readonly #sizes = new ValueSizes();
  #steps = 0;

  /** Modules outside `root` are not read. `page` provides the values of page components instead of reporting them.
   * `modules` of another evaluator are not parsed again. */
  constructor(root: string, notes: ImportNotes, page: PageValues | null = null, modules?: ProjectModules) {
    this.modules = modules ?? new ProjectModules(root, notes.report);
    this.names = new Names(this.modules, {
      evaluate: (located) => this.#value(located, START),
      choose: (located) => this.choose(located),
      noteChange: (located) => this.#noteChange(located),
    });
    this.#notes = notes;
    this.#page = page;
  }

  /** The plain data of a node, or undefined. Lists and objects omit values that are not plain data. */
  async evaluate(located: Located): Promise<unknown> {
    if (located.node === located.module.exported) this.names.noteChanges(located.module, EXPORTS);
    return known(await this.#value(located, START));
  }

  /** The value of a node, or `UNKNOWN` if only a run could determine it. */
  async evaluateKnown(located: Located): Promise<Value> {
    return await this.#value(located, START);
  }

  /** The plain data that a project file exports under a name; undefined for anything else. */
  async exportedData(path: string, name: string): Promise<unknown> {
    const module = await this.modules.find(path);
    const found = module === null ? null : await this.names.exportOf(module, name);
    return found === null ? undefined : known(await this.#constant(found, START));
  }

  /** The result of a function; undefined if the node is not a function or only a run could determine the result. */
  async call(located: Located, values: readonly unknown[]): Promise<unknown> {
    const followed = await this.names.follow(located);
    const found = followed === null ? null : await this.names.findFunction(followed);
    return found === null ? undefined : known(await this.#callFunction(found, values));
  }

  /** The result of a component for its props. */
  async render(found: FoundFunction, props: Value): Promise<Value> {
    return await this.#callFunction(found, [props]);
  }

  /** The branch that a condition takes. Null if it is unknown, or if `&&` drops the value; both should be reported. */
  async choose(located: Located): Promise<Node | null> {
    return (await this.#decide(located, START)).branch;
  }

  async #callFunction(found: FoundFunction, values: readonly Value[]): Promise<Value> {
    return await callFunction(found, values, (located) => this.#value(located, START));
  }

  async #value(located: Located, step: Step): Promise<Value> {
    const bare = { module: located.module, node: withoutTypes(located.node) };
    if (step.depth > MAX_DEPTH || this.#steps > MAX_STEPS)
      return this.#unknown(bare, step, 'it is recursive or nested too deep');
    const value = await this.#compute(bare, { ...step, depth: step.depth + 1 });
    const size = this.#sizes.of(value);
    this.#steps += 1 + size / SIZE_OF_STEP;
    return size > MAX_SIZE || this.#steps > MAX_STEPS ? this.#unknown(bare, step, 'it is too large') : value;
  }

  async #compute({ module, node }: Located, step: Step): Promise<Value> {
    const inner = this.#within(module, step);
    const unknown = (found: string): Value => this.#unknown({ module, node }, step, found);
    switch (node.type) {
      case 'Literal':
        return node.value;
      case 'TemplateLiteral':
        return await this.#template(node, inner);
      case 'ArrayExpression':
        return await this.#array({ module, node }, step);
      case 'ObjectExpression':
        return await this.#object(node, inner);
      case 'UnaryExpression':
        return negate(node.operator, await inner(child(node, 'argument')));
      case 'BinaryExpression': {
        const [left, right] = [await inner(child(node, 'left')), await inner(child(node, 'right'))];
        return combine(node.operator, left, right) ?? unknown('it is computed');
      }
      case 'LogicalExpression':
      case 'ConditionalExpression':
        return await this.#branch({ module, node }, step);
      case 'Identifier':
        return await this.#identifier({ module, node }, step);
      case 'MemberExpression': {
        const property = child(node, 'property');
        const computed = node.computed === true ? await inner(property) : nameOf(property);
        const name = isText(computed) ? String(computed) : null;
        if (isEnvironment(node) && step.isTest) return name === 'NODE_ENV' ? 'production' : undefined;
        if (isEnvironment(node)) return unknown('it comes from the build environment');
        const member = await this.names.follow({ module, node });
        if (member !== null && member.node !== node) return await this.#followed(member, step);
        const object = await inner(child(node, 'object'));
        // An image loaded with `require`, or imported.
        if (typeof object === 'string' && (name === 'default' || name === 'src')) return object;
        if (object === UNKNOWN || typeof object !== 'object' || object === null || name === null) return UNKNOWN;
        return Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
      }
      case 'CallExpression':
        return await this.#call({ module, node }, step);
      case 'AwaitExpression':
        return await inner(child(node, 'argument'));
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return unknown('it is a function, and no code is run');
      case 'JSXElement':
      case 'JSXFragment':
        return this.#page?.element({ module, node }) ?? unknown('it is a component, and no code is run');
      default:
        return unknown('it is computed, and no code is run');
    }
  }

  /** Evaluates the parts of a node. */
  #within(module: SourceModule, step: Step): (node: Node | null) => Promise<Value> {
    return async (node) => (node === null ? UNKNOWN : await this.#value({ module, node }, step));
  }

  async #template(node: Node, inner: (node: Node) => Promise<Value>): Promise<Value> {
    const texts = children(node, 'quasis').map(({ value }) => {
      const cooked = typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : null;
      return typeof cooked === 'string' ? cooked : '';
    });
    let text = texts[0] ?? '';
    for (const [index, expression] of children(node, 'expressions').entries()) {
      const value = await inner(expression);
      if (!isText(value)) return UNKNOWN;
      text += `${value}${texts[index + 1] ?? ''}`;
    }
    return text;
  }

  async #array({ module, node }: Located, step: Step): Promise<Value> {
    const inner = this.#within(module, step);
    const list: unknown[] = [];
    for (const element of children(node, 'elements')) {
      const isSpread = element.type === 'SpreadElement';
      const value = await inner(isSpread ? child(element, 'argument') : element);
      if (value === UNKNOWN || !isSpread) list.push(value);
      else if (Array.isArray(value) || typeof value === 'string') for (const item of value) list.push(item);
      else list.push(this.#unknown({ module, node: element }, step, 'it spreads a value that is not a list'));
    }
    return this.#knownIn(list);
  }

  /** Unknown elements have been reported. On a page, they stay: what shows them is not all that readers see. */
  #knownIn(value: Value): Value {
    return Array.isArray(value) && this.#page === null ? value.filter((item) => item !== UNKNOWN) : value;
  }

  async #object(node: Node, inner: (node: Node | null) => Promise<Value>): Promise<Value> {
    const entries: [string, unknown][] = [];
    for (const property of children(node, 'properties')) {
      if (property.type === 'SpreadElement') {
        const spread = await inner(child(property, 'argument'));
        if (typeof spread === 'object' && spread !== null) entries.push(...Object.entries(spread));
        continue;
      }
      const key = child(property, 'key');
      const computed = property.computed === true ? await inner(key) : nameOf(key);
      const value = await inner(child(property, 'value'));
      if (isText(computed) && value !== UNKNOWN) entries.push([String(computed), value]);
    }
    // Unlike assignment, this treats `__proto__` as an ordinary key.
    return Object.fromEntries(entries);
  }

  /** The value of a condition. In a function or a page, `||` and `??` have a value if only their left side is unknown. */
  async #branch({ module, node }: Located, step: Step): Promise<Value> {
    const inner = this.#within(module, step);
    const { test, branch } = await this.#decide({ module, node }, step);
    const leftNode = child(node, 'left');
    const left = async (): Promise<Value> => (step.isTest ? test : await inner(leftNode));
    if (branch !== null) return await (branch === leftNode ? left() : inner(branch));
    if (node.type === 'LogicalExpression' && (this.#page !== null || module.bindings !== undefined)) {
      const value = await left();
      return value === UNKNOWN && node.operator !== '&&' ? await inner(child(node, 'right')) : value;
    }
    return step.isTest ? test : this.#unknown({ module, node }, step, 'it depends on a condition');
  }

  async #decide(
    { module, node }: Located,
    step: Step,
  ): Promise<{ readonly test: Value; readonly branch: Node | null }> {
    const isLogical = node.type === 'LogicalExpression';
    const test = await this.#within(module, { ...step, isTest: true })(child(node, isLogical ? 'left' : 'test'));
    if (test === UNKNOWN) return { test, branch: null };
    if (!isLogical) return { test, branch: child(node, test ? 'consequent' : 'alternate') };
    const isLeft = isDecided(node.operator, test);
    return { test, branch: isLeft && node.operator === '&&' ? null : child(node, isLeft ? 'left' : 'right') };
  }

  async #identifier({ module, node }: Located, step: Step): Promise<Value> {
    const name = nameOf(node) ?? '';
    if (name === 'undefined') return undefined;
    if (module.bindings?.has(name) === true) return module.bindings.get(name);
    const imported = module.imports.get(name);
    if (imported !== undefined && !module.declarations.has(name)) return await this.#imported(module, imported, step);
    const found = await this.names.findDefinition(module, name);
    if (found === null)
      return this.#unknown({ module, node }, step, `${JSON.stringify(name)} is not defined in this file`);
    return await this.#constant(found, step);
  }

  /** The value that another project file exports: JSON, or data in code. */
  async #imported(module: SourceModule, { node, from, name }: ImportedName, step: Step): Promise<Value> {
    const file = this.#page?.file(from, module) ?? null;
    if (file !== null) return file;
    const found = await this.names.findExport(module, { from, name });
    if (found !== null) return await this.#constant(found, step);
    const why = `it comes from ${JSON.stringify(from)}, which is not data in this project`;
    return this.#unknown({ module, node }, step, why);
  }

  /** The value of a constant or export, which is evaluated once. In a condition, the environment has other values. */
  async #constant(found: Located, step: Step): Promise<Value> {
    if (step.isTest) return await this.#value(found, step);
    const value = this.#constants.has(found.node) ? this.#constants.get(found.node) : await this.#value(found, step);
    this.#constants.set(found.node, value);
    return value;
  }

  /** The value of a member. It depends on the call in functions, and is evaluated once elsewhere. */
  async #followed(member: Located, step: Step): Promise<Value> {
    return await (member.module.bindings === undefined ? this.#constant(member, step) : this.#value(member, step));
  }

  async #call({ module, node }: Located, step: Step): Promise<Value> {
    const from = requiredModule(node);
    if (from !== null) return await this.#imported(module, { node, from, name: 'default' }, step);
    const evaluate: Evaluate = (inner) => this.#value(inner, step);
    const called =
      (await this.#pageCall({ module, node }, evaluate)) ??
      (await evaluateCall({ module, node }, this.names, evaluate));
    return called === null
      ? this.#unknown({ module, node }, step, 'it is the result of an unsupported call')
      : this.#knownIn(called.value);
  }

  /** The value of a call to a function of Docusaurus, React or Node; null for others. */
  async #pageCall({ module, node }: Located, evaluate: Evaluate): Promise<Result> {
    const value = systemCall({ module, node });
    if (value !== null) return { value };
    const name = nameOf(child(node, 'callee'));
    if (this.#page === null || name === null) return null;
    return this.#page.call(name, await evaluateArguments({ module, node }, evaluate));
  }

  #unknown(located: Located, { isTest }: Step, found: string): typeof UNKNOWN {
    if (!isTest) this.#note(located, (location, code) => this.#notes.leaveOut(location, code, found, REMEDY));
    return UNKNOWN;
  }

  /** Readers may miss what is added. */
  #noteChange(located: Located): void {
    const why = 'it changes a value after its declaration, and no code is run';
    this.#note(located, (location, code) => this.#notes.miss(location, code, why, REMEDY));
  }

  /** Reports code once, however many settings use it. */
  #note({ module, node }: Located, report: (location: SourceLocation, code: string) => void): void {
    const location = module.locate(node);
    const key = JSON.stringify([location.file, location.position]);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    report(location, module.quote(node));
  }
}

function known(value: Value): unknown {
  return value === UNKNOWN ? undefined : value;
}
