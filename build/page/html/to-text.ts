import { type HtmlNode, isHeading, isLeaf, type NamelessLeaf } from '../text/html-node.ts';
import { LINE_ELEMENTS } from './elements.ts';

/** A tree's text before its first heading, and below each heading with an id. */
export interface TextSections {
  readonly text: string;
  readonly sections: readonly { readonly id: string; readonly label: string; readonly text: string }[];
}

/** The visible text of a tree on one line. */
export function toText(nodes: readonly HtmlNode[]): string {
  return toLine(write(nodes));
}

/** The visible text of a tree, split at its headings. */
export function toSections(nodes: readonly HtmlNode[]): TextSections {
  const headings: { readonly id: string; readonly label: string }[] = [];
  const texts = [''];
  const visit = (inner: readonly HtmlNode[]): void => {
    for (const node of inner) {
      if (typeof node === 'string') texts[headings.length] += node;
      else if (isHeading(node) && node.attributes.id !== undefined) {
        headings.push({ id: node.attributes.id, label: toText(node.children) });
        texts.push('');
      } else {
        const space = LINE_ELEMENTS.has(node.name) ? '' : ' ';
        texts[headings.length] += space;
        visit(node.children);
        texts[headings.length] += space;
      }
    }
  };
  visit(nodes);
  const [text = '', ...others] = texts.map(toLine);
  return { text, sections: headings.map((heading, index) => ({ ...heading, text: others[index] ?? '' })) };
}

function write(nodes: readonly HtmlNode[]): string {
  let text = '';
  visitText(nodes, (piece) => {
    text += piece;
  });
  return text;
}

/** Visits the text of a tree as it is written, and what is between its elements, in order. */
export function visitText<Leaf extends NamelessLeaf = never>(
  nodes: readonly HtmlNode<Leaf>[],
  visit: (piece: string | Leaf) => void,
): void {
  for (const node of nodes) {
    if (typeof node === 'string' || isLeaf(node)) {
      visit(node);
      continue;
    }
    const isLine = LINE_ELEMENTS.has(node.name);
    if (!isLine) visit(' ');
    visitText(node.children, visit);
    if (!isLine) visit(' ');
  }
}

/** Most texts are a line already: returning them saves a copy. */
function toLine(text: string): string {
  return (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}
