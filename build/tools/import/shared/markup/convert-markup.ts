import { LINE_ELEMENTS } from '../../../../page/html/elements.ts';
import { isComponent } from '../../../../page/mdx/elements.ts';
import { shorten } from '../../../../page/prose/resolve/author-html.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { AttributesOf, dataOf, type NamedData } from './attributes.ts';
import type { ElementNode, ExpressionNode, MarkupNode } from './markup-tree.ts';

/** Writes an element in the Markdown of this engine. */
export type Component = (element: ElementNode, use: ComponentUse) => string;

export interface ComponentUse {
  readonly attributes: AttributesOf;
  /** Name of the component around it, or null. */
  readonly parent: string | null;
  content(): string;
  /** The conversion of other nodes, as the content of a component. */
  convert(nodes: readonly MarkupNode[], parent?: string): string;
  /** The address of a link or a file, as the imported page writes it. */
  address(written: string): string;
  /** Counts something that the page loses or shows in another way. */
  tell(loss: MarkupLoss): void;
}

/** What a page loses or shows in another way. */
export type MarkupLoss =
  /** A component without text of its own, or an expression: what readers saw is missing. */
  | { readonly kind: 'missing'; readonly what: string }
  /** Looks or behaviour. */
  | { readonly kind: 'left-out'; readonly what: string; readonly why: string; readonly remedy: string }
  /** The same content in another form. */
  | { readonly kind: 'changed'; readonly what: string };

/** How the elements of a tool are written. */
export interface MarkupDialect {
  readonly components: ReadonlyMap<string, Component>;
  /** Siblings that belong together: their name → the component that writes them. */
  readonly runs: ReadonlyMap<string, string>;
  /** Parents inside which such siblings stay as they are. */
  readonly containers: ReadonlySet<string>;
  /** Writes a fence or a code span. */
  readonly code: (text: string) => string;
}

/** The page around the markup. */
export interface MarkupPage {
  /** Data that expressions may name. */
  readonly data: NamedData;
  /** The page's own component with this name; null for one of the tool. */
  component(name: string): Component | null;
  /** Whether an expression is code that may show something. */
  isCode(expression: string): boolean;
  /** Whether the page defines or imports this name, which then is not one of the tool. */
  isDefined(name: string): boolean;
  address(written: string): string;
  tell(loss: MarkupLoss, offset: number): void;
}

/** Converts markup of another tool to the Markdown of this engine. What nobody has to change stays as it is. */
export class MarkupConverter {
  readonly #dialect: MarkupDialect;
  readonly #page: MarkupPage;

  constructor(dialect: MarkupDialect, page: MarkupPage) {
    this.#dialect = dialect;
    this.#page = page;
  }

  convert(nodes: readonly MarkupNode[], parent: string | null = null): string {
    return this.#joinRuns(nodes, parent)
      .map((node) => this.#node(node, parent))
      .join('');
  }

  #node(node: MarkupNode, parent: string | null): string {
    switch (node.kind) {
      case 'text':
        return this.#text(node.text);
      case 'code':
        return this.#dialect.code(node.text);
      case 'expression':
        return this.#expression(node);
      case 'element':
        return this.#element(node, parent);
    }
  }

  #text(text: string): string {
    return text.replace(LINK_TARGET, (_whole, before: string, target: string) => before + this.#page.address(target));
  }

  #expression({ code, offset }: ExpressionNode): string {
    if (COMMENT.test(code)) return '';
    const data = dataOf(code, this.#page.data);
    if (typeof data === 'string' || typeof data === 'number') return `{${JSON.stringify(data)}}`;
    if (data === null || typeof data === 'boolean') return '';
    // Braces that are not code are text. An author forgot that they have to be escaped.
    if (!this.#page.isCode(code)) return `\\{${code}\\}`;
    this.#page.tell({ kind: 'missing', what: `what {${shorten(code)}} shows` }, offset);
    return '';
  }

  #element(element: ElementNode, parent: string | null): string {
    const { name, offset, children } = element;
    const own = this.#page.component(name);
    const component = own ?? (this.#page.isDefined(name) ? null : (this.#dialect.components.get(name) ?? null));
    const use: ComponentUse = {
      attributes: new AttributesOf(element, this.#page.data),
      parent,
      content: () => this.convert(children, name),
      convert: (nodes, around = name) => this.convert(nodes, around),
      address: (written) => this.#page.address(written),
      tell: (loss) => this.#page.tell(loss, offset),
    };
    if (component !== null) return component(element, use);
    return isComponent(name) ? writeUnknown(element, use, this.#page.isDefined(name)) : writeHtml(element, use);
  }

  /** Puts siblings that belong together into an element of their own. */
  #joinRuns(nodes: readonly MarkupNode[], parent: string | null): readonly MarkupNode[] {
    if (parent !== null && this.#dialect.containers.has(parent)) return nodes;
    const joined: MarkupNode[] = [];
    for (let start = 0; start < nodes.length; ) {
      const run = this.#runAt(nodes, start);
      if (run === null) joined.push(...nodes.slice(start, start + 1));
      else joined.push(toRun(run.name, run.nodes));
      start += run?.nodes.length ?? 1;
    }
    return joined;
  }

  /** The siblings from an offset on that belong together, with the space between them; null for any other node. */
  #runAt(
    nodes: readonly MarkupNode[],
    start: number,
  ): { readonly name: string; readonly nodes: readonly MarkupNode[] } | null {
    const nameOf = (node: MarkupNode | undefined): string | null =>
      node?.kind === 'element' && !this.#page.isDefined(node.name) ? (this.#dialect.runs.get(node.name) ?? null) : null;
    const name = nameOf(nodes[start]);
    if (name === null) return null;
    let end = start;
    for (let at = start; at < nodes.length; at++) {
      const node = nodes[at];
      if (nameOf(node) === name) end = at + 1;
      else if (node?.kind !== 'text' || node.text.trim() !== '') break;
    }
    return { name, nodes: nodes.slice(start, end) };
  }
}

/** An element of the dialect around siblings. */
function toRun(name: string, nodes: readonly MarkupNode[]): MarkupNode {
  const [first] = nodes;
  if (first?.kind !== 'element') throw new Error('a run begins with an element');
  return { ...first, name, tag: { ...first.tag, attributes: [] }, children: nodes };
}

export const COMMENT = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/[^\n]*(?:\n|$))*$/;
/** The target of a link or an image, also in a definition, and after code or an element in the text of the link. */
const LINK_TARGET =
  /(!?\[(?:[^\][]|\[[^\]]*\])*\]\(\s*<?|^[^\][\n]*\]\(\s*<?|^\s{0,3}\[[^\]\n]+\]:[ \t]*<?)([^)\s>]+)/gm;

