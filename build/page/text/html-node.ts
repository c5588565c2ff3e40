/** Decoded text, an element, or what a page puts between elements, such as the Markdown in a guide's HTML. */
export type HtmlNode<Leaf extends NamelessLeaf = never> = string | HtmlElement<Leaf> | Leaf;

export interface NamelessLeaf {
  readonly name: null;
}

export type Attributes = Readonly<Record<string, string>>;

/** An element of an allow-list: its name and attributes are safe. */
export interface HtmlElement<Leaf extends NamelessLeaf = never> {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly HtmlNode<Leaf>[];
  /** The Markdown that it was compiled from, if nothing in it needs rewriting. */
  readonly source?: string;
}

export const NO_ATTRIBUTES: Attributes = {};

export function element(name: string, children: readonly HtmlNode[], attributes?: Attributes): HtmlElement;
export function element<Leaf extends NamelessLeaf>(
  name: string,
  children: readonly HtmlNode<Leaf>[],
  attributes?: Attributes,
): HtmlElement<Leaf>;
export function element<Leaf extends NamelessLeaf>(
  name: string,
  children: readonly HtmlNode<Leaf>[],
  attributes = NO_ATTRIBUTES,
): HtmlElement<Leaf> {
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

/** What is between elements, in order. */
export function leavesIn<Leaf extends NamelessLeaf>(nodes: readonly HtmlNode<Leaf>[]): Leaf[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : isLeaf(node) ? [node] : leavesIn(node.children)));
}

export function isLeaf<Leaf extends NamelessLeaf>(node: HtmlElement<Leaf> | Leaf): node is Leaf {
  return node.name === null;
}
