import { ImportNotes } from '../shared/report/import-notes.ts';
import { Evaluator, type PageValues } from './evaluator.ts';
import { collapseJsx } from './jsx-text.ts';
import { isMapping, UNKNOWN, type Value } from './known-value.ts';
import type { ProjectModules } from './project-modules.ts';
import type { Located, SourceModule } from './source-module.ts';
import { child, children, type Node } from './syntax-tree.ts';

/** An element in code, which is only read where it is shown. */
export class Jsx {
  readonly located: Located;

  constructor(located: Located) {
    this.located = located;
  }
}

const MAX_DEPTH = 60;
const MAX_VALUES = 20_000;

/** Reads what components show at first, without running anything. Findings about values are not reported. */
export abstract class JsxReader<Shown> {
  protected readonly evaluator: Evaluator;
  /** The number of parts that only running the code could determine. */
  protected unknown = 0;
  #values = 0;

  /** `modules` of another reader are not parsed again. */
  constructor(root: string, values: Omit<PageValues, 'element'>, modules?: ProjectModules) {
    const page: PageValues = {
      element: (located) => new Jsx(located),
      call: (name, given) => values.call(name, given),
      file: (from, module) => values.file(from, module),
    };
    this.evaluator = new Evaluator(root, new ImportNotes(), page, modules);
  }

  protected abstract readText(text: string): Shown;
  protected abstract readElement(located: Located, depth: number): Promise<readonly Shown[]>;

  protected async read(value: Value, depth = 0): Promise<readonly Shown[]> {
    this.#values++;
    if (value === UNKNOWN || depth > MAX_DEPTH || this.#values > MAX_VALUES) {
      this.unknown++;
      return [];
    }
    if (Array.isArray(value)) {
      const shown: Shown[] = [];
      for (const item of value) shown.push(...(await this.read(item, depth + 1)));
      return shown;
    }
    if (value instanceof Jsx) return await this.readElement(value.located, depth + 1);
    return typeof value === 'string' || typeof value === 'number' ? [this.readText(String(value))] : [];
  }

  protected async readChildren({ module, node }: Located, depth: number): Promise<Shown[]> {
    const shown: Shown[] = [];
    for (const inner of children(node, 'children')) {
      const value =
        inner.type === 'JSXText' ? collapseJsx(String(inner.value ?? '')) : await this.#evaluate(module, inner);
      if (value !== '') shown.push(...(await this.read(value, depth)));
    }
    return shown;
  }

  protected async propsOf(module: SourceModule, opening: Node | null): Promise<Record<string, Value>> {
    const entries: [string, Value][] = [];
    for (const attribute of opening === null ? [] : children(opening, 'attributes')) {
      if (attribute.type === 'JSXSpreadAttribute') {
        const spread = await this.#evaluate(module, child(attribute, 'argument'));
        if (isMapping(spread)) entries.push(...Object.entries(spread));
        continue;
      }
      const value = child(attribute, 'value');
      entries.push([tagName(child(attribute, 'name')), value === null ? true : await this.#evaluate(module, value)]);
    }
    return Object.fromEntries(entries);
  }

  async #evaluate(module: SourceModule, node: Node | null): Promise<Value> {
    const inner = node?.type === 'JSXExpressionContainer' ? child(node, 'expression') : node;
    if (inner === null || inner.type === 'JSXEmptyExpression') return null;
    return await this.evaluator.evaluateKnown({ module, node: inner });
  }
}

/** The tag name as written, such as `Tree.File` or `a`, or the name of an attribute, such as `set:html`. */
export function tagName(node: Node | null): string {
  if (node === null) return '';
  if (node.type === 'JSXNamespacedName') return `${tagName(child(node, 'namespace'))}:${tagName(child(node, 'name'))}`;
  if (node.type !== 'JSXMemberExpression') return typeof node.name === 'string' ? node.name : '';
  return `${tagName(child(node, 'object'))}.${tagName(child(node, 'property'))}`;
}