/** A component that nobody knows: its content, which may be nothing. */
function writeUnknown({ name, children }: ElementNode, use: ComponentUse, isDefined: boolean): string {
  const content = use.content();
  if (content.trim() === '' && isDefined) use.tell({ kind: 'missing', what: `what <${name}> shows` });
  else if (content.trim() === '')
    use.tell({
      kind: 'left-out',
      what: `<${name}>`,
      why: 'nothing in the project defines it',
      remedy: 'Remove it, or write what it should show.',
    });
  else
    use.tell({
      kind: 'left-out',
      what: `the looks of <${name}>`,
      why: 'no code is run; its content is imported',
      remedy: 'See docs/components.md for your own components.',
    });
  return children.length === 0 ? '' : content;
}

/** Attributes of HTML that say how an element looks or behaves, which pages do not take. */
const DROPPED = /^(?:class|style|key|ref|slot|is|on[A-Z].*|data-.*|suppress.*|(?:is|set|class|client|define):.*|)$/;
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'poster']);

export function writeHtml({ name, tag, children }: ElementNode, use: ComponentUse): string {
  if (name === 'script' || name === 'style') {
    use.tell({
      kind: 'left-out',
      what: `<${name}> of a page`,
      why: 'pages run no code of their own, and there is a single stylesheet',
      remedy: name === 'style' ? 'See "theme.stylesheet" in site.yaml.' : 'See "head" in docs/operating.md.',
    });
    return '';
  }
  // Only its script says what an element of one's own shows beside its content.
  if (name.includes('-')) return use.content();
  const attributes = tag.attributes.flatMap(({ name: key, value }) => {
    if (DROPPED.test(key)) return [];
    if (value.kind === 'none') return [` ${key}`];
    const text = use.attributes.text(key);
    if (text === null) return [];
    return [` ${key}="${(ADDRESSES.has(key) ? use.address(text) : text).replaceAll('"', '&quot;')}"`];
  });
  const open = `<${name}${attributes.join('')}`;
  if (children.length === 0 && tag.kind === 'empty') return `${open} />`;
  return /^(?:br|hr|img|input|source|track|wbr|col)$/.test(name)
    ? `${open} />`
    : `${open}>${toContent(name, use.content())}</${name}>`;
}

/** Elements within a line hold no paragraphs. */
function toContent(name: string, content: string): string {
  return LINE_ELEMENTS.has(name) && !/^[ \t]*(?:`{3}|~{3})/m.test(content)
    ? content.replace(/\s*\n[ \t]*\n\s*/g, ' ')
    : content;
}

/** A block that follows a line of text, also one in an inner list, which MDX ends there. */
const BLOCK_AFTER_LINE = /\n(?<=\S[ \t]*\n)(?=[ \t]*<(?:Steps|Tabs|Cards|FileTree|Admonition|CodeGroup)[ >])/g;
/** A heading as an element with text after it, all of which would be HTML. */
const TEXT_AFTER_HEADING = /^([ \t]*<(h[1-6])\b[^\n]*<\/\2>)[ \t]+(?=\S)/gm;

/** In MDX, an element can follow or precede text directly. Here, one would become part of the other. */
export function separateBlocks(text: string): string {
  const code = new CodeRegions(text);
  const separate = text.replace(BLOCK_AFTER_LINE, (line, offset: number) => (code.includes(offset) ? line : '\n\n'));
  const headings = new CodeRegions(separate);
  return separate.replace(TEXT_AFTER_HEADING, (whole, heading: string, _name, offset: number) =>
    headings.includes(offset) ? whole : `${heading}\n\n`,
  );
}
