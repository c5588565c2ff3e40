import { countNodes, element, findAll, type HtmlElement, type HtmlNode, isHeading } from '../text/html-node.ts';

/** Elements added to each heading for the link to itself. */
const HEADING_ELEMENTS = 2;

/** Most items in each part of a long list or table. */
const MAX_ITEMS = 100;

/** The headings of a text, in order. */
export function headingsIn(nodes: readonly HtmlNode[]): HtmlElement[] {
  return findAll(nodes, isHeading);
}

/** The number of elements of a text on a page. */
function countShown(nodes: readonly HtmlNode[]): number {
  return countNodes(nodes) + HEADING_ELEMENTS * headingsIn(nodes).length;
}

/** Divides a text between blocks into pieces for separate pages. Long lists and tables become several. */
export function divideNodes(nodes: readonly HtmlNode[], maxElements: number): (readonly HtmlNode[])[] {
  if (countNodes(nodes) <= maxElements) return [nodes];
  const pieces: HtmlNode[][] = [[]];
  let elements = 0;
  for (const block of nodes.flatMap((node) => splitBlock(node, maxElements))) {
    const cost = countShown([block]);
    if (elements > 0 && elements + cost > maxElements) {
      pieces.push([]);
      elements = 0;
    }
    pieces.at(-1)?.push(block);
    elements += cost;
  }
  return pieces;
}

function splitBlock(block: HtmlNode, maxElements: number): readonly HtmlNode[] {
  if (typeof block === 'string') return [block];
  const { name, attributes, children } = block;
  if (name === 'ul') return group(children, maxElements).map((items) => element(name, items, attributes));
  if (name === 'ol') {
    let next = Number(attributes.start ?? 1);
    return group(children, maxElements).map((items) => {
      const start = String(next);
      next += items.length;
      return element(name, items, { ...attributes, start });
    });
  }
  const [table] = name === 'div' ? children : [];
  const body = typeof table === 'object' ? table.children.at(-1) : undefined;
  if (typeof table !== 'object' || table.name !== 'table' || typeof body !== 'object') return [block];
  const head = table.children.slice(0, -1);
  return group(body.children, maxElements - countNodes(head)).map((rows) =>
    element(name, [element(table.name, [...head, element(body.name, rows)])], attributes),
  );
}

/** Groups elements, leaving out the space between them, up to a number of elements. At least one group. */
function group(children: readonly HtmlNode[], maxElements: number): HtmlNode[][] {
  const groups: HtmlNode[][] = [[]];
  let elements = 0;
  for (const item of children.filter((child) => typeof child !== 'string')) {
    const cost = countNodes([item]);
    const own = groups.at(-1) ?? [];
    if (own.length === MAX_ITEMS || (own.length > 0 && elements + cost > maxElements)) {
      groups.push([item]);
      elements = cost;
    } else {
      own.push(item);
      elements += cost;
    }
  }
  return groups;
}
