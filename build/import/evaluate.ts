import { join } from 'node:path';
import type { Report } from '../report/report.ts';
import { slashPath } from '../source/file-paths.ts';
import { chooseBranch, decideBranch, isEnvironment } from './choose-branch.ts';
import { filteredList, isCurrentYear, pathBeside, resolvedPath, withoutTypes } from './idioms.ts';
import { compare, MAX_DEPTH, negate, UNKNOWN, type Value } from './known-value.ts';
import { atTop, NameResolver } from './name-resolver.ts';
import { ProjectModules } from './project-modules.ts';
import {
  callFunction,
  callListMethod,
  callObjectMethod,
  callPlainMethod,
  type Evaluate,
  evaluateAll,
  type FoundFunction,
  isFunction,
} from './pure-calls.ts';
import {
  child,
  children,
  type ImportedName,
  type Node,
  nameOf,
  requiredModule,
  type SourceModule,
} from './source-module.ts';

/** Maximum number of calls, far more than a configuration needs. */
const MAX_CALLS = 20_000;

/**
 * Evaluates values in code statically, without running anything. Values that only a run could determine are reported
 * with their line.
 */
export class Evaluator {
  readonly modules: ProjectModules;
  /** Where names of the project's code lead. */
  readonly names: NameResolver;
  readonly #report: Report;
  readonly #page: PageValues | null;
  readonly #reported = new Set<string>();
  #calls = 0;

  /** Modules outside `root` are not read. `page` provides the values of page components instead of reporting them. */
  constructor(root: string, report: Report, page: PageValues | null = null) {
    this.modules = new ProjectModules(root, report);
    this.names = new NameResolver(this.modules);
    this.#report = report;
    this.#page = page;
  }

  /** The plain data of a node, or undefined. Lists and objects omit values that are not plain data. */
  async evaluate(module: SourceModule, node: Node): Promise<unknown> {
    const value = await this.#value(module, node, 0);
    return value === UNKNOWN ? undefined : value;
  }

  /** The value of a node, or `UNKNOWN` if only a run could determine it. */
  async evaluateKnown(module: SourceModule, node: Node): Promise<Value> {
    return await this.#value(module, node, 0);
  }

