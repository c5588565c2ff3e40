import { returned, withoutTypes } from './idioms.ts';
import { MAX_DEPTH } from './known-value.ts';
import type { ProjectModules } from './project-modules.ts';
import { type FoundFunction, isFunction, type Located } from './pure-calls.ts';
import {
  child,
  children,
  type ImportedName,
  type Node,
  nameOf,
  requiredModule,
  type SourceModule,
} from './source-module.ts';

/** A member of an object expression, and the module whose names it sees. */
export interface Member extends Located {
  readonly key: Node;
}

/** Members in order, by their names. */
export type Members = ReadonlyMap<string, Member>;

/** Finds what names in a project's code refer to, through declarations and imports. */
export class NameResolver {
  readonly #modules: ProjectModules;

  constructor(modules: ProjectModules) {
    this.#modules = modules;
  }

  /** Follows a name through declarations, imports and type annotations to its node; null if it is unknown. */
  async follow(module: SourceModule, node: Node, depth = 0): Promise<Located | null> {
    const bare = returned(withoutTypes(node));
    if (depth > MAX_DEPTH) return { module, node: bare };
    const required = requiredModule(bare);
    if (required !== null) {
      const target = await this.#modules.loadBeside(module, required);
      return target?.exported == null ? null : await this.follow(target, target.exported, depth + 1);
    }
    if (bare.type !== 'Identifier') return { module, node: bare };
    const found = await this.#findDefinition(module, nameOf(bare) ?? '');
    return found === null ? null : await this.follow(found.module, found.node, depth + 1);
  }

  /** The members of an object expression by name, in order. Spreads of readable objects are expanded. */
  async members(module: SourceModule, node: Node): Promise<Members> {
    const members = new Map<string, Member>();
    const object = await this.follow(module, node);
    if (object?.node.type !== 'ObjectExpression') return members;
    for (const property of children(object.node, 'properties')) {
      if (property.type === 'SpreadElement') {
        const argument = child(property, 'argument');
        const spread = argument === null ? [] : await this.members(object.module, argument);
        for (const [name, member] of spread) members.set(name, member);
        continue;
      }
      const key = child(property, 'key');
      const value = child(property, 'value');
      const name = property.computed === true ? null : nameOf(key);
      if (key !== null && value !== null && name !== null)
        members.set(name, { module: object.module, node: value, key });
    }
    return members;
  }

  /** The function that an expression is or names; null for anything else. */
  async findFunction(module: SourceModule, node: Node): Promise<FoundFunction | null> {
    if (isFunction(node)) return { module, node };
    const found = node.type === 'Identifier' ? await this.#findDefinition(module, nameOf(node) ?? '') : null;
    return found !== null && isFunction(found.node) ? found : null;
  }

  /** The component with this name, also when it is wrapped as in `memo(Page)`. */
  async findComponent(module: SourceModule, name: string, depth = 0): Promise<FoundFunction | null> {
    const found = depth > MAX_DEPTH ? null : await this.#findDefinition(module, name);
    if (found === null) return null;
    const { node } = found;
    const bare = node.type === 'CallExpression' ? children(node, 'arguments')[0] : node;
    if (bare?.type === 'Identifier') return await this.findComponent(found.module, nameOf(bare) ?? '', depth + 1);
    return bare !== undefined && isFunction(bare) ? { module: found.module, node: bare, isComponent: true } : null;
  }

  /** The export of another file with this name: a declaration, or a member of the exported object. */
  async findExport(module: SourceModule, { from, name }: Omit<ImportedName, 'node'>): Promise<Located | null> {
    const target = await this.#modules.loadBeside(module, from);
    const found = target === null ? null : locateExport(target, name);
    if (found !== null || name === 'default' || target?.exported == null) return found;
    return (await this.members(target, target.exported)).get(name) ?? null;
  }

  /** The definition of a name, in this module or in the one that it is imported from. */
  async #findDefinition(module: SourceModule, name: string): Promise<Located | null> {
    const declared = module.declarations.get(name);
    if (declared !== undefined) return { module: atTop(module), node: declared };
    const imported = module.imports.get(name);
    const target = imported === undefined ? null : await this.#modules.loadBeside(module, imported.from);
    return target === null || imported === undefined ? null : locateExport(target, imported.name);
  }
}

function locateExport(module: SourceModule, name: string): Located | null {
  const node = name === 'default' ? module.exported : module.declarations.get(name);
  return node == null ? null : { module, node };
}

/** The module without the bindings of a function. */
export function atTop({ bindings: _bindings, ...module }: SourceModule): SourceModule {
  return module;
}
