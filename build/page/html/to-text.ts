import { LINE_ELEMENTS } from './elements.ts';
import { type HtmlNode, isHeading } from './html-node.ts';

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
  for (const node of nodes) {
    if (typeof node === 'string') text += node;
    else text += LINE_ELEMENTS.has(node.name) ? write(node.children) : ` ${write(node.children)} `;
  }
  return text;
}

/** Most texts are a line already: returning them saves a copy. */
function toLine(text: string): string {
  return (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}
