import { type HtmlElement, type HtmlNode, isHeading } from '../../page/text/html-node.ts';

// The structure of what the engine writes shows that it is not an author's element with the same class.

export function classesOf({ attributes }: HtmlElement): readonly string[] {
  return (attributes.class ?? '').split(/\s+/);
}

/** A part of a page around its text that is for a screen: `<nav class="toc">`. */
export function isScreenPart(node: HtmlElement): boolean {
  return SCREEN_PARTS.some(([name, own]) => node.name === name && classesOf(node).includes(own));
}

const SCREEN_PARTS = [
  ['nav', 'toc'],
  ['footer', 'facts'],
  ['ul', 'link-line'],
  ['svg', 'icon-external'],
] as const;

/** The empty link after a heading, which leads to it. */
export function isAnchor({ name, attributes, children }: HtmlElement): boolean {
  const { class: own, href = '', id } = attributes;
  return name === 'a' && own === 'anchor' && href.startsWith('#') && id === undefined && children.length === 0;
}

/** `worker/ui/tabs.tsx`. */
export function isTabs(node: HtmlElement): boolean {
  return (
    isDivision(node, 'tabs') &&
    node.attributes['data-tabs'] !== undefined &&
    elementsOf(node.children).every(
      ({ name, attributes }) => name === 'section' && attributes['data-tab'] !== undefined,
    )
  );
}

/** The samples of an operation, or its responses. */
export function isExchange(node: HtmlElement): boolean {
  const [first] = node.children;
  const isSection = node.name === 'section' && classesOf(node).includes('exchange');
  return isSection && first !== undefined && typeof first !== 'string' && isHeading(first);
}

/** `build/page/blocks/lifecycle/lifecycle.tsx`. */
export function isLifecycle(node: HtmlElement): boolean {
  const [drawing, states] = node.children;
  return isDivision(node, 'lifecycle') && isPart(drawing, 'diagram') && isPart(states, 'states');
}

function isDivision(node: HtmlElement, own: string): boolean {
  return node.name === 'div' && node.attributes.class === own;
}

function isPart(node: HtmlNode | undefined, own: string): boolean {
  return node !== undefined && typeof node !== 'string' && classesOf(node).includes(own);
}

function elementsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter((node) => typeof node !== 'string');
}
