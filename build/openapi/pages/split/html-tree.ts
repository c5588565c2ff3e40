/** Text with its references as they stand, or an element. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  /** The start tag as it stands. */
  readonly open: string;
  /** The end tag; empty for a void element. */
  readonly close: string;
  readonly nodes: readonly HtmlNode[];
  /** Elements in it, with itself. */
  readonly weight: number;
}

/** Elements without an end tag (HTML §13.1.2). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Deeper than any page that can be read; beyond the depth that functions may call themselves. */
const MAX_DEPTH = 500;

const TAG = /<(\/?)([a-zA-Z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/g;

interface OpenElement {
  readonly name: string;
  readonly open: string;
  readonly nodes: HtmlNode[];
  weight: number;
}

/** Reads the HTML of one element as React and the sanitiser write it; null where tags do not match, or lie too deep. */
export function readElement(html: string): HtmlElement | null {
  const stack: OpenElement[] = [{ name: '', open: '', nodes: [], weight: 0 }];
  let last = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    const inner = stack.at(-1);
    if (inner === undefined || stack.length > MAX_DEPTH) return null;
    if (index > last) inner.nodes.push(html.slice(last, index));
    last = index + tag.length;
    if (slash === '' && !(VOID.test(name) || tag.endsWith('/>'))) {
      stack.push({ name, open: tag, nodes: [], weight: 1 });
      continue;
    }
    const element = slash === '' ? { name, open: tag, close: '', nodes: [], weight: 1 } : close(stack, name, tag);
    const outer = stack.at(-1);
    if (element === null || outer === undefined) return null;
    outer.nodes.push(element);
    outer.weight += element.weight;
  }
  const [root] = stack[0]?.nodes ?? [];
  return stack.length === 1 && stack[0]?.nodes.length === 1 && typeof root === 'object' ? root : null;
}

/** The markup that a node was read from. */
export function renderNode(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.open + node.nodes.map(renderNode).join('') + node.close;
}

function close(stack: OpenElement[], name: string, tag: string): HtmlElement | null {
  const element = stack.pop();
  return element === undefined || element.name !== name ? null : { ...element, close: tag };
}
