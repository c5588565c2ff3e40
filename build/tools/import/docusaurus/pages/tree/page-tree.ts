import type { PageValues } from '../../../evaluate/evaluator.ts';
import { Jsx, JsxReader, tagName } from '../../../evaluate/jsx-reader.ts';
import { isMapping, UNKNOWN, type Value } from '../../../evaluate/known-value.ts';
import type { ProjectModules } from '../../../evaluate/project-modules.ts';
import type { Located, SourceModule } from '../../../evaluate/source-module.ts';
import { child, type Node } from '../../../evaluate/syntax-tree.ts';
import { fillText, splitText, translateText } from '../../texts/code-texts.ts';
import type { Messages } from '../../texts/messages.ts';

/** An HTML element, or a group of elements if `tag` is null. */
export interface TreeElement {
  readonly tag: string | null;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Tree[];
}
export type Tree = TreeElement | string;

/** The content of a page made of components. */
export interface PageContent {
  readonly tree: readonly Tree[];
  /** From the surrounding layout, or null. */
  readonly title: string | null;
  readonly description: string | null;
}

/** What is static in a page. */
interface RenderedPage extends PageContent {
  /** The number of parts that only running the code could determine. */
  readonly unknown: number;
}

/** The values of `useDocusaurusContext()` in a language. */
export interface SiteContext {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  readonly baseUrl: string;
  readonly locale: string;
  readonly defaultLocale: string;
}

/** Where a page is rendered. */
export interface PageLanguage {
  readonly context: SiteContext;
  /** Translations of the texts in code: `code.json`. */
  readonly messages: Messages;
}

/** Renders the static parts of a React component: the elements of its module and of those it imports. */
export class TreeRenderer extends JsxReader<Tree> {
  readonly #messages: Messages;
  #title: string | null = null;
  #description: string | null = null;

  constructor(root: string, { context, messages }: PageLanguage, modules?: ProjectModules) {
    super(root, pageValues(context, messages), modules);
    this.#messages = messages;
  }

