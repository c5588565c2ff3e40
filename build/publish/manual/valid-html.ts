import { type Attributes, element, type HtmlElement, type HtmlNode, mapElements } from '../../page/text/html-node.ts';

const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** A date, perhaps with a time, or a duration (HTML §2.3.5). */
const MOMENT =
  /^(?:\d{4}(?:-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:?\d\d)?)?)?)?|P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$/;

/** Values that attributes may have. */
const VALUES: Readonly<Record<string, RegExp>> = {
  colspan: /^[1-9]\d{0,2}$/,
  rowspan: /^\d{1,5}$/,
  start: INTEGER,
  min: NUMBER,
  max: NUMBER,
  low: NUMBER,
  high: NUMBER,
  optimum: NUMBER,
  datetime: MOMENT,
};
/** Elements whose `value` is a number. */
const MEASURES = new Set(['li', 'meter', 'progress']);

/**
 * Mends what authors may write and browsers show, but stores of books reject: the content and the attributes of elements
 * that HTML does not allow (EPUB 3.3 §6.1).
 */
export function toValidHtml(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return mapElements(nodes, (node) => withValidContent(withValidAttributes(node)));
}

function withValidAttributes(node: HtmlElement): HtmlElement {
  const entries = Object.entries(node.attributes);
  const kept = entries.filter(([name, value]) => isValid(node.name, name, value));
  return kept.length === entries.length ? node : element(node.name, node.children, Object.fromEntries(kept));
}

function isValid(name: string, attribute: string, value: string): boolean {
  if (attribute === 'value') return !MEASURES.has(name) || NUMBER.test(value);
  if (attribute === 'for') return name !== 'output';
  return !Object.hasOwn(VALUES, attribute) || VALUES[attribute]?.test(value) === true;
}

function withValidContent(node: HtmlElement): HtmlElement {
  const { name, attributes, children } = node;
  const to = (changed: readonly HtmlNode[], tag = name): HtmlElement => element(tag, changed, attributes);
  switch (name) {
    case 'ul':
    case 'ol':
      return to(children.map((child) => toItem(child, name)));
    case 'dl':
      return isDescriptionList(children) ? node : to(children.map(toBlock), 'div');
    case 'table': {
      const isCaption = (child: HtmlNode): boolean => nameOf(child) === 'caption';
      const [first] = children.filter(isCaption);
      return first === undefined ? node : to([first, ...children.filter((child) => !isCaption(child))]);
    }
    case 'details': {
      const [first, ...others] = children;
      return first === undefined
        ? node
        : to([first, ...others.map((child) => (nameOf(child) === 'summary' ? renamed(child, 'p') : child))]);
    }
    case 'bdo':
      return attributes.dir === undefined ? to(children, 'span') : node;
    default:
      return node;
  }
}

/** An item of a list. Only those of numbered lists have a number. */
function toItem(child: HtmlNode, list: string): HtmlNode {
  if (isSpace(child)) return child;
  if (typeof child === 'string' || child.name !== 'li') return element('li', [child]);
  const { value, ...others } = child.attributes;
  return value === undefined || list === 'ol' ? child : element('li', child.children, others as Attributes);
}

/** Whether terms come first, and each is followed by a description, or groups of them are the only content. */
function isDescriptionList(children: readonly HtmlNode[]): boolean {
  const names = children.filter((child) => !isSpace(child)).map(nameOf);
  if (names.every((name) => name === 'div')) return names.length > 0;
  return /^(?:(?:dt )+(?:dd )+)+$/.test(names.map((name) => `${name} `).join(''));
}

function toBlock(child: HtmlNode): HtmlNode {
  const name = nameOf(child);
  return name === 'dt' ? renamed(child, 'p') : name === 'dd' ? renamed(child, 'div') : child;
}

function renamed(node: HtmlNode, name: string): HtmlNode {
  return typeof node === 'string' ? node : element(name, node.children, node.attributes);
}

function nameOf(node: HtmlNode): string {
  return typeof node === 'string' ? '' : node.name;
}

function isSpace(node: HtmlNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}
