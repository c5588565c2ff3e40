/** Decoded text, or an element. */
export type HtmlNode = string | HtmlElement;

export type Attributes = Readonly<Record<string, string>>;

/** An element of an allow-list: its name and attributes are safe. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly HtmlNode[];
  /** The Markdown that it was compiled from, if nothing in it needs rewriting. */
  readonly source?: string;
}

export const NO_ATTRIBUTES: Attributes = {};

export function element(name: string, children: readonly HtmlNode[], attributes = NO_ATTRIBUTES): HtmlElement {
  return { name, attributes, children };
}

/** Replaces elements, the innermost first. Elements without a change stay the same objects, with their source. */
export function mapElements(
  nodes: readonly HtmlNode[],
  change: (element: HtmlElement) => HtmlNode | readonly HtmlNode[],
): readonly HtmlNode[] {
  let isSame = true;
  const changed = nodes.flatMap((node): HtmlNode | readonly HtmlNode[] => {
    if (typeof node === 'string') return node;
    const children = mapElements(node.children, change);
    const result = change(children === node.children ? node : element(node.name, children, node.attributes));
    isSame &&= result === node;
    return result;
  });
  return isSame ? nodes : changed;
}

/** The number of elements. */
export function countNodes(nodes: readonly HtmlNode[]): number {
  let count = 0;
  for (const node of nodes) if (typeof node !== 'string') count += 1 + countNodes(node.children);
  return count;
}

export function isHeading({ name }: HtmlElement): boolean {
  return /^h[1-6]$/.test(name);
}

/** The text of an element as it is written, such as code. */
export function textOf({ children }: HtmlElement): string {
  return children
    .map((child) => (typeof child === 'string' ? child : child.name === 'br' ? '\n' : textOf(child)))
    .join('');
}

/** Elements at any depth, but not nested in each other, in order. */
export function findAll(nodes: readonly HtmlNode[], isWanted: (element: HtmlElement) => boolean): HtmlElement[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : isWanted(node) ? [node] : findAll(node.children, isWanted),
  );
}
