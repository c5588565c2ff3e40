import {
  type Attributes,
  element,
  type HtmlElement,
  type HtmlNode,
  mapElements,
  textOf,
} from '../../page/text/html-node.ts';

const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const TIME = String.raw`\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?`;
/** A date, a time or both, a week, or a duration (HTML §2.3.5). */
const MOMENT = new RegExp(
  String.raw`^(?:\d{4}(?:-\d\d(?:-\d\d(?:[T ]${TIME}(?:Z|[+-]\d\d:?\d\d)?)?)?)?|${TIME}|\d{4}-W\d\d` +
    String.raw`|P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$`,
);

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
      return to(toItems(children, name));
    case 'dl':
      return isDescriptionList(children) ? node : to(children.map(toBlock), 'div');
    case 'table': {
      const isCaption = (child: HtmlNode): boolean => nameOf(child) === 'caption';
      const [first] = children.filter(isCaption);
      return first === undefined ? node : to([first, ...children.filter((child) => !isCaption(child))]);
    }
    case 'details': {
      const summary = children.find((child) => nameOf(child) === 'summary');
      const others = children.filter((child) => child !== summary);
      return to([
        summary ?? element('summary', ['…']),
        ...others.map((child) => (nameOf(child) === 'summary' ? renamed(child, 'p') : child)),
      ]);
    }
    case 'time':
      return attributes.datetime !== undefined || MOMENT.test(textOf(node).trim()) ? node : to(children, 'span');
    case 'meter':
      return attributes.value === undefined ? element('span', children) : node;
    case 'bdo':
      return attributes.dir === undefined ? to(children, 'span') : node;
    default:
      return node;
  }
}

/** The items of a list. All that is between two of them is one. */
function toItems(children: readonly HtmlNode[], list: string): HtmlNode[] {
  const items: HtmlNode[] = [];
  let between: HtmlNode[] = [];
  const endItem = (): void => {
    items.push(...(between.every(isSpace) ? between : [element('li', between)]));
    between = [];
  };
  for (const child of children) {
    if (nameOf(child) !== 'li') {
      between.push(child);
      continue;
    }
    endItem();
    items.push(list === 'ul' ? withoutNumber(child) : child);
  }
  endItem();
  return items;
}

/** Only items of numbered lists have a number. */
function withoutNumber(item: HtmlNode): HtmlNode {
  if (typeof item === 'string' || item.attributes.value === undefined) return item;
  const { value, ...others } = item.attributes;
  return element('li', item.children, others as Attributes);
}

/** Whether terms come first, and each is followed by a description, or groups of them are the only content. */
function isDescriptionList(children: readonly HtmlNode[]): boolean {
  const content = children.filter((child) => !isSpace(child));
  if (content.length > 0 && content.every(isGroup)) return true;
  return /^(?:(?:dt )+(?:dd )+)+$/.test(content.map((child) => `${nameOf(child)} `).join(''));
}

function isGroup(child: HtmlNode): boolean {
  if (typeof child === 'string' || child.name !== 'div') return false;
  const names = child.children.filter((inner) => !isSpace(inner)).map((inner) => `${nameOf(inner)} `);
  return /^(?:dt )+(?:dd )+$/.test(names.join(''));
}

function toBlock(child: HtmlNode): HtmlNode {
  const name = nameOf(child);
  if (typeof child !== 'string' && name === 'div') return element(name, child.children.map(toBlock), child.attributes);
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
