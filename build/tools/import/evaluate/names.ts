import { type Evaluate, enterFunction, evaluateArguments, type FoundFunction } from './calls.ts';
import { EXPORTS } from './changes.ts';
import { returned } from './idioms.ts';
import { isMapping, MAX_DEPTH, type Value } from './known-value.ts';
import type { ProjectModules } from './project-modules.ts';
import type { ImportedName, Located, SourceModule } from './source-module.ts';
import { child, children, isFunction, type Node, nameOf, requiredModule, withoutTypes } from './syntax-tree.ts';

/** A member of an object expression, and the module whose names it sees. */
export interface Member extends Located {
  readonly key: Node;
}

/** Members in order, by their names. */
export type Members = ReadonlyMap<string, Member>;

/** Maximum number of references to follow, far more than a configuration has. */
const MAX_FOLLOWED = 50_000;

/** The values that decide where a name leads. */
interface Values {
  readonly evaluate: Evaluate;
  /** The branch that a condition takes; null if it is unknown. */
  choose(located: Located): Promise<Node | null>;
  /** Reports code that changes a value in use. */
  noteChange(located: Located): void;
}

/** Finds what names in a project's code refer to, through declarations, imports, members and functions. */
export class Names {
  readonly #modules: ProjectModules;
  readonly #values: Values;
  #followed = 0;

  constructor(modules: ProjectModules, values: Values) {
    this.#modules = modules;
    this.#values = values;
  }

  /**
   * Follows a name, a member or a call through declarations, imports, functions and type annotations to its node; null
   * if a name is unknown. Members and calls that lead nowhere are their own nodes.
   */
  async follow({ module, node }: Located, depth = 0): Promise<Located | null> {
    const bare = returned({ module, node: withoutTypes(node) });
    if (depth > MAX_DEPTH || ++this.#followed > MAX_FOLLOWED) return null;
    const isBound = bare.node.type === 'Identifier' && module.bindings?.has(nameOf(bare.node) ?? '') === true;
    if (isBound) return bare;
    if (bare.node.type === 'Identifier' || requiredModule(bare.node) !== null) {
      const found = await this.#definition(bare);
      return found === null ? null : await this.follow(found, depth + 1);
    }
    const next = await this.#next(bare, depth + 1);
    return next === null ? bare : await this.follow(next, depth + 1);
  }

  async #definition({ module, node }: Located): Promise<Located | null> {
    const from = requiredModule(node);
    return from === null
      ? await this.findDefinition(module, nameOf(node) ?? '')
      : await this.findExport(module, { from, name: 'default' });
  }

