import { isComponent } from '../../../../page/mdx/elements.ts';
import { dataOf, type NamedData } from './attributes.ts';
import { COMMENT } from './convert-markup.ts';
import type { MarkupNode } from './markup-tree.ts';
import type { StaticJsx } from './static-jsx.ts';

/** What the code of a page means for its markup. */
export interface PageCode {
  readonly data: NamedData;
  readonly jsx: StaticJsx;
  /** Whether the page's own code has a component with this name. */
  isOwn(name: string): boolean;
  /** Called for a component or expression whose parts only a run could determine. */
  tellUnknown(what: string, offset: number): void;
}

/** Replaces the components and expressions of a page's own code by the markup that they show. */
export async function expandCode(nodes: readonly MarkupNode[], code: PageCode): Promise<MarkupNode[]> {
  const expanded: MarkupNode[] = [];
  for (const node of nodes) expanded.push(...(await expandNode(node, code)));
  return expanded;
}

async function expandNode(node: MarkupNode, code: PageCode): Promise<readonly MarkupNode[]> {
  if (node.kind === 'expression') {
    if (COMMENT.test(node.code) || dataOf(node.code, code.data) !== undefined) return [node];
    const shown = await code.jsx.expression(node.code);
    if (shown === null) return [node];
    if (shown.unknown > 0)
      code.tellUnknown(`parts of what {${node.code.replace(/\s+/g, ' ').trim().slice(0, 40)}} shows`, node.offset);
    return atOffset(shown.nodes, node.offset);
  }
  if (node.kind !== 'element') return [node];
  const element = { ...node, children: await expandCode(node.children, code) };
  if (!isComponent(node.name) || !code.isOwn(node.name)) return [element];
  const shown = await code.jsx.component(element);
  if (shown === null) return [element];
  if (shown.unknown > 0) code.tellUnknown(`parts of what <${node.name}> shows`, node.offset);
  // What is known of a component replaces it only if it has all of its content.
  if (shown.unknown > 0 && !hasAll(shown.nodes, element.children)) return element.children;
  return atOffset(shown.nodes, node.offset);
}

/** Whether markup has all of these nodes, except space. */
function hasAll(nodes: readonly MarkupNode[], wanted: readonly MarkupNode[]): boolean {
  const found = new Set<MarkupNode>();
  const visit = (inner: readonly MarkupNode[]): void => {
    for (const node of inner) {
      found.add(node);
      if (node.kind === 'element') visit(node.children);
    }
  };
  visit(nodes);
  return wanted.every((node) => found.has(node) || (node.kind === 'text' && node.text.trim() === ''));
}

/** Findings about expanded markup are at its use. */
function atOffset(nodes: readonly MarkupNode[], offset: number): MarkupNode[] {
  return nodes.map((node) =>
    node.kind === 'element' && node.offset === 0
      ? { ...node, offset, children: atOffset(node.children, offset) }
      : node,
  );
}
