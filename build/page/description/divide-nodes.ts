import { countNodes, element, findAll, type HtmlElement, type HtmlNode, isHeading } from '../text/html-node.ts';

/** Elements added to each heading for the link to itself. */
const HEADING_ELEMENTS = 2;

/** Items in each part of a long list or table. */
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
  for (const block of nodes.flatMap(splitBlock)) {
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

function splitBlock(block: HtmlNode): readonly HtmlNode[] {
  if (typeof block === 'string') return [block];
  const { name, attributes, children } = block;
  if (name === 'ul') return group(children).map((items) => element(name, items, attributes));
  if (name === 'ol') {
    const first = Number(attributes.start ?? 1);
    return group(children).map((items, index) =>
      element(name, items, { ...attributes, start: String(first + index * MAX_ITEMS) }),
    );
  }
  const [table] = name === 'div' ? children : [];
  const body = typeof table === 'object' ? table.children.at(-1) : undefined;
  if (typeof table !== 'object' || table.name !== 'table' || typeof body !== 'object') return [block];
  return group(body.children).map((rows) => {
    const parts = [...table.children.slice(0, -1), element(body.name, rows)];
    return element(name, [element(table.name, parts)], attributes);
  });
}

/** Groups elements, leaving out the space between them. At least one group. */
function group(children: readonly HtmlNode[]): HtmlNode[][] {
  const items = children.filter((child) => typeof child !== 'string');
  return Array.from({ length: Math.max(1, Math.ceil(items.length / MAX_ITEMS)) }, (_, index) =>
    items.slice(index * MAX_ITEMS, (index + 1) * MAX_ITEMS),
  );
}
