import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import { type HtmlElement, type HtmlNode, isLeaf, type NamelessLeaf } from '../text/html-node.ts';
import type { BlockHtml } from '../text/tokens.ts';
import { isSafeAddress, isScript } from './addresses.ts';
import { VOID_ELEMENTS } from './elements.ts';

/** What one tree is written with that others are not. */
interface HtmlWriter<Leaf extends NamelessLeaf> {
  /** The HTML of an element with the HTML of its content; undefined to write it as it is. */
  readonly element?: (element: HtmlElement<Leaf>, inner: SafeHtml) => string | undefined;
  readonly leaf?: (leaf: Leaf) => string;
  /** Whether an address is kept: by default, one of the web, an e-mail program or this site. */
  readonly isAddress?: (address: string) => boolean;
}

/** Writes a tree as HTML. */
export function toHtml<Leaf extends NamelessLeaf = never>(
  nodes: readonly HtmlNode<Leaf>[],
  writer: HtmlWriter<Leaf> = {},
): SafeHtml {
  let html = '';
  for (const node of nodes) {
    if (typeof node === 'string') html += escapeText(node);
    else html += isLeaf(node) ? (writer.leaf?.(node) ?? '') : writeElement(node, writer);
  }
  return html as SafeHtml;
}

/** Writes a block of a guide, whose links are resolved. */
export function writeBlock(nodes: readonly BlockHtml[]): SafeHtml {
  return toHtml(nodes, { leaf: ({ html }) => html, isAddress: (url) => !isScript(url) });
}

function writeElement<Leaf extends NamelessLeaf>(node: HtmlElement<Leaf>, writer: HtmlWriter<Leaf>): string {
  const { name, attributes, children } = node;
  const inner = toHtml(children, writer);
  const own = writer.element?.(node, inner);
  if (own !== undefined) return own;
  const { isAddress = isSafeAddress } = writer;
  let open = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key] ?? '';
    if ((key !== 'href' && key !== 'src') || isAddress(value)) open += writeAttribute(key, value);
  }
  return VOID_ELEMENTS.has(name) ? `${open}>` : `${open}>${inner}</${name}>`;
}

function writeAttribute(name: string, value: string): string {
  if (value === '' && name !== 'alt') return ` ${name}`;
  return ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
}

function escapeText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
