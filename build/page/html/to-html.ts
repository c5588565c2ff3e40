import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { isSafeAddress } from './addresses.ts';
import { VOID_ELEMENTS } from './elements.ts';
import type { HtmlElement, HtmlNode } from './html-node.ts';

/** The HTML of an element with the HTML of its content; undefined to write it as it is. */
type WriteElement = (element: HtmlElement, inner: SafeHtml) => string | undefined;

/** Writes a tree as HTML. */
export function toHtml(nodes: readonly HtmlNode[], write: WriteElement = () => undefined): SafeHtml {
  let html = '';
  for (const node of nodes) html += typeof node === 'string' ? escapeText(node) : writeElement(node, write);
  return html as SafeHtml;
}

function writeElement(node: HtmlElement, write: WriteElement): string {
  const { name, attributes, children } = node;
  const inner = toHtml(children, write);
  const own = write(node, inner);
  if (own !== undefined) return own;
  let open = `<${name}`;
  for (const key in attributes) open += writeAttribute(key, attributes[key] ?? '');
  return VOID_ELEMENTS.has(name) ? `${open}>` : `${open}>${inner}</${name}>`;
}

function writeAttribute(name: string, value: string): string {
  if ((name === 'href' || name === 'src') && !isSafeAddress(value)) return '';
  if (value === '' && name !== 'alt') return ` ${name}`;
  return ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
}

function escapeText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
