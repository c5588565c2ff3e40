import { Parser } from 'htmlparser2';
import { type Attributes, element, type HtmlElement, type HtmlNode } from '../text/html-node.ts';
import { VOID_ELEMENTS } from './elements.ts';

/** Reads well-formed HTML, such as that of an article. Comments are left out. */
export function readArticle(html: string): readonly HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: { readonly name: string; readonly attributes: Attributes; readonly children: HtmlNode[] }[] = [];
  const add = (node: HtmlNode): void => void (open.at(-1)?.children ?? root).push(node);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => void open.push({ name, attributes: { ...attributes }, children: [] }),
      ontext(text) {
        const siblings = open.at(-1)?.children ?? root;
        const last = siblings.at(-1);
        if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
        else siblings.push(text);
      },
      onclosetag() {
        const done = open.pop();
        if (done !== undefined) add(element(done.name, done.children, done.attributes));
      },
    },
    // Names in drawings have capitals.
    { decodeEntities: true, recognizeSelfClosing: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return root;
}

/** Namespaces of elements that are not HTML, which XML must name. */
const NAMESPACES: Readonly<Record<string, string>> = {
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
};

/** Writes a tree as XML that HTML parsers read the same way (HTML and XHTML agree on it). */
export function writeTree(nodes: readonly HtmlNode[]): string {
  let text = '';
  for (const node of nodes) text += typeof node === 'string' ? escapeText(node) : writeElement(node);
  return text;
}

function writeElement({ name, attributes, children }: HtmlElement): string {
  let tag = `<${name}`;
  const namespace = Object.hasOwn(NAMESPACES, name) ? NAMESPACES[name] : undefined;
  if (namespace !== undefined) tag += ` xmlns="${namespace}"`;
  tag += writeAttributes(attributes);
  if (VOID_ELEMENTS.has(name)) return `${tag}/>`;
  return `${tag}>${writeTree(children)}</${name}>`;
}

export function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([key, value]) => (key === 'xmlns' ? '' : ` ${key}="${escapeText(value).replaceAll('"', '&quot;')}"`))
    .join('');
}

/** XML has no character for these, even as a reference (XML 1.0 §2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them.
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

export function escapeText(text: string): string {
  return text.replace(NO_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
