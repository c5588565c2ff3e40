import { groupBy } from '../../../../../worker/model/group-by.ts';
import { LINE_ELEMENTS } from '../../../../page/html/elements.ts';
import { isComponent } from '../../../../page/mdx/elements.ts';
import type { Attribute } from '../../../../page/text/markdown/parse-tag.ts';
import type { FoundFunction } from '../../evaluate/calls.ts';
import type { PageValues } from '../../evaluate/evaluator.ts';
import { Jsx, JsxReader, tagName } from '../../evaluate/jsx-reader.ts';
import { escapeMarkdown } from '../../evaluate/jsx-text.ts';
import { UNKNOWN, type Value } from '../../evaluate/known-value.ts';
import type { ProjectModules } from '../../evaluate/project-modules.ts';
import { type Located, parseIn, type SourceModule } from '../../evaluate/source-module.ts';
import { child } from '../../evaluate/syntax-tree.ts';
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
/** Components within a line. */
const LINE_COMPONENTS = /^(?:Icon|Badge|Tooltip|Latex|Link|Term)$/;

/** Evaluates the components and expressions of a page without running anything: what they show at first. */
export class StaticJsx extends JsxReader<MarkupNode> {
  readonly #module: SourceModule;
  readonly #host: JsxHost;

  /** `module`: the code of the page. */
  constructor(root: string, module: SourceModule, host: JsxHost = {}) {
    const values: Omit<PageValues, 'element'> = {
      call: (name, given) => host.call?.(name, given) ?? callHook(name, given),
      file: (from, { path }) => host.file?.(from, path) ?? (IMAGE.test(from) ? from : null),
    };
    super(root, values, host.modules);
    this.#module = module;
    this.#host = host;
  }

  /** What an expression of the page shows; null if only a run could tell. */
  async expression(code: string): Promise<StaticMarkup | null> {
    const located = parseIn(this.#module, code);
    const value = located === null ? UNKNOWN : await this.evaluator.evaluateKnown(located);
    return await this.#toMarkup(value);
  }

  /** What a component of the page shows; null if it is not in the project, or only a run could tell. */
  async component(element: ElementNode): Promise<StaticMarkup | null> {
    const found = await this.evaluator.names.findComponent(this.#module, element.name);
    if (found === null) return null;
    const props: Record<string, Value> = {};
    for (const { name, value } of element.tag.attributes) {
      if (name === '') continue;
      if (value.kind === 'none') props[name] = true;
      else if (value.kind === 'text') props[name] = value.text;
      else {
        const located = parseIn(this.#module, value.code);
        props[name] = located === null ? UNKNOWN : await this.evaluator.evaluateKnown(located);
      }
    }
    return await this.#toMarkup(await this.#render(found, props, element.children));
  }

  /** React passes content as a property; Astro passes what has a `slot` attribute under that name. */
  async #render(found: FoundFunction, props: Record<string, Value>, content: readonly MarkupNode[]): Promise<Value> {
    if (!found.module.path.endsWith('.astro'))
      return await this.evaluator.render(found, { ...props, children: new Children(content) });
    const slots = groupBy(content, (node) => {
      const value =
        node.kind === 'element' ? node.tag.attributes.find(({ name }) => name === 'slot')?.value : undefined;
      return value?.kind === 'text' ? value.text : 'default';
    });
    const filled = [...slots].filter(([, nodes]) =>
      nodes.some((node) => node.kind !== 'text' || node.text.trim() !== ''),
    );
    return await this.evaluator.render(found, {
      props,
      slots: Object.fromEntries(filled.map(([slot, nodes]) => [slot, new Children(nodes)])),
      currentLocale: this.#host.locale,
    });
  }

  async #toMarkup(value: Value): Promise<StaticMarkup | null> {
    if (value === UNKNOWN) return null;
    this.unknown = 0;
    return { nodes: await this.read(value), unknown: this.unknown };
  }

  protected override async read(value: Value, depth = 0): Promise<readonly MarkupNode[]> {
    return value instanceof Children ? value.nodes : await super.read(value, depth);
  }

  protected override readText(text: string): MarkupNode {
    return textNode(escapeMarkdown(text));
  }

  protected override async readElement({ module, node }: Located, depth: number): Promise<readonly MarkupNode[]> {
    const inner = (): Promise<MarkupNode[]> => this.readChildren({ module, node }, depth);
    if (node.type === 'JSXFragment') return await inner();
    const opening = child(node, 'openingElement');
    const written = tagName(child(opening ?? node, 'name'));
    const drawing = this.#imageOf(written, module);
    const name = drawing === null ? written : 'img';
    const props = await this.propsOf(module, opening);
    if (drawing !== null) Object.assign(props, { src: drawing, alt: props.title ?? props['aria-label'] ?? '' });
    const found = isComponent(name) ? await this.evaluator.names.findComponent(module, name) : null;
    if (found !== null) return await this.read(await this.#render(found, props, await inner()), depth + 1);
    // Attributes with more than data, such as functions, say how an element behaves.
    const attributes = Object.entries(props).flatMap(([key, value]): Attribute[] => toAttribute(key, value));
    const html = props['set:html'];
    const set = typeof html === 'string' ? parseMarkup(html) : await this.read(html ?? props['set:text'], depth + 1);
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