  /** Renders the page that a file exports; null if it does not export a component. */
  async render(path: string): Promise<RenderedPage | null> {
    const module = await this.evaluator.modules.load(path);
    const found = module === null ? null : await this.evaluator.names.exportedComponent(module);
    if (found === null) return null;
    const tree = await this.read(await this.evaluator.render(found, {}));
    return { tree, title: this.#title, description: this.#description, unknown: this.unknown };
  }

  /** Renders a component with its name in a module, and counts the parts that only running it could determine. */
  async renderComponent(
    module: SourceModule,
    name: string,
    props: Readonly<Record<string, Value>>,
  ): Promise<Pick<RenderedPage, 'tree' | 'unknown'> | null> {
    const found = await this.evaluator.names.findComponent(module, name);
    if (found === null) return null;
    const tree = await this.read(await this.evaluator.render(found, props));
    return { tree, unknown: this.unknown };
  }

  /** Renders an expression, and counts the parts that only running it could determine. */
  async renderExpression(expression: Located): Promise<Pick<RenderedPage, 'tree' | 'unknown'>> {
    const tree = await this.read(await this.evaluator.evaluateKnown(expression));
    return { tree, unknown: this.unknown };
  }

  protected override readText(text: string): Tree {
    return text;
  }

  protected override async readElement({ module, node }: Located, depth: number): Promise<readonly Tree[]> {
    const inner = (): Promise<Tree[]> => this.readChildren({ module, node }, depth);
    if (node.type === 'JSXFragment') return await inner();
    const opening = child(node, 'openingElement');
    const name = tagName(child(opening ?? node, 'name'));
    const props = await this.propsOf(module, opening);
    const text = (key: string): string | null => (typeof props[key] === 'string' ? props[key] : null);
    const toElement = async (tag: string | null, attributes: readonly [string, string | null][] = []) => [
      {
        tag,
        attributes: new Map(attributes.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]))),
        children: await inner(),
      },
    ];
    if (/^[a-z]/.test(name))
      return await toElement(
        name,
        (['href', 'src', 'alt', 'start', 'title', 'poster', 'className'] as const).map((key) => [key, text(key)]),
      );
    switch (name) {
      case 'Layout':
        this.#title ??= text('title');
        this.#description ??= text('description');
        return await inner();
      case 'Head':
      case 'BrowserOnly':
        return [];
      case 'Link':
        return await toElement('a', [['href', text('to') ?? text('href')]]);
      case 'Heading':
        return await toElement(text('as') ?? 'h2');
      case 'CodeBlock':
        return await toElement('pre');
      case 'Tabs':
      case 'TabItem':
      case 'Admonition':
      case 'Details':
        if (!isOfTheme(module, name)) break;
        return await toElement(
          name,
          (['type', 'title', 'value', 'label', 'groupId', 'summary'] as const).map((key) => [key, text(key)]),
        );
      case 'Translate':
        return await this.#translate(await inner(), props, depth);
    }
    return await this.#component(
      module,
      name,
      { ...props, children: new Jsx({ module, node: fragmentOf(node) }) },
      depth,
    );
  }

  /** The content of `<Translate>` in the language of the page. */
  async #translate(
    content: readonly Tree[],
    { id, values }: Readonly<Record<string, Value>>,
    depth: number,
  ): Promise<readonly Tree[]> {
    // Docusaurus translates nothing but text.
    if (content.some((tree) => typeof tree !== 'string')) return [...content];
    const text = translateText(this.#messages, { id, message: content.join('').trim() });
    const trees: Tree[] = [];
    for (const part of splitText(text ?? '', isMapping(values) ? values : {}))
      trees.push(...(typeof part === 'string' ? [part] : await this.read(part.value, depth)));
    return trees;
  }

  /** Renders a component of the project, or only the children of a foreign component. */
  async #component(
    module: SourceModule,
    name: string,
    props: Readonly<Record<string, Value>>,
    depth: number,
  ): Promise<readonly Tree[]> {
    const found = await this.evaluator.names.findComponent(module, name);
    const value = found === null ? UNKNOWN : await this.evaluator.render(found, props);
    if (value !== UNKNOWN) return await this.read(value, depth);
    this.unknown++;
    const content = await this.read(props.children, depth);
    if (typeof props.href !== 'string') return content;
    // A foreign component with an address is a link or a button.
    return [{ tag: 'a', attributes: new Map([['href', props.href]]), children: content }];
  }
}

/** Whether a module imports this component from Docusaurus's theme. */
function isOfTheme({ imports }: SourceModule, name: string): boolean {
  return imports.get(name)?.from.startsWith('@theme/') === true;
}

function pageValues(site: SiteContext, messages: Messages): Omit<PageValues, 'element'> {
  const { title, tagline, url, baseUrl, locale, defaultLocale } = site;
  const siteConfig = { title, tagline, url, baseUrl, customFields: {}, themeConfig: {} };
  const context = { siteConfig, i18n: { currentLocale: locale, defaultLocale } };
  return {
    call(name, [argument, values]) {
      if (name === 'useDocusaurusContext') return { value: context };
      if (name === 'useBaseUrl') return { value: argument };
      if (name === 'useState') return { value: [argument] };
      if (name === 'useColorMode') return { value: { colorMode: 'light', isDarkTheme: false } };
      if (name === 'clsx' || name === 'classNames') return { value: '' };
      if (name !== 'translate' || !isMapping(argument)) return null;
      const text = translateText(messages, argument);
      return text === null ? null : { value: fillText(text, isMapping(values) ? values : {}) };
    },
    file(from) {
      if (!/\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(from)) return null;
      return from.startsWith('@site/static/') ? from.slice('@site/static'.length) : from;
    },
  };
}

/** The children of an element as a fragment. */
function fragmentOf(node: Node): Node {
  return { type: 'JSXFragment', start: node.start, children: node.children };
}