  /** Where a member, a call or a condition leads; null for any other node. */
  async #next({ module, node }: Located, depth: number): Promise<Located | null> {
    switch (node.type) {
      case 'MemberExpression': {
        const [object, name] = [child(node, 'object'), nameOf(child(node, 'property'))];
        if (object === null || name === null || node.computed === true) return null;
        const owner = await this.follow({ module, node: object }, depth);
        // The values of a function are data, which is not followed.
        if (owner?.node.type !== 'ObjectExpression') return null;
        return (await this.members(owner, depth)).get(name) ?? null;
      }
      case 'CallExpression': {
        const callee = child(node, 'callee');
        const found = callee?.type === 'Identifier' ? await this.findFunction({ module, node: callee }) : null;
        const { evaluate } = this.#values;
        return found && (await enterFunction(found, await evaluateArguments({ module, node }, evaluate), evaluate));
      }
      case 'ConditionalExpression':
      case 'LogicalExpression': {
        const chosen = await this.#values.choose({ module, node });
        return chosen && { module, node: chosen };
      }
      default:
        return null;
    }
  }

  /** The members of an object expression by name, in order. Spreads of readable objects are expanded. */
  async members(written: Located | undefined, depth = 0): Promise<Members> {
    const members = new Map<string, Member>();
    if (written !== undefined && written.node === written.module.exported) this.noteChanges(written.module, EXPORTS);
    const object = written === undefined || depth > MAX_DEPTH ? null : await this.follow(written, depth);
    if (object === null) return members;
    const { module } = object;
    const bound = object.node.type === 'Identifier' ? module.bindings?.get(nameOf(object.node) ?? '') : undefined;
    if (isMapping(bound)) for (const [name, value] of Object.entries(bound)) members.set(name, literal(object, value));
    if (object.node.type !== 'ObjectExpression') return members;
    for (const property of children(object.node, 'properties')) {
      const spread = property.type === 'SpreadElement' ? child(property, 'argument') : null;
      if (spread !== null)
        for (const [name, member] of await this.members({ module, node: spread }, depth + 1)) members.set(name, member);
      const [key, value] = [child(property, 'key'), child(property, 'value')];
      const name = property.computed === true ? null : nameOf(key);
      if (key !== null && value !== null && name !== null) members.set(name, { module, node: value, key });
    }
    return members;
  }

  /** The function that an expression is or names; null for anything else. */
  async findFunction({ module, node }: Located): Promise<FoundFunction | null> {
    const local = node.type === 'Identifier' ? module.locals?.get(nameOf(node) ?? '') : undefined;
    if (local !== undefined) return { module, node: local };
    const found = node.type === 'Identifier' ? await this.findDefinition(module, nameOf(node) ?? '') : { module, node };
    return found !== null && isFunction(found.node) ? found : null;
  }

  /** The component with this name, also when it is wrapped as in `memo(Page)`. */
  async findComponent(module: SourceModule, name: string): Promise<FoundFunction | null> {
    const found = await this.findDefinition(module, name);
    return found === null ? null : await this.#unwrapComponent(found, 0);
  }

  async exportedComponent(module: SourceModule): Promise<FoundFunction | null> {
    return module.exported === null ? null : await this.#unwrapComponent({ module, node: module.exported }, 0);
  }

  async #unwrapComponent({ module, node }: Located, depth: number): Promise<FoundFunction | null> {
    const bare = node.type === 'CallExpression' ? children(node, 'arguments')[0] : node;
    if (bare === undefined || depth > MAX_DEPTH) return null;
    if (isFunction(bare)) return { module, node: bare, isComponent: true };
    const found = bare.type === 'Identifier' ? await this.findDefinition(module, nameOf(bare) ?? '') : null;
    return found === null ? null : await this.#unwrapComponent(found, depth + 1);
  }

  /** The definition of a name, in this module or in the one that it is imported from. */
  async findDefinition(module: SourceModule, name: string): Promise<Located | null> {
    const declared = module.declarations.get(name);
    if (declared !== undefined) {
      this.noteChanges(module, name);
      return { module: atTop(module), node: declared };
    }
    const imported = module.imports.get(name);
    return imported === undefined ? null : await this.findExport(module, imported);
  }

  /** What an import refers to; null if it is not in the project. */
  async findExport(module: SourceModule, { from, name }: Omit<ImportedName, 'node'>): Promise<Located | null> {
    const target = await this.#modules.loadBeside(module, from);
    return target === null ? null : await this.exportOf(target, name);
  }

  /** Reports the code that changes the value of a name, or of another that is a part of it. Its declaration is read. */
  noteChanges(module: SourceModule, name: string): void {
    const declared = module.declarations.get(name);
    if (declared !== undefined && isFunction(declared)) return;
    for (const node of module.changes.get(name) ?? []) this.#values.noteChange({ module, node });
  }

  /** The export of a module with this name: a declaration, or a member of the exported object. */
  async exportOf(module: SourceModule, name: string): Promise<Located | null> {
    const node = name === 'default' ? module.exported : module.declarations.get(name);
    if (node != null) {
      this.noteChanges(module, name === 'default' ? EXPORTS : name);
      return { module, node };
    }
    if (name === 'default' || module.exported === null) return null;
    return (await this.members({ module, node: module.exported })).get(name) ?? null;
  }
}

/** A member whose value is known. */
function literal({ module, node: key }: Located, value: Value): Member {
  return { module, key, node: { type: 'Literal', start: key.start, value } };
}

/** The module without the bindings of a function. */
function atTop({ bindings: _bindings, locals: _locals, ...module }: SourceModule): SourceModule {
  return module;
}
