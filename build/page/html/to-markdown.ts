import { fence } from '../../../worker/model/markup/fences.ts';
import { escapeText, plain } from '../../../worker/model/markup/plain-markdown.ts';
import { findAll, type HtmlElement, type HtmlNode, textOf } from '../text/html-node.ts';
import { bullet, code, heading, joinBlocks, numbered, oneLine, quote, target } from '../text/markdown/markdown-text.ts';
import { SECTION_ELEMENTS } from './elements.ts';

/** The address of a link for programs. */
type ToHref = (href: string) => string;

/** Context of inline content: the text of a line break, and the open marks. */
interface Inline {
  readonly lineBreak: string;
  readonly marks: readonly string[];
  readonly toHref: ToHref;
}

/** Block elements. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['blockquote', 'caption', 'dd', 'details', 'div', 'dl', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li'],
  ...['ol', 'p', 'pre', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
  ...SECTION_ELEMENTS,
]);
const MARKS: ReadonlyMap<string, string> = new Map([
  ...['b', 'strong'].map((name): [string, string] => [name, '**']),
  ...['em', 'i', 'var', 'cite'].map((name): [string, string] => [name, '*']),
  ...['del', 's'].map((name): [string, string] => [name, '~~']),
]);
const CODE: ReadonlySet<string> = new Set(['code', 'kbd', 'samp']);
/** Hard line break (CommonMark 0.31 §6.7). */
const LINE_BREAK = '\\\n';

/**
 * Writes a tree as Markdown. Blocks that need no rewriting stay as their author wrote them. `separator` is put between
 * blocks. It is a single line break in tight lists.
 */
export function toMarkdown(nodes: readonly HtmlNode[], toHref: ToHref, separator = '\n\n'): string {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  const endRun = (): void => {
    blocks.push(writeParagraph(run, toHref));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) run.push(node);
    else {
      endRun();
      blocks.push(writeBlock(node, toHref));
    }
  }
  endRun();
  return blocks.filter((block) => block !== '').join(separator);
}

/** An inline element around blocks counts as a block, too. */
function isBlock({ name, children }: HtmlElement): boolean {
  return BLOCKS.has(name) || (!CODE.has(name) && children.some((child) => typeof child !== 'string' && isBlock(child)));
}

function writeParagraph(nodes: readonly HtmlNode[], toHref: ToHref): string {
  return writeInline(nodes, { lineBreak: LINE_BREAK, marks: [], toHref })
    .replace(/ {2,}/g, ' ')
    .split(/(?:\\\n\s*){2,}/)
    .map((part) => escapeStart(part.replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '')))
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Escapes the start of a text that Markdown would parse as a list, heading or quotation. */
function escapeStart(text: string): string {
  return text.replace(/^(#{1,6}(?=\s|$)|[+-](?=\s|$)|>)/gm, '\\$1').replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\');
}

function writeBlock(element: HtmlElement, toHref: ToHref): string {
  const { name, children, source } = element;
  if (source !== undefined) return source;
  const line = (): string => oneLine(writeInline(children, { lineBreak: ' ', marks: [], toHref }));
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(Number(name[1]), line());
    case 'hr':
      return '---';
    case 'pre':
      return fence(textOf(element), /language-(\S+)/.exec(findCode(element)?.attributes.class ?? '')?.[1] ?? '');
    case 'blockquote':
      return quote(toMarkdown(children, toHref));
    case 'ul':
    case 'ol':
      return writeList(element, toHref);
    case 'table':
      return writeTable(element, toHref);
    case 'summary':
    case 'dt':
    case 'caption':
      return line() === '' ? '' : `**${line()}**`;
    default:
      return toMarkdown(children, toHref);
  }
}

function writeList({ name, attributes, children }: HtmlElement, toHref: ToHref): string {
  const start = Number(attributes.start ?? 1);
  const items = children.filter((child) => typeof child !== 'string');
  const isLoose = items.some((item) => item.children.some((child) => typeof child !== 'string' && child.name === 'p'));
  const separator = isLoose ? '\n\n' : '\n';
  return items
    .map((item, index) => {
      const content = toMarkdown(item.children, toHref, separator);
      return name === 'ul' ? bullet(content) : numbered(content, start + index);
    })
    .join(separator);
}

/** The first row becomes the header (GFM 0.29 §4.10). */
function writeTable(table: HtmlElement, toHref: ToHref): string {
  const rows = findAll(table.children, ({ name }) => name === 'tr').map((row) =>
    row.children.flatMap((cell) =>
      typeof cell === 'string'
        ? []
        : oneLine(writeInline(cell.children, { lineBreak: '<br>', marks: [], toHref })).replaceAll('|', '\\|'),
    ),
  );
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0);
  if (columns === 0) return '';
  const toLine = (cells: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  const captions = findAll(table.children, ({ name }) => name === 'caption').map((caption) =>
    writeBlock(caption, toHref),
  );
  const lines = [toLine(head), toLine(Array(columns).fill('---')), ...body.map(toLine)];
  return joinBlocks([...captions, lines.join('\n')]);
}

function writeInline(nodes: readonly HtmlNode[], inline: Inline): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escapeText(node.replace(/\s+/g, ' ')) : writeElement(node, inline)))
    .join('');
}

function writeElement(element: HtmlElement, inline: Inline): string {
  const { name, attributes, children } = element;
  if (name === 'br') return inline.lineBreak;
  if (name === 'img') return `![${plain(attributes.alt ?? '')}](${target(attributes.src ?? '')})`;
  if (CODE.has(name)) return textOf(element).trim() === '' ? '' : code(textOf(element));
  if (name === 'a') return writeLink(element, inline);
  const mark = MARKS.get(name);
  if (mark !== undefined && !inline.marks.includes(mark)) {
    const inner = writeInline(children, { ...inline, marks: [...inline.marks, mark] });
    return around(inner, (text) => mark + text + mark);
  }
  const inner = writeInline(children, inline);
  if (name === 'sup') return around(inner, (text) => `^${text}`);
  if (name === 'q') return around(inner, (text) => `"${text}"`);
  // Blocks in a cell or heading become part of its line.
  return BLOCKS.has(name) ? ` ${inner} ` : inner;
}

function writeLink({ attributes, children }: HtmlElement, inline: Inline): string {
  const label = writeInline(children, { ...inline, lineBreak: ' ' });
  const { href = '', title } = attributes;
  if (href === '') return label;
  return around(label, (text) => `[${oneLine(text)}](${target(inline.toHref(href), title)})`);
}

/** Puts marks around the words, not the surrounding space (CommonMark 0.31 §6.2). */
function around(inner: string, wrap: (text: string) => string): string {
  const text = inner.trim();
  if (text === '') return inner;
  const start = inner.indexOf(text);
  return inner.slice(0, start) + wrap(text) + inner.slice(start + text.length);
}

function findCode({ children }: HtmlElement): HtmlElement | undefined {
  return children.find((child): child is HtmlElement => typeof child !== 'string' && child.name === 'code');
}
