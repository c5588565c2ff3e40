import { LINE_ELEMENTS } from '../../../../page/html/elements.ts';
import { isComponent } from '../../../../page/mdx/elements.ts';
import type { Attribute } from '../../../../page/text/markdown/parse-tag.ts';
import type { FoundFunction } from '../../evaluate/calls.ts';
import { Evaluator, type PageValues } from '../../evaluate/evaluator.ts';
import { collapseJsx, escapeMarkdown } from '../../evaluate/jsx-text.ts';
import { isMapping, UNKNOWN, type Value } from '../../evaluate/known-value.ts';
import type { ProjectModules } from '../../evaluate/project-modules.ts';
import { type Located, parseIn, type SourceModule } from '../../evaluate/source-module.ts';
import { child, children, type Node } from '../../evaluate/syntax-tree.ts';
import { ImportNotes } from '../import-notes.ts';
import { type ElementNode, type MarkupNode, parseMarkup } from './markup-tree.ts';

/** Markup that code returns, and how many parts of it only a run could determine. */
interface StaticMarkup {
  readonly nodes: readonly MarkupNode[];
  readonly unknown: number;
}

/** Markup in a page that a component shows as its children. */
class Children {
  readonly nodes: readonly MarkupNode[];

  constructor(nodes: readonly MarkupNode[]) {
    this.nodes = nodes;
  }
}

/** An element in code, which is only expanded where it is shown. */
class Jsx {
  readonly located: Located;

  constructor(located: Located) {
    this.located = located;
  }
}

/** What a tool adds to the code of its projects. */
export interface JsxHost {
  readonly modules?: ProjectModules;
  /** `Astro.currentLocale` */
  readonly locale?: string;
  /** The address of an image or the text of a file that a file imports; null for others. */
  readonly file?: (from: string, path: string) => string | null;
  /** The value of a call to a function of the tool; null for others. */
  readonly call?: (name: string, values: readonly Value[]) => { readonly value: Value } | null;
}

export const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
const MAX_DEPTH = 40;
const MAX_NODES = 20_000;
/** Components within a line. */
const LINE_COMPONENTS = /^(?:Icon|Badge|Tooltip|Latex|Link|Term)$/;

/** Evaluates the components and expressions of a page without running anything: what they show at first. */
export class StaticJsx {
  readonly #module: SourceModule;
  readonly #evaluator: Evaluator;
  readonly #host: JsxHost;
  #nodes = 0;

  /** `module`: the code of the page. Findings about values are collected apart, because the page reports what is missing. */
  constructor(root: string, module: SourceModule, host: JsxHost = {}) {
    this.#module = module;
    this.#host = host;
    const page: PageValues = {
      element: (located) => new Jsx(located),
      call: (name, values) => host.call?.(name, values) ?? callHook(name, values),
      file: (from, { path }) => host.file?.(from, path) ?? (IMAGE.test(from) ? from : null),
    };
    this.#evaluator = new Evaluator(root, new ImportNotes(), page, host.modules);
  }