  /** The plain data that a project file exports under a name; undefined for anything else. */
  async exportedData(path: string, name: string): Promise<unknown> {
    const importer = { path: join(this.modules.root, 'page'), imports: new Map(), declarations: new Map() };
    const from = `./${slashPath(this.modules.root, path)}`;
    const value = await this.#moduleValue(
      { ...importer, file: path, exported: null, locate: () => ({ file: path }) },
      { node: { type: 'Import', start: 0 }, from, name },
      0,
    );
    return value === UNKNOWN ? undefined : value;
  }

  /**
   * The result of a function for given arguments; undefined if the node is not a function or only a run could determine
   * the result.
   */
  async call(module: SourceModule, node: Node, values: readonly unknown[]): Promise<unknown> {
    const found = await this.names.follow(module, node);
    if (found === null || !isFunction(found.node)) return undefined;
    const value = await callFunction(found, values, (scope, inner) => this.#value(scope, inner, 0));
    return value === UNKNOWN ? undefined : value;
  }

  async #value(module: SourceModule, written: Node, depth: number): Promise<Value> {
    const node = withoutTypes(written);
    if (depth > MAX_DEPTH) return this.#unknown(module, node, 'it is recursive or nested too deep');
    const inner = (next: Node | null): Promise<Value> =>
      next === null ? Promise.resolve(UNKNOWN) : this.#value(module, next, depth + 1);
    switch (node.type) {
      case 'Literal':
        return node.value;
      case 'TemplateLiteral':
        return await this.#template(node, inner);
      case 'ArrayExpression':
        return await this.#array(module, node, inner);
      case 'ObjectExpression':
        return await this.#object(node, inner);
      case 'UnaryExpression':
        return negate(node.operator, await inner(child(node, 'argument')));
      case 'BinaryExpression': {
        const [left, right] = [await inner(child(node, 'left')), await inner(child(node, 'right'))];
        const compared = compare(node.operator, left, right);
        if (compared !== null) return compared;
        if (node.operator !== '+' || !isText(left) || !isText(right))
          return this.#unknown(module, node, 'it is computed');
        return `${left}${right}`;
      }
      case 'LogicalExpression':
      case 'ConditionalExpression': {
        const chosen = chooseBranch(module, node);
        if (chosen !== null) return await inner(chosen);
        const isKnown = this.#page !== null || module.bindings !== undefined;
        const decided = isKnown ? await decideBranch(node, inner) : UNKNOWN;
        if (decided !== UNKNOWN || this.#page !== null) return decided;
        return this.#unknown(module, node, 'it depends on a condition');
      }
      case 'Identifier':
        return await this.#identifier(module, node, depth);
      case 'MemberExpression': {
        if (isEnvironment(node)) return this.#unknown(module, node, 'it comes from the build environment');
        const object = await inner(child(node, 'object'));
        const name = nameOf(child(node, 'property'));
        // An image loaded with `require`.
        if (typeof object === 'string' && name === 'default') return object;
        if (object === UNKNOWN || typeof object !== 'object' || object === null || name === null) return UNKNOWN;
        return Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
      }
      case 'CallExpression':
        return await this.#call(module, node, depth);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return this.#unknown(module, node, 'it is a function, and no code is run');
      case 'JSXElement':
      case 'JSXFragment':
        return (
          this.#page?.element(module, node) ?? this.#unknown(module, node, 'it is a component, and no code is run')
        );
      default:
        return this.#unknown(module, node, 'it is computed, and no code is run');
    }
  }

  async #template(node: Node, inner: (node: Node) => Promise<Value>): Promise<Value> {
    const texts = children(node, 'quasis').map(({ value }) => {
      const cooked = typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : null;
      return typeof cooked === 'string' ? cooked : '';
    });
    let text = texts[0] ?? '';
    for (const [index, expression] of children(node, 'expressions').entries()) {
      const value = isCurrentYear(expression) ? new Date().getFullYear() : await inner(expression);
      if (!isText(value)) return UNKNOWN;
      text += `${value}${texts[index + 1] ?? ''}`;
    }
    return text;
  }

  async #array(module: SourceModule, node: Node, inner: (node: Node | null) => Promise<Value>): Promise<Value> {
    const list: unknown[] = [];
    for (const element of children(node, 'elements')) {
      if (element.type !== 'SpreadElement') {
        const value = await inner(element);
        if (value !== UNKNOWN) list.push(value);
        continue;
      }
      const spread = await inner(child(element, 'argument'));
      if (Array.isArray(spread)) list.push(...spread);
      else if (spread !== UNKNOWN) this.#unknown(module, element, 'it spreads a value that is not a list');
    }
    return list;
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

  async #identifier(module: SourceModule, node: Node, depth: number): Promise<Value> {
    const name = nameOf(node) ?? '';
    if (name === 'undefined') return undefined;
    if (module.bindings?.has(name) === true) return module.bindings.get(name);
    const declared = module.declarations.get(name);
    if (declared !== undefined) return await this.#value(atTop(module), declared, depth + 1);
    const imported = module.imports.get(name);
    if (imported === undefined)
      return this.#unknown(module, node, `${JSON.stringify(name)} is not defined in this file`);
    return await this.#moduleValue(module, imported, depth);
  }

  async #call(module: SourceModule, node: Node, depth: number): Promise<Value> {
    const required = requiredModule(node);
    if (required !== null) return await this.#moduleValue(module, { node, from: required, name: 'default' }, depth);
    const callee = child(node, 'callee');
    const [first] = children(node, 'arguments');
    if (this.#page !== null && callee?.type === 'Identifier') {
      const argument = first === undefined ? undefined : await this.#value(module, first, depth + 1);
      const called = this.#page.call(nameOf(callee) ?? '', argument);
      if (called !== null) return called.value;
    }
    const resolved = resolvedPath(callee, first);
    if (resolved !== null) return resolved;
    if (isCurrentYear(node)) return new Date().getFullYear();
    const beside = pathBeside(module, callee, children(node, 'arguments'));
    if (beside !== null) return beside;
    const filtered = callee === null ? null : filteredList(callee, first ?? null);
    if (filtered !== null) {
      const list = await this.#value(module, filtered, depth + 1);
      return Array.isArray(list) ? list.filter(Boolean) : UNKNOWN;
    }
    const called = callee === null ? null : await this.#pureCall(module, callee, children(node, 'arguments'), depth);
    return called?.value ?? this.#unknown(module, node, 'it is the result of an unsupported call');
  }

  /** Evaluates a call of a project function or of a method of plain data; null for any other call. */
  async #pureCall(
    module: SourceModule,
    callee: Node,
    written: readonly Node[],
    depth: number,
  ): Promise<{ readonly value: Value } | null> {
    if (++this.#calls > MAX_CALLS) return null;
    const evaluate: Evaluate = (scope, node) => this.#value(scope, node, depth + 1);
    const [first] = written;
    if (callee.type !== 'MemberExpression') {
      const found = await this.names.findFunction(module, callee);
      if (found === null) return null;
      return { value: await callFunction(found, await evaluateAll(module, written, evaluate), evaluate) };
    }
    const method = nameOf(child(callee, 'property')) ?? '';
    const owner = child(callee, 'object');
    if (owner === null) return null;
    if (nameOf(owner) === 'Object' && first !== undefined)
      return callObjectMethod(method, await evaluate(module, first));
    const ownerName = nameOf(owner) ?? '';
    // Values from packages, such as `path`, are not plain data.
    if (module.imports.has(ownerName) && /^[\w@]/.test(module.imports.get(ownerName)?.from ?? '')) return null;
    const object = await evaluate(module, owner);
    // Already reported.
    if (object === UNKNOWN) return { value: UNKNOWN };
    const found = Array.isArray(object) && first !== undefined ? await this.names.findFunction(module, first) : null;
    if (Array.isArray(object) && found !== null) return await callListMethod(method, object, found, evaluate);
    return callPlainMethod(method, object, await evaluateAll(module, written, evaluate));
  }

  /** The result of a component for its props. */
  async render(found: FoundFunction, props: Value): Promise<Value> {
    return await callFunction(found, [props], (scope, node) => this.#value(scope, node, 0));
  }

  /** The value that another project file exports: JSON, or data in code. */
  async #moduleValue(module: SourceModule, { node, from, name }: ImportedName, depth: number): Promise<Value> {
    const file = this.#page?.file(module, from) ?? null;
    if (file !== null) return file;
    if (this.modules.isData(module, from)) {
      const data = await this.modules.readDataBeside(module, from);
      return data === null ? UNKNOWN : data.value;
    }
    const found = await this.names.findExport(module, { from, name });
    if (found === null)
      return this.#unknown(module, node, `it comes from ${JSON.stringify(from)}, which is not data in this project`);
    return await this.#value(found.module, found.node, depth + 1);
  }

  /** Reports an unknown value once, however many settings use it. */
  #unknown(module: SourceModule, node: Node, found: string): typeof UNKNOWN {
    const location = module.locate(node);
    const key = JSON.stringify([location.file, location.position]);
    if (this.#reported.has(key)) return UNKNOWN;
    this.#reported.add(key);
    this.#report.warn(location, `Cannot carry over this value: ${found}. Write it out in the imported files.`);
    return UNKNOWN;
  }
}

/** Evaluates page components, as opposed to settings. */
export interface PageValues {
  element(module: SourceModule, node: Node): Value;
  /** The value of a call to a function of Docusaurus or React; null for others. */
  call(name: string, argument: Value): { readonly value: Value } | null;
  /** The URL of an image that a module imports; null for code. */
  file(module: SourceModule, from: string): string | null;
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