  /** What an expression of the page shows; null if only a run could tell. */
  async expression(code: string): Promise<StaticMarkup | null> {
    const located = parseIn(this.#module, code);
    const value = located === null ? UNKNOWN : await this.#evaluator.evaluateKnown(located);
    return await this.#toMarkup(value);
  }

  /** What a component of the page shows; null if it is not in the project, or only a run could tell. */
  async component(element: ElementNode): Promise<StaticMarkup | null> {
    const found = await this.#evaluator.names.findComponent(this.#module, element.name);
    if (found === null) return null;
    const props: Record<string, Value> = {};
    for (const { name, value } of element.tag.attributes) {
      if (name === '') continue;
      if (value.kind === 'none') props[name] = true;
      else if (value.kind === 'text') props[name] = value.text;
      else {
        const located = parseIn(this.#module, value.code);
        props[name] = located === null ? UNKNOWN : await this.#evaluator.evaluateKnown(located);
      }
    }
    return await this.#toMarkup(await this.#render(found, props, element.children));
  }

  /** React passes content as a property; Astro passes what has a `slot` attribute under that name. */
  async #render(found: FoundFunction, props: Record<string, Value>, content: readonly MarkupNode[]): Promise<Value> {
    if (!found.module.path.endsWith('.astro'))
      return await this.#evaluator.render(found, { ...props, children: new Children(content) });
    const slots = new Map<string, MarkupNode[]>();
    for (const node of content) {
      const value =
        node.kind === 'element' ? node.tag.attributes.find(({ name }) => name === 'slot')?.value : undefined;
      const slot = value?.kind === 'text' ? value.text : 'default';
      slots.set(slot, [...(slots.get(slot) ?? []), node]);
    }
    const filled = [...slots].filter(([, nodes]) =>
      nodes.some((node) => node.kind !== 'text' || node.text.trim() !== ''),
    );
    return await this.#evaluator.render(found, {
      props,
      slots: Object.fromEntries(filled.map(([slot, nodes]) => [slot, new Children(nodes)])),
      currentLocale: this.#host.locale,
    });
  }

  async #toMarkup(value: Value): Promise<StaticMarkup | null> {
    if (value === UNKNOWN) return null;
    const unknown = { count: 0 };
    const nodes = await this.#value(value, 0, unknown);
    return { nodes, unknown: unknown.count };
  }

  async #value(value: Value, depth: number, unknown: { count: number }): Promise<MarkupNode[]> {
    this.#nodes++;
    if (value === UNKNOWN || depth > MAX_DEPTH || this.#nodes > MAX_NODES) {
      unknown.count++;
      return [];
    }
    if (Array.isArray(value)) {
      const nodes: MarkupNode[] = [];
      for (const item of value) nodes.push(...(await this.#value(item, depth + 1, unknown)));
      return nodes;
    }
    if (value instanceof Children) return [...value.nodes];
    if (value instanceof Jsx) return await this.#element(value.located, depth + 1, unknown);
    return typeof value === 'string' || typeof value === 'number' ? [textNode(escapeMarkdown(String(value)))] : [];
  }

  async #element({ module, node }: Located, depth: number, unknown: { count: number }): Promise<MarkupNode[]> {
    const inner = (): Promise<MarkupNode[]> => this.#children(module, node, depth, unknown);
    if (node.type === 'JSXFragment') return await inner();
    const opening = child(node, 'openingElement');
    const written = tagName(child(opening ?? node, 'name'));
    const drawing = this.#imageOf(written, module);
    const name = drawing === null ? written : 'img';
    const props = await this.#props(module, opening);
    if (drawing !== null) Object.assign(props, { src: drawing, alt: props.title ?? props['aria-label'] ?? '' });
    const found = isComponent(name) ? await this.#evaluator.names.findComponent(module, name) : null;
    if (found !== null) return await this.#value(await this.#render(found, props, await inner()), depth + 1, unknown);
    // Attributes with more than data, such as functions, say how an element behaves.
    const attributes = Object.entries(props).flatMap(([key, value]): Attribute[] => toAttribute(key, value));
    const html = props['set:html'];
    const set =
      typeof html === 'string' ? parseMarkup(html) : await this.#value(html ?? props['set:text'], depth + 1, unknown);
    const content = [...(await inner()), ...set];
    const kind = content.length === 0 ? 'empty' : 'open';
    const element: ElementNode = {
      ...{ kind: 'element', name, children: content, offset: 0, indent: null },
      tag: { name, kind, attributes, length: 0 },
    };
    const isInLine = LINE_ELEMENTS.has(name) || LINE_COMPONENTS.test(name) || /^(?:br|img|svg)$/.test(name);
    return isInLine ? [element] : [textNode('\n\n'), element, textNode('\n\n')];
  }

  /** The address of an image that a module imports and uses as a component, or null. */
  #imageOf(name: string, { imports, path }: SourceModule): string | null {
    const from = imports.get(name)?.from ?? '';
    return IMAGE.test(from) ? (this.#host.file?.(from, path) ?? null) : null;
  }

  async #props(module: SourceModule, opening: Node | null): Promise<Record<string, Value>> {
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

  async #children(module: SourceModule, node: Node, depth: number, unknown: { count: number }): Promise<MarkupNode[]> {
    const nodes: MarkupNode[] = [];
    for (const inner of children(node, 'children')) {
      if (inner.type === 'JSXText') {
        const text = collapseJsx(String(inner.value ?? ''));
        if (text !== '') nodes.push(textNode(escapeMarkdown(text)));
      } else nodes.push(...(await this.#value(await this.#evaluate(module, inner), depth, unknown)));
    }
    return nodes;
  }

  async #evaluate(module: SourceModule, node: Node | null): Promise<Value> {
    const inner = node?.type === 'JSXExpressionContainer' ? child(node, 'expression') : node;
    if (inner === null || inner.type === 'JSXEmptyExpression') return null;
    return await this.#evaluator.evaluateKnown({ module, node: inner });
  }
}

function callHook(name: string, [value]: readonly Value[]): { readonly value: Value } | null {
  return /^use(?:State|Memo|Ref)$/.test(name) ? { value: [value] } : null;
}

function textNode(text: string): MarkupNode {
  return { kind: 'text', text };
}

function toAttribute(key: string, value: Value): Attribute[] {
  // Directives of Astro, such as `client:load`.
  if (/^(?:set|is|class|client|server|define|transition):/.test(key)) return [];
  const name = key === 'className' ? 'class' : key;
  if (value === true) return [{ name, value: { kind: 'none' } }];
  if (typeof value === 'string' || typeof value === 'number')
    return [{ name, value: { kind: 'text', text: String(value).replaceAll('&', '&amp;') } }];
  if (value === UNKNOWN || value === null || value === undefined || value === false || value instanceof Jsx) return [];
  if (Array.isArray(value) && value.includes(UNKNOWN)) return [];
  const code = JSON.stringify(value);
  return code === undefined ? [] : [{ name, value: { kind: 'code', code } }];
}

/** The tag name as written, such as `Tree.File` or `a`, or the name of an attribute, such as `set:html`. */
function tagName(node: Node | null): string {
  if (node === null) return '';
  if (node.type === 'JSXNamespacedName') return `${tagName(child(node, 'namespace'))}:${tagName(child(node, 'name'))}`;
  if (node.type !== 'JSXMemberExpression') return typeof node.name === 'string' ? node.name : '';
  return `${tagName(child(node, 'object'))}.${tagName(child(node, 'property'))}`;
}
